import {
  type OpeningException as ExceptionShape,
  type OpeningHours as HoursShape,
  type OpeningSpan as SpanShape,
} from "@portal/model/calendar/opening-hours.ts";
import { builder } from "../../core/http/graphql.ts";

const OpeningSpan = builder.objectRef<SpanShape>("OpeningSpan").implement({
  description: "From when until when, as clocks in Switzerland show it; 24:00 ends a day.",
  fields: (t) => ({
    opens: t.exposeString("opens", { description: "HH:MM." }),
    closes: t.exposeString("closes", { description: "HH:MM." }),
  }),
});

const OpeningException = builder.objectRef<ExceptionShape>("OpeningException").implement({
  description: "An exception to the usual week: a holiday, or other hours.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The day that is unlike its weekday." }),
    reason: t.exposeString("reason", {
      description: "The name of the holiday, or why; in the language of the request.",
    }),
    spans: t.field({
      type: [OpeningSpan],
      description: "Empty where it stays shut.",
      resolve: ({ spans }) => [...spans],
    }),
  }),
});

export const OpeningHours = builder.objectRef<HoursShape>("OpeningHours").implement({
  description: "When a place is open.",
  fields: (t) => ({
    week: t.field({
      type: t.listRef(t.listRef(OpeningSpan)),
      description: "Monday to Sunday; no span on a day on which it stays shut.",
      resolve: ({ week }) => week.map((spans) => [...spans]),
    }),
    exceptions: t.field({
      type: [OpeningException],
      description: "Of the coming weeks.",
      resolve: ({ exceptions }) => [...exceptions],
    }),
  }),
});

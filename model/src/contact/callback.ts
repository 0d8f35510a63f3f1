import * as z from "zod/mini";
import { type OpeningHours, spansOn } from "../calendar/opening-hours.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { manyLines } from "../portal/texts.ts";
import { Phone } from "../typing/phone.ts";
import { callbackPeriods } from "../requests/codes.ts";

/** The part of the day at which the customer wants the call. */
export const CallbackPeriod = /* @__PURE__ */ z.enum(callbackPeriods, "required");
export type CallbackPeriod = z.infer<typeof CallbackPeriod>;

/** The customer chooses among this many working days, starting with the next one. */
export const CALLBACK_DAYS = 10;

/** The request for a callback. */
export const RequestCallback = /* @__PURE__ */ z.object({
  phone: Phone,
  date: z.iso.date("required"),
  period: CallbackPeriod,
  message: manyLines(messageCounts["message.tooLong"]),
});
export type RequestCallback = z.infer<typeof RequestCallback>;

/** A part of a day in which the line is open. */
export interface CallbackSpan {
  readonly period: CallbackPeriod;
  readonly opens: string;
  readonly closes: string;
}

/** Where the parts of a day begin and end. */
const parts: readonly CallbackSpan[] = [
  { period: "MORNING", opens: "00:00", closes: "12:00" },
  { period: "AFTERNOON", opens: "12:00", closes: "17:00" },
  { period: "EVENING", opens: "17:00", closes: "24:00" },
];

/** The parts of a day in which a clerk can call; empty on a day on which the line is closed. */
export function callbackSpans(hours: OpeningHours, day: string): CallbackSpan[] {
  return parts.flatMap((part) => {
    const within = spansOn(hours, day)
      .map(({ opens, closes }) => ({
        opens: opens > part.opens ? opens : part.opens,
        closes: closes < part.closes ? closes : part.closes,
      }))
      .filter(({ opens, closes }) => opens < closes);
    const [first] = within;
    const last = within.at(-1);
    return first && last ? [{ period: part.period, opens: first.opens, closes: last.closes }] : [];
  });
}

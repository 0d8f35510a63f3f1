import { builder } from "../../core/http/graphql.ts";
import { listWorkingDays } from "./calendar.ts";

builder.queryField("workingDays", (t) =>
  t.field({
    type: ["Date"],
    description:
      "The working days of the company that follow a day, in their order, at most 60. The last is the day after that many working days.",
    args: {
      dateFrom: t.arg({ type: "Date", required: true }),
      numberOfDays: t.arg.int({ required: true }),
    },
    resolve: (_root, wish, ctx) => listWorkingDays(ctx, wish),
  }),
);

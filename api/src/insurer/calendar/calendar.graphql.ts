import { builder } from "../../core/http/graphql.ts";
import { listWorkingDays } from "./calendar.ts";

builder.queryField("workingDays", (t) =>
  t.field({
    type: ["Date"],
    description:
      "The working days of the company that follow a day, in their order, at most 60. The last is the day after that many working days.",
    args: {
      dateFrom: t.arg({ type: "Date", required: true, description: "The day that they follow." }),
      numberOfDays: t.arg.int({ required: true, description: "How many, at most 60." }),
    },
    resolve: (_root, args, ctx) => listWorkingDays(ctx, args),
  }),
);

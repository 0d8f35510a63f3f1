import { builder } from "../core/http/graphql.ts";
import { findYearEndNotice } from "./year-end-notice.ts";

builder.queryField("yearEndNotice", (t) =>
  t.field({
    type: "Date",
    description:
      "The last day of this year on which the change of a deductible, a model or an insurer for 1 January is in time.",
    resolve: (_root, _args, ctx) => findYearEndNotice(ctx),
  }),
);

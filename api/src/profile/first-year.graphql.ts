import { builder } from "../core/http/graphql.ts";
import { readFirstYear } from "./first-year.ts";

builder.queryField("firstYear", (t) =>
  t.int({
    description:
      "The first year of which lists can have something: that of joining, or of an entry from before it.",
    resolve: (_root, _args, ctx) => readFirstYear(ctx),
  }),
);

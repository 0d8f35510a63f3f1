import { builder } from "../core/http/graphql.ts";
import { endTour, isTourDue } from "./tour.ts";

builder.queryField("isTourDue", (t) =>
  t.boolean({
    description: "Whether the tour of the portal opens by itself for this account.",
    resolve: (_root, _args, ctx) => isTourDue(ctx),
  }),
);

builder.mutationField("endTour", (t) =>
  t.boolean({
    description: "The tour was finished or skipped and does not open by itself again; always true.",
    resolve: (_root, _args, ctx) => endTour(ctx),
  }),
);

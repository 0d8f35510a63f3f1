import type { FlagId } from "@portal/model/portal/flags.ts";
import { publicBuilder } from "../core/http/graphql.ts";
import { listFeatureFlags } from "./platform.ts";

const FeatureFlag = publicBuilder
  .objectRef<{ id: FlagId; value: boolean }>("FeatureFlag")
  .implement({
    description: "A switch that opens a part of the portal.",
    fields: (t) => ({ id: t.exposeID("id"), value: t.exposeBoolean("value") }),
  });

publicBuilder.queryField("featureFlags", (t) =>
  t.field({
    type: [FeatureFlag],
    args: { platform: t.arg.string({ required: true }) },
    resolve: (_root, _args, ctx) => listFeatureFlags(ctx),
  }),
);

import type { FlagId } from "@portal/model/portal/flags.ts";
import { publicBuilder } from "../core/http/graphql.ts";
import { listFeatureFlags } from "./platform.ts";

const FeatureFlag = publicBuilder
  .objectRef<{ id: FlagId; value: boolean }>("FeatureFlag")
  .implement({
    description: "A switch that opens a part of the portal.",
    fields: (t) => ({
      id: t.exposeID("id"),
      value: t.exposeBoolean("value", {
        description: "Whether it is on; what is not listed is off.",
      }),
    }),
  });

publicBuilder.queryField("featureFlags", (t) =>
  t.field({
    type: [FeatureFlag],
    description: "All switches, as they stand now.",
    args: {
      platform: t.arg.string({
        required: true,
        description: "What asks, such as `browser`; every platform gets the same.",
      }),
    },
    resolve: (_root, _args, ctx) => listFeatureFlags(ctx),
  }),
);

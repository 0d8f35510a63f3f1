import { queryOptions } from "@tanstack/react-query";
import { type FlagId, flagIds } from "@portal/model/portal/flags.ts";
import { report } from "./errors/errors.ts";
import { queryPublic } from "./http/api.ts";
import { FeatureFlags } from "./portal-requests.ts";

/** The feature flags of visitors; all are off if they cannot be read. */
export const publicFlags = queryOptions({
  queryKey: ["public-flags"],
  queryFn: async (): Promise<readonly FlagId[]> => {
    try {
      const { featureFlags } = await queryPublic(
        FeatureFlags,
        { platform: "web" },
        { silent: true },
      );
      return raisedFlags(featureFlags);
    } catch (error) {
      report(error);
      return [];
    }
  },
  select: (flags) => new Set(flags),
});

export function raisedFlags(flags: readonly { id: string; value: boolean }[]): FlagId[] {
  const raised = new Set(flags.filter(({ value }) => value).map(({ id }) => id));
  return flagIds.filter((id) => raised.has(id));
}

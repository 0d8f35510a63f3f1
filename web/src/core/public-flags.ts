import { queryOptions } from "@tanstack/react-query";
import { type FlagId, flagIds } from "@portal/model/portal/flags.ts";
import { report } from "./errors/errors.ts";
import { queryPublic } from "./http/api.ts";
import { FeatureFlags } from "./portal-requests.ts";

/** The flags for who is not signed in. One that cannot be read is off: less to see, and nothing to tell. */
export const publicFlags = queryOptions({
  queryKey: ["public-flags"],
  queryFn: async (): Promise<ReadonlySet<FlagId>> => {
    try {
      const { featureFlags } = await queryPublic(
        FeatureFlags,
        { platform: "web" },
        { silent: true },
      );
      return raisedFlags(featureFlags);
    } catch (error) {
      report(error);
      return new Set();
    }
  },
});

export function raisedFlags(flags: readonly { id: string; value: boolean }[]): ReadonlySet<FlagId> {
  const raised = new Set(flags.filter(({ value }) => value).map(({ id }) => id));
  return new Set(flagIds.filter((id) => raised.has(id)));
}

import { useQuery } from "../core/http/useQuery.ts";
import { invalidatedByDecisions } from "../core/http/cache-invalidation.ts";
import { query } from "../core/http/api.ts";
import { Interactions, isListed, reportUnknown } from "./interactions.ts";

/** The requests of a year that have details. */
export function useInteractions(year: number) {
  const { data, isError, refetch } = useQuery({
    ...invalidatedByDecisions,
    queryKey: ["interactions", year],
    queryFn: async () => {
      const period = { from: `${year}-01-01`, to: `${year}-12-31` };
      const { interactions } = await query(Interactions, period);
      reportUnknown(interactions.flatMap((one) => [one, ...one.children]));
      return interactions.filter(isListed);
    },
  });
  return { interactions: data, hasFailed: isError && !data, refetch };
}

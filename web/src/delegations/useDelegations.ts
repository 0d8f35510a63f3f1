import { useQuery } from "../core/http/useQuery.ts";
import { query } from "../core/http/api.ts";
import { Delegations, holdsIn, periodOf } from "./delegations.ts";

/** The vouchers that are valid in the chosen years. */
export function useDelegations(years: readonly string[], today: string) {
  const period = periodOf(years, today);
  const { data, isError, refetch } = useQuery({
    queryKey: ["delegations", period.from, period.to],
    queryFn: () => query(Delegations, period),
  });
  return {
    delegations: data?.delegations.filter((one) => holdsIn(one, years)),
    hasFailed: isError && !data,
    refetch,
  };
}

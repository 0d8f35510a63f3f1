import { useQuery } from "../../core/http/useQuery.ts";
import { graphql, query } from "../../core/http/api.ts";
import { type Choice, yearChoice } from "../../core/routing/search.ts";

const FirstYear = graphql(`
  query FirstYear {
    firstYear
  }
`);

/** The year in which the customer joined or had a first entry. Until it is loaded, lists offer all years. */
export function useFirstYear(): number {
  const { data } = useQuery({
    queryKey: ["first year"],
    queryFn: async () => (await query(FirstYear, {}, { silent: true })).firstYear,
    staleTime: Infinity,
  });
  return data ?? 0;
}

/** The last years of a list, without those before the customer joined. */
export function useYearChoice(today: string, count: number): Choice<number> {
  const years = Number(today.slice(0, 4)) - useFirstYear() + 1;
  return yearChoice(today, { count: Math.min(count, Math.max(1, years)) });
}

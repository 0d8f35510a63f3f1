import { useQuery } from "@tanstack/react-query";
import { graphql, query } from "../../core/http/api.ts";

const FirstYear = graphql(`
  query FirstYear {
    firstYear
  }
`);

/** The year in which the customer joined, or had a first entry. Until it is known, lists offer all their years. */
export function useFirstYear(): number {
  const { data } = useQuery({
    queryKey: ["first year"],
    queryFn: async () => (await query(FirstYear, {}, { silent: true })).firstYear,
    staleTime: Infinity,
  });
  return data ?? 0;
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { query } from "../core/http/api.ts";
import type { ReimbursementsQuery } from "../core/http/gql/private.ts";
import { MarkReimbursementSeen, Reimbursements } from "./reimbursements.ts";

/** The statements of a year. One that is opened counts as seen at once. */
export function useStatements(year: number) {
  const cache = useQueryClient();
  const queryKey = ["reimbursements", year];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => query(Reimbursements, { from: `${year}-01-01`, to: `${year}-12-31` }),
  });
  const markSeen = (id: string) => {
    cache.setQueryData<ReimbursementsQuery>(queryKey, (before) => {
      const reimbursements = before?.reimbursements.map((one) =>
        one.id === id ? { ...one, seen: true } : one,
      );
      return reimbursements && { reimbursements };
    });
    // Whether it was told does not concern the reader: it stays unread for the next time.
    query(MarkReimbursementSeen, { id }, { silent: true }).catch(() => {});
  };
  return {
    statements: data?.reimbursements,
    hasFailed: isError && !data,
    refetch,
    markSeen,
  };
}

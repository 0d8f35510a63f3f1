import { currentRepresentation } from "../core/session/representation.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { useQueryClient } from "@tanstack/react-query";
import { query } from "../core/http/api.ts";
import type { ReimbursementsQuery } from "../core/http/gql/private.ts";
import { MarkReimbursementSeen, onTheirWay, Reimbursements } from "./reimbursements.ts";

function statementsOf(year: number) {
  return {
    queryKey: ["reimbursements", year],
    queryFn: () => query(Reimbursements, { from: `${year}-01-01`, to: `${year}-12-31` }),
  };
}

/** The statements of a year. One that is opened is marked as seen at once. */
export function useStatements(year: number) {
  const cache = useQueryClient();
  const { queryKey, queryFn } = statementsOf(year);
  const { data, isError, refetch } = useQuery({ queryKey, queryFn });
  const markSeen = (id: string) => {
    cache.setQueryData<ReimbursementsQuery>(queryKey, (before) => {
      const reimbursements = before?.reimbursements.map((one) =>
        one.id === id ? { ...one, seen: true } : one,
      );
      return reimbursements && { reimbursements };
    });
    // If it fails, the statement stays unread until the next time.
    if (currentRepresentation() === undefined)
      query(MarkReimbursementSeen, { id }, { silent: true }).catch(() => {});
  };
  return {
    statements: data?.reimbursements,
    hasFailed: isError && !data,
    refetch,
    markSeen,
  };
}

/** A payment takes a few working days: in early January it may be of the year before. */
const LONGEST_WAY_DAYS = 14;
const DAY_MS = 86_400_000;

/** The payments that have not arrived yet. */
export function usePaymentsOnTheirWay(today: string) {
  const year = Number(today.slice(0, 4));
  const since = new Date(Date.parse(today) - LONGEST_WAY_DAYS * DAY_MS).toISOString();
  const isNewYear = !since.startsWith(String(year));
  const ofYear = useQuery(statementsOf(year));
  const ofYearBefore = useQuery({ ...statementsOf(year - 1), enabled: isNewYear });
  const answers = isNewYear ? [ofYear, ofYearBefore] : [ofYear];
  return onTheirWay(answers.flatMap(({ data }) => data?.reimbursements ?? []));
}

import { useQuery } from "../core/http/useQuery.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { query } from "../core/http/api.ts";
import { PendingBills } from "./reimbursements.ts";

const queryKey = ["pending bills"];
const ASK_AGAIN_MS = 15_000;

/** The pending bills. The page polls while there is one, and refetches the lists once it is decided. */
export function usePendingBills() {
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => {
      const background = cache.getQueryData(queryKey) !== undefined;
      return query(PendingBills, {}, { silent: true, background });
    },
    refetchInterval: ({ state }) => (state.data?.pendingBills.length ? ASK_AGAIN_MS : false),
  });
  const count = data?.pendingBills.length;
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current) {
      for (const told of ["reimbursements", "care costs", "tax certificates", "invoices", "home"])
        void cache.invalidateQueries({ queryKey: [told] });
    }
    before.current = count;
  }, [cache, count]);
  return { bills: data?.pendingBills ?? [], hasFailed: isError && !data, refetch };
}

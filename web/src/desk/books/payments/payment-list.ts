import { type PaymentQuery, UnmatchedPayments } from "@portal/model/desk/books/payments.ts";
import { useInfiniteQuery } from "../../../core/http/useInfiniteQuery.ts";
import { ask } from "../../http/desk-api.ts";
import { searchOf } from "../search.ts";

/** A payment that a colleague has settled leaves the list within this time. */
const REFRESH_MS = 10_000;

export type PaymentFilter = Omit<PaymentQuery, "after">;

export const paymentsKey = ["books", "payments"] as const;

/** The pages of the payments that wait, kept current while they are shown. */
export function usePayments(filter: PaymentFilter) {
  const list = useInfiniteQuery({
    queryKey: [...paymentsKey, filter],
    queryFn: ({ pageParam }) =>
      ask(`/books/payments?${searchOf({ ...filter, after: pageParam })}`, UnmatchedPayments, {
        isUnattended: true,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, payments }) => (hasMore ? payments.at(-1)?.id : undefined),
    refetchInterval: REFRESH_MS,
    placeholderData: (earlier) => earlier,
  });
  const pages = list.data?.pages ?? [];
  return { ...list, payments: pages.flatMap((page) => page.payments), sums: pages.at(-1) };
}

import { type PaymentQuery, UnmatchedPayments } from "@portal/model/desk/books/payments.ts";
import { usePages } from "../../http/usePages.ts";

/** A payment that a colleague has settled leaves the list within this time. */
const REFRESH_MS = 10_000;

export type PaymentFilter = Omit<PaymentQuery, "after">;

export const paymentsKey = ["books", "payments"] as const;

/** The pages of the payments that wait, kept current while they are shown. */
export function usePayments(filter: PaymentFilter) {
  return usePages({
    queryKey: [...paymentsKey, filter],
    path: "/books/payments",
    filter: { ...filter },
    rule: UnmatchedPayments,
    rowsOf: ({ payments }) => payments,
    placeOf: ({ id }) => id,
    refetchInterval: REFRESH_MS,
  });
}

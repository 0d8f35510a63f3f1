import { currentRepresentation } from "../core/session/representation.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { useQueryClient } from "@tanstack/react-query";
import { query } from "../core/http/api.ts";
import type { InvoicesQuery } from "../core/http/gql/private.ts";
import { Invoices, MarkInvoiceSeen } from "./invoices.ts";

/** The invoices of a year. One that is opened is marked as seen at once. */
export function useInvoices(year: number) {
  const cache = useQueryClient();
  const queryKey = ["invoices", year];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => query(Invoices, { from: `${year}-01-01`, to: `${year}-12-31` }),
  });
  const markSeen = (id: string) => {
    cache.setQueryData<InvoicesQuery>(queryKey, (before) => before && seenIn(before, id));
    if (currentRepresentation() === undefined)
      query(MarkInvoiceSeen, { id }, { silent: true }).catch(() => undefined);
  };
  return {
    list: data?.invoices,
    open: data?.openInvoices,
    toPay: data?.invoicesToPay,
    credits: data?.credits,
    hasFailed: isError && !data,
    refetch,
    markSeen,
  };
}

function seenIn({ invoices: list, ...others }: InvoicesQuery, id: string): InvoicesQuery {
  const invoices = list.invoices.map((one) => (one.id === id ? { ...one, seen: true } : one));
  return { ...others, invoices: { ...list, invoices } };
}

import { useQueryClient } from "@tanstack/react-query";

/** After a change of an invoice, the homepage and change tracking are refetched, because they show it too. */
export function useInvalidateInvoiceViews(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const told of ["home", "interactions"]) void cache.invalidateQueries({ queryKey: [told] });
  };
}

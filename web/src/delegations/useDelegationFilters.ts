import { usePortal } from "../core/portal.tsx";
import { anyOf, useSearch } from "../core/routing/search.ts";
import { type Delegation, expired, showsVouchersOf, yearFilter } from "./delegations.ts";

/** The filters in the address, and whether a voucher matches them. */
export function useDelegationFilters(today: string) {
  const { insureds } = usePortal();
  const search = useSearch();
  const people = insureds.filter((one) => showsVouchersOf(one, today));
  const numbers = people.map(({ insuredNumber }) => String(insuredNumber));
  const filters = { insured: anyOf("insured", numbers), year: yearFilter(today) };
  const chosen = search.get(filters.insured);
  const years = search.get(filters.year);
  return {
    filters,
    people,
    years,
    showsExpired: search.get(expired) === "shown",
    isFiltered: chosen.length > 0 || years.length > 0,
    concerns: ({ insuredNumber }: Pick<Delegation, "insuredNumber">) =>
      chosen.length === 0 || chosen.includes(String(insuredNumber)),
    nameOf: (number: number | string) =>
      insureds.find(({ insuredNumber }) => String(insuredNumber) === String(number))?.fullname ??
      String(number),
    showExpired: (isShown: boolean) => search.set(expired.to(isShown ? "shown" : "hidden")),
    clear: () => search.set(filters.insured.to([]), filters.year.to([])),
  };
}

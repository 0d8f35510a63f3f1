import { type Choice, yearChoice } from "../../core/routing/search.ts";
import { useFirstYear } from "./useFirstYear.ts";

/** The last years of a list, without those before the customer joined. */
export function useYearChoice(today: string, count: number): Choice<number> {
  const years = Number(today.slice(0, 4)) - useFirstYear() + 1;
  return yearChoice(today, { count: Math.min(count, Math.max(1, years)) });
}

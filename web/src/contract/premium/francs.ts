import { rappenOf } from "@portal/model/money.ts";
import { francs } from "../../core/language/francs.ts";

/** Without the rappen if there are none, because deductibles and insured sums are round. */
export function wholeFrancs(amount: number): string {
  return francs(amount).replace(/\.00$/, "");
}

/** The sum of amounts of the API, exact to the rappen. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + rappenOf(amount), 0) / 100;
}

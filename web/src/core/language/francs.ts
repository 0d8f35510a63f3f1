import { formatChf, MINUS, rappenOf } from "@portal/model/money.ts";

/** A formatted amount on one line; an amount that the insurer owes is negative. */
export function francs(amount: number): string {
  const words = formatChf(rappenOf(Math.abs(amount))).replace(" ", "\u00a0");
  return amount < 0 ? `${MINUS}\u00a0${words}` : words;
}

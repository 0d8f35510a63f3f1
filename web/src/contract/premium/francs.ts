import { formatChf, rappenOf } from "@portal/model/money.ts";

/** An amount of the API as it is shown, on one line. */
export function francs(amount: number): string {
  return formatChf(rappenOf(amount)).replace(" ", "\u00a0");
}

/** Without the rappen where there are none: sums that people agree on are round. */
export function wholeFrancs(amount: number): string {
  return francs(amount).replace(/\.00$/, "");
}

/** With its sign, as on a receipt: `– CHF 5.15`. */
export function signedFrancs(amount: number): string {
  if (amount >= 0) return francs(amount);
  return `\u2013\u00a0${francs(-amount)}`;
}

/** The sum of amounts of the API, to the rappen. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + rappenOf(amount), 0) / 100;
}

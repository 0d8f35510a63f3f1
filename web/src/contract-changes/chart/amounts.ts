import { formatAmount, formatChf } from "@portal/model/money.ts";

/** `2'500`: an amount in rappen where only whole francs matter. */
export function whole(rappen: number): string {
  return formatAmount(Math.round(rappen / 100) * 100).slice(0, -".00".length);
}

/** `CHF 2'011`, on one line. */
export function wholeChf(rappen: number): string {
  return `CHF\u00a0${whole(rappen)}`;
}

/** `CHF 351.60`, on one line. */
export function chf(rappen: number): string {
  return formatChf(rappen).replace(" ", "\u00a0");
}

import { formatChf, rappenOf } from "@portal/model/money.ts";

/** An amount of the API as it is shown, on one line; what we owe bears a minus. */
export function francs(amount: number): string {
  const words = formatChf(rappenOf(Math.abs(amount))).replace(" ", "\u00a0");
  return amount < 0 ? `\u2013\u00a0${words}` : words;
}

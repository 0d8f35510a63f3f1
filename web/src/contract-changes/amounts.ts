import { formatAmount } from "@portal/model/money.ts";
import { francs } from "../core/language/francs.ts";

export function chf(rappen: number): string {
  return francs(rappen / 100);
}

/** `CHF 2'500`, because deductibles and insured sums are round. */
export function wholeChf(rappen: number): string {
  return chf(rappen).replace(/\.00$/, "");
}

/** `+ CHF 128.30`, `− CHF 29.15`. */
export function signedChf(rappen: number): string {
  return rappen > 0 ? `+\u00a0${chf(rappen)}` : chf(rappen);
}

/** `505.70`, for columns with CHF in the title. */
export function plainAmount(rappen: number): string {
  return formatAmount(rappen);
}

/** `2'011`, for amounts whose rappen do not matter. */
export function wholeAmount(rappen: number): string {
  return formatAmount(Math.round(rappen / 100) * 100).slice(0, -".00".length);
}

/** `CHF 2'011`. */
export function roundChf(rappen: number): string {
  return wholeChf(Math.round(rappen / 100) * 100);
}

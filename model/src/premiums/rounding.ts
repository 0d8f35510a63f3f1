/** The smallest coin in rappen: premiums are multiples of it. */
const COIN = 5;

/** To the nearest 5 rappen. */
export function roundTo5(rappen: number): number {
  return Math.round(rappen / COIN) * COIN;
}

/** Rounds up to 5 rappen: for lower limits. */
export function roundUpTo5(rappen: number): number {
  return Math.ceil(rappen / COIN) * COIN;
}

/** A share in basis points of an amount, rounded to 5 rappen. */
export function shareTo5(rappen: number, basisPoints: number): number {
  return roundTo5((rappen * basisPoints) / WHOLE);
}

/** 100 % in basis points. */
export const WHOLE = 10_000;

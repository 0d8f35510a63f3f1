/** The smallest coin: premiums are multiples of it. In rappen. */
const COIN = 5;

/** To the nearest 5 rappen. */
export function roundTo5(rappen: number): number {
  return Math.round(rappen / COIN) * COIN;
}

/** To 5 rappen, never below the amount: for limits that may not be undercut. */
export function roundUpTo5(rappen: number): number {
  return Math.ceil(rappen / COIN) * COIN;
}

/** A share in basis points (100 are one per cent) of an amount, to 5 rappen. */
export function shareTo5(rappen: number, basisPoints: number): number {
  return roundTo5((rappen * basisPoints) / WHOLE);
}

/** All of something, in basis points. */
export const WHOLE = 10_000;

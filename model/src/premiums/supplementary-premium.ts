import { roundTo5, WHOLE } from "./rounding.ts";

/** The monthly premium from an age on, in rappen. */
export interface AgeBand {
  ageFrom: number;
  premium: number;
}

/** The monthly premium of a supplementary cover, less the rebate of a framework agreement (in basis points). */
export function supplementaryPremium(
  bands: readonly AgeBand[],
  age: number,
  agreedRebate: number,
): number {
  const reached = bands.filter(({ ageFrom }) => ageFrom <= age);
  const band = reached.reduce<AgeBand | undefined>(
    (best, one) => (!best || one.ageFrom > best.ageFrom ? one : best),
    undefined,
  );
  if (!band) throw new Error(`The tariff has no premium for the age of ${age}.`);
  return roundTo5((band.premium * (WHOLE - agreedRebate)) / WHOLE);
}

import * as z from "zod/mini";

/** A year that cost shares can be asked for. */
export const CostShareYear = /* @__PURE__ */ z.object({
  year: z
    .int("number.invalid")
    .check(z.minimum(1996, "number.invalid"), z.maximum(9999, "number.invalid")),
});

/** How far a yearly share of the costs is used up. All amounts in rappen. */
export interface CostShare {
  annual: number;
  paid: number;
  percent: number;
  toBePaid: number;
}

/** `most` is what may be asked for at all: the children of a family have a limit together. */
export function costShare(
  annual: number,
  paid: number,
  most: number = Number.POSITIVE_INFINITY,
): CostShare {
  const percent = annual === 0 ? 0 : Math.min(100, Math.floor((paid * 100) / annual));
  return { annual, paid, percent, toBePaid: Math.max(0, Math.min(annual - paid, most)) };
}

/** What somebody has borne of a year, and can be asked to bear. */
export interface YearOfShares {
  deductibleAnnual: number;
  deductiblePaid: number;
  coinsuranceAnnual: number;
  coinsurancePaid: number;
}

/** Both shares of a year: what is left of the family's limit goes to the deductible first, as bills do. */
export function costShares(
  year: YearOfShares,
  familyLeft: number = Number.POSITIVE_INFINITY,
): { deductible: CostShare; coinsurance: CostShare } {
  const deductible = costShare(year.deductibleAnnual, year.deductiblePaid, familyLeft);
  const left = familyLeft - deductible.toBePaid;
  return {
    deductible,
    coinsurance: costShare(year.coinsuranceAnnual, year.coinsurancePaid, left),
  };
}

import * as z from "zod/mini";

/** The year of a query for cost shares. */
export const CostShareYear = /* @__PURE__ */ z.object({
  year: z
    .int("number.invalid")
    .check(z.minimum(1996, "number.invalid"), z.maximum(9999, "number.invalid")),
});

/** The used part of a yearly cost share. All amounts in rappen. */
export interface CostShare {
  annual: number;
  paid: number;
  percent: number;
  toBePaid: number;
}

/** `most` is the most that can still be charged: the children of a family share a limit. */
export function costShare(
  annual: number,
  paid: number,
  most: number = Number.POSITIVE_INFINITY,
): CostShare {
  const percent = annual === 0 ? 0 : Math.min(100, Math.floor((paid * 100) / annual));
  return { annual, paid, percent, toBePaid: Math.max(0, Math.min(annual - paid, most)) };
}

/** The cost shares of a person in a year: paid and at most. */
export interface YearOfShares {
  deductibleAnnual: number;
  deductiblePaid: number;
  coinsuranceAnnual: number;
  coinsurancePaid: number;
}

/** Both shares of a year: the rest of the family's limit goes to the deductible first, as in settlements. */
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

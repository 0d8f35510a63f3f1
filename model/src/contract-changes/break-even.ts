import { type Bill, maximumOf, settle, type YearTerms } from "../cost-sharing/settle.ts";

/** An offered deductible and the premiums of a year with it. Amounts in rappen. */
export interface OfferedDeductible {
  deductible: number;
  yearlyPremium: number;
}

/** Age class and cost-sharing rules. Care is assumed to be ordinary, without maternity and hospital days. */
export type Sharing = Pick<YearTerms, "isChild" | "rules">;

const WHOLE = 100_00;
/** All care of the year is one bill: the order and number of bills do not change the result. */
const care: Omit<Bill, "billed"> = {
  category: "DOCTOR",
  begin: "2000-01-01",
  end: "2000-01-01",
  beyondBasic: 0,
};

/** The cost of a year for a person with these costs of care: premiums, deductible and coinsurance. */
export function yearCost(offer: OfferedDeductible, costs: number, sharing: Sharing): number {
  const terms = { ...sharing, deductible: offer.deductible };
  const { deductible, coinsurance } = settle({ ...care, billed: costs }, terms);
  return offer.yearlyPremium + deductible + coinsurance;
}

/** A point of the line of a year's cost. */
export interface CostPoint {
  costs: number;
  total: number;
}

/** The cost of a year over the costs of care, linear between the points, from zero to `most`. */
export function costLine(offer: OfferedDeductible, sharing: Sharing, most: number): CostPoint[] {
  return bendsOf(offer, sharing, most).map((costs) => ({
    costs,
    total: yearCost(offer, costs, sharing),
  }));
}

/** The bends of the line: the deductible is used up, and the coinsurance has reached its maximum. */
function bendsOf({ deductible }: OfferedDeductible, sharing: Sharing, most: number): number[] {
  const { coinsuranceRate } = sharing.rules;
  const allBorne = deductible + (maximumOf(sharing) * WHOLE) / coinsuranceRate;
  return distinct([0, deductible, allBorne, most].filter((costs) => costs <= most));
}

/** The costs of care at which two deductibles cost the same, to the rappen. */
export function breakEvens(
  one: OfferedDeductible,
  other: OfferedDeductible,
  sharing: Sharing,
  most: number,
): number[] {
  const gap = (costs: number) => yearCost(one, costs, sharing) - yearCost(other, costs, sharing);
  const bends = distinct([...bendsOf(one, sharing, most), ...bendsOf(other, sharing, most)]);
  const crossings = bends.slice(1).flatMap((to, place) => {
    const from = bends[place] ?? 0;
    const [before, after] = [gap(from), gap(to)];
    // Lines that touch at a bend cross only if the sign of their difference changes.
    if (Math.sign(before) * Math.sign(after) >= 0) return [];
    return [Math.round(from + ((to - from) * before) / (before - after))];
  });
  const touching = bends.filter((at, place) => {
    const [before, after] = [bends[place - 1], bends[place + 1]];
    if (gap(at) !== 0 || before === undefined || after === undefined) return false;
    return Math.sign(gap(before)) * Math.sign(gap(after)) < 0;
  });
  return distinct([...crossings, ...touching]);
}

/** The cheapest deductible for a year of these costs; of equal ones the lowest, because it has the lowest risk. */
export function cheapestFor(
  offers: readonly OfferedDeductible[],
  costs: number,
  sharing: Sharing,
): OfferedDeductible | undefined {
  return offers
    .map((offer) => ({ offer, total: yearCost(offer, costs, sharing) }))
    .toSorted((a, b) => a.total - b.total || a.offer.deductible - b.offer.deductible)[0]?.offer;
}

/** The costs of care from which a deductible is the cheapest, up to the next range. */
export interface CheapestRange {
  from: number;
  deductible: number;
}

/** The cheapest deductible for each range of costs. A deductible without a range is never cheapest. */
export function cheapestRanges(
  offers: readonly OfferedDeductible[],
  sharing: Sharing,
  most: number,
): CheapestRange[] {
  const crossings = offers.flatMap((one, place) =>
    offers.slice(place + 1).flatMap((other) => breakEvens(one, other, sharing, most)),
  );
  const borders = distinct([0, ...crossings, most]);
  const ranges = borders.slice(0, -1).flatMap((from, place) => {
    const middle = Math.floor((from + (borders[place + 1] ?? most)) / 2);
    const best = cheapestFor(offers, middle, sharing);
    return best ? [{ from, deductible: best.deductible }] : [];
  });
  return ranges.filter(({ deductible }, place) => deductible !== ranges[place - 1]?.deductible);
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

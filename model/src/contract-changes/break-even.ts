import { type Bill, maximumOf, settle, type YearTerms } from "../cost-sharing/settle.ts";

/** A deductible that is offered, and what a year costs with it before anybody is ill. Amounts in rappen. */
export interface OfferedDeductible {
  deductible: number;
  yearlyPremium: number;
}

/** Whose year it is: age and the rules of its costs. Care is taken to be ordinary, without maternity and hospital days. */
export type Sharing = Pick<YearTerms, "isChild" | "rules">;

const WHOLE = 100_00;
/** All care of the year as one bill: their order and number change nothing. */
const care: Omit<Bill, "billed"> = {
  category: "DOCTOR",
  begin: "2000-01-01",
  end: "2000-01-01",
  beyondBasic: 0,
};

/** What a year costs somebody whose care costs so much: premiums, deductible and coinsurance. */
export function yearCost(offer: OfferedDeductible, costs: number, sharing: Sharing): number {
  const terms = { ...sharing, deductible: offer.deductible };
  const { deductible, coinsurance } = settle({ ...care, billed: costs }, terms);
  return offer.yearlyPremium + deductible + coinsurance;
}

/** A point of the line that the cost of a year follows. */
export interface CostPoint {
  costs: number;
  total: number;
}

/** The cost of a year over the costs of care: straight between the points, from nothing to the most that is drawn. */
export function costLine(offer: OfferedDeductible, sharing: Sharing, most: number): CostPoint[] {
  return bendsOf(offer, sharing, most).map((costs) => ({
    costs,
    total: yearCost(offer, costs, sharing),
  }));
}

/** Where the line bends: when the deductible is used up, and when the coinsurance has reached its maximum. */
function bendsOf({ deductible }: OfferedDeductible, sharing: Sharing, most: number): number[] {
  const { coinsuranceRate } = sharing.rules;
  const allBorne = deductible + (maximumOf(sharing) * WHOLE) / coinsuranceRate;
  return distinct([0, deductible, allBorne, most].filter((costs) => costs <= most));
}

/** The costs of care at which two deductibles cost the same, to the rappen: below and above, another one is cheaper. */
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
    // A line that only touches another one at a bend does not cross it there unless the sign has changed.
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

/** The deductible with which a year of such costs is cheapest; of equal ones the lowest, which bears the least risk. */
export function cheapestFor(
  offers: readonly OfferedDeductible[],
  costs: number,
  sharing: Sharing,
): OfferedDeductible | undefined {
  return offers
    .map((offer) => ({ offer, total: yearCost(offer, costs, sharing) }))
    .toSorted((a, b) => a.total - b.total || a.offer.deductible - b.offer.deductible)[0]?.offer;
}

/** From which costs of care on a deductible is the cheapest, up to the next one. */
export interface CheapestRange {
  from: number;
  deductible: number;
}

/** Which deductible is the cheapest over all costs of care, from none on. What is not in it is never the cheapest. */
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

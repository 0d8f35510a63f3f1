import { maximumOf } from "../cost-sharing/settle.ts";
import {
  type CheapestRange,
  cheapestRanges,
  type OfferedDeductible,
  type Sharing,
  yearCost,
} from "./break-even.ts";
import type { YearOfCare } from "./proposal.ts";

/** A year of somebody's care as two deductibles would have divided it. */
export interface ComparedYear extends YearOfCare {
  /** The deductible with which it cost less; without one they cost the same. */
  cheaper: number | undefined;
  by: number;
}

/** The deductible that holds without a choice, against another one. Amounts in rappen. */
export interface Comparison {
  today: OfferedDeductible;
  other: OfferedDeductible;
  /** Which of the two costs less, from no care on. */
  ranges: CheapestRange[];
  /** Whatever care costs, another one of those offered costs less. */
  never: number[];
  years: ComparedYear[];
  /** What the other one would have cost more in those years together; less where it is negative. */
  more: number;
}

export interface Comparable {
  offers: readonly OfferedDeductible[];
  sharing: Sharing;
  /** The deductible that holds on the day without a choice. */
  today: number;
  /** Whether that is another one than today's, since it is agreed or belongs to the age. */
  isAgreed?: boolean;
  /** What was chosen so far. Until it is another than today's, the best other one is compared. */
  chosen?: number | undefined;
  years: readonly YearOfCare[];
}

const STEP = 2_000_00;
const WHOLE = 100_00;

/** The costs of care up to which lines are drawn: where the lowest deductible has borne all that it can, and the years. */
export function mostDrawn({ offers, sharing, years }: Comparable): number {
  const lowest = Math.min(...offers.map(({ deductible }) => deductible));
  const borne = lowest + (maximumOf(sharing) * WHOLE) / sharing.rules.coinsuranceRate;
  const most = Math.ceil(borne / STEP) * STEP;
  // Beyond, every line is flat or nearly so: a year of great costs would only push the crossing to the edge.
  const near = years.map(({ costs }) => costs).filter((costs) => costs <= 2 * most);
  return Math.max(most, Math.ceil(Math.max(0, ...near) / STEP) * STEP);
}

/** Holds today's deductible against the chosen one; nothing where fewer than two are offered. */
export function compareDeductibles(given: Comparable): Comparison | undefined {
  const { offers, sharing, years } = given;
  const today = offers.find(({ deductible }) => deductible === given.today);
  const most = mostDrawn(given);
  const best = cheapestRanges(offers, sharing, most);
  const other = otherThanToday(given, best);
  if (!today || !other) return undefined;
  const compared = years.map((year) => comparedYear(year, today, other, sharing));
  return {
    today,
    other,
    ranges: cheapestRanges([today, other], sharing, most),
    never: offers
      .map(({ deductible }) => deductible)
      .filter((deductible) => !best.some((range) => range.deductible === deductible)),
    years: compared,
    more: compared.reduce(
      (sum, { cheaper, by }) => sum + (cheaper === today.deductible ? by : -by),
      0,
    ),
  };
}

/** The chosen one; before, the one that is cheapest where today's is not. */
function otherThanToday(
  { offers, chosen, today }: Comparable,
  best: readonly CheapestRange[],
): OfferedDeductible | undefined {
  const wanted =
    chosen !== undefined && chosen !== today
      ? chosen
      : best.find(({ deductible }) => deductible !== today)?.deductible;
  const others = offers.filter(({ deductible }) => deductible !== today);
  return others.find(({ deductible }) => deductible === wanted) ?? others[0];
}

function comparedYear(
  year: YearOfCare,
  today: OfferedDeductible,
  other: OfferedDeductible,
  sharing: Sharing,
): ComparedYear {
  const gap = yearCost(other, year.costs, sharing) - yearCost(today, year.costs, sharing);
  const cheaper = gap > 0 ? today.deductible : other.deductible;
  return { ...year, cheaper: gap === 0 ? undefined : cheaper, by: Math.abs(gap) };
}

import { maximumOf } from "../cost-sharing/settle.ts";
import {
  type CheapestRange,
  cheapestRanges,
  type OfferedDeductible,
  type Sharing,
  yearCost,
} from "./break-even.ts";
import type { YearOfCare } from "./proposal.ts";

/** A year of a person's care, as two deductibles would have divided its costs. */
export interface ComparedYear extends YearOfCare {
  /** The deductible that cost less; undefined if both cost the same. */
  cheaper: number | undefined;
  by: number;
}

/** The deductible without a change, compared with another one. Amounts in rappen. */
export interface Comparison {
  today: OfferedDeductible;
  other: OfferedDeductible;
  /** The ranges of costs in which each of the two is cheaper, from zero on. */
  ranges: CheapestRange[];
  /** Deductibles that are never the cheapest, at any cost of care. */
  never: number[];
  years: ComparedYear[];
  /** The additional cost of the other deductible over those years; negative if it costs less. */
  more: number;
}

export interface Comparable {
  offers: readonly OfferedDeductible[];
  sharing: Sharing;
  /** The deductible that applies on the day without a change. */
  today: number;
  /** Whether it differs from today's, because it is agreed or follows from the age. */
  isAgreed?: boolean;
  /** The customer's choice. Until it differs from today's, the best other deductible is compared. */
  chosen?: number | undefined;
  years: readonly YearOfCare[];
}

const STEP = 2_000_00;
const WHOLE = 100_00;

/** The highest costs that are drawn: the full cost sharing of the lowest deductible, or of the past years. */
export function mostDrawn({ offers, sharing, years }: Comparable): number {
  const lowest = Math.min(...offers.map(({ deductible }) => deductible));
  const borne = lowest + (maximumOf(sharing) * WHOLE) / sharing.rules.coinsuranceRate;
  const most = Math.ceil(borne / STEP) * STEP;
  // Lines are almost flat beyond: a year of high costs would push the crossing to the edge.
  const near = years.map(({ costs }) => costs).filter((costs) => costs <= 2 * most);
  return Math.max(most, Math.ceil(Math.max(0, ...near) / STEP) * STEP);
}

/** Compares today's deductible with the chosen one; undefined if fewer than two are offered. */
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

/** The chosen deductible; without a choice, the cheapest one where today's is not. */
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

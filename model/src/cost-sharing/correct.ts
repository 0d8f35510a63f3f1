import type { FreePeriod } from "./maternity.ts";
import {
  type Bill,
  isFreeOfCharge,
  nothingBorne,
  settle,
  type Settlement,
  standingAfter,
  type YearTerms,
} from "./settle.ts";

/** A bill as it was settled, with what holds for its person on the day of treatment, declared pregnancies apart. */
export interface SettledBill extends Settlement, Pick<Bill, "category" | "begin" | "end"> {
  terms: Omit<YearTerms, "freePeriods" | "benefits">;
}

/** A bill that has to be settled otherwise than it was. */
export interface Corrected<Line extends SettledBill> {
  line: Line;
  settlement: Settlement;
}

/**
 * Settles the bills of somebody's year again, in the order in which they were settled, now that other days are free of
 * charge, and says which of them change. A bill that fills no deductible any more leaves it to those after it. What
 * cannot be computed as it was then, because something else changed since, stays as it is.
 */
export function correctYear<Line extends SettledBill>(
  lines: readonly Line[],
  freePeriods: readonly FreePeriod[],
  familyMaximum = Number.POSITIVE_INFINITY,
): Corrected<Line>[] {
  const before = settleAgain(lines, (line) => line.coinsuranceRate === 0, familyMaximum);
  const now = settleAgain(lines, (line) => isFreeOfCharge(line, { freePeriods }), familyMaximum);
  return lines.flatMap((line, place) => {
    const settlement = now[place];
    const known = before[place];
    if (!settlement || !known || isSame(settlement, known)) return [];
    return [{ line, settlement }];
  });
}

function settleAgain<Line extends SettledBill>(
  lines: readonly Line[],
  isFree: (line: Line) => boolean,
  familyMaximum: number,
): Settlement[] {
  let standing = nothingBorne;
  let left = familyMaximum;
  return lines.map((line) => {
    const settled = settle(billOf(line), termsOf(line, isFree(line)), standing, left);
    // What supplementary insurance paid has nothing to do with days that are free of charge.
    const { notCovered, supplementaryPaid } = line;
    const settlement = { ...settled, notCovered, supplementaryPaid };
    standing = standingAfter(standing, line, settlement);
    left -= settlement.deductible + settlement.coinsurance;
    return settlement;
  });
}

function termsOf({ begin, terms }: SettledBill, isFree: boolean): YearTerms {
  return { ...terms, freePeriods: isFree ? [{ from: begin, to: begin }] : [] };
}

/** A stay whose contribution was lower than its nights was spent at home in part. */
function billOf(line: SettledBill): Bill {
  const { category, begin, end, billed, notCovered, supplementaryPaid } = line;
  const beyondBasic = notCovered + supplementaryPaid;
  const nights = (Date.parse(end) - Date.parse(begin)) / DAY_MS;
  const paidNights = line.hospitalContribution / line.terms.rules.hospitalDay;
  const wasFree = line.coinsuranceRate === 0;
  const leaveDays = category === "HOSPITAL" && !wasFree ? Math.max(0, nights - paidNights) : 0;
  return { category, begin, end, billed, beyondBasic, leaveDays };
}

const DAY_MS = 86_400_000;

function isSame(one: Settlement, other: Settlement): boolean {
  return amounts.every((part) => one[part] === other[part]);
}

const amounts = ["hospitalContribution", "deductible", "coinsurance", "basicPaid"] as const;

/** A settlement taken back: with it the sums are as if it had never been. */
export function reversed(settled: Settlement): Settlement {
  return {
    coinsuranceRate: settled.coinsuranceRate,
    billed: 0 - settled.billed,
    notCovered: 0 - settled.notCovered,
    supplementaryPaid: 0 - settled.supplementaryPaid,
    hospitalContribution: 0 - settled.hospitalContribution,
    deductible: 0 - settled.deductible,
    coinsurance: 0 - settled.coinsurance,
    basicPaid: 0 - settled.basicPaid,
  };
}

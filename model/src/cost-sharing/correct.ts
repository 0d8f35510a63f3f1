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

/** A settled bill with the terms of its person on the day of treatment, without declared pregnancies. */
export interface SettledBill extends Settlement, Pick<Bill, "category" | "begin" | "end"> {
  terms: Omit<YearTerms, "freePeriods" | "benefits">;
}

/** A bill whose settlement changes. */
export interface Corrected<Line extends SettledBill> {
  line: Line;
  settlement: Settlement;
}

/**
 * Settles the bills of a person's year again in their original order, because other days are free of charge now, and
 * returns the changed ones. A deductible that a free bill leaves unused applies to the bills after it. A bill whose
 * first settlement cannot be reproduced, because other terms changed since, stays unchanged.
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
    // Days free of charge do not affect the payments of supplementary insurance.
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

/** A stay with a lower contribution than its nights includes days at home. */
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

/** The reversal of a settlement: both add up to zero. */
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

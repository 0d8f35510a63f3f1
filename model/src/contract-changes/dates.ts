import { moveDay } from "../calendar/calendar.ts";
import type { Periodicity } from "../contract.ts";
import { beginsPeriod, lastBilledMonth, lastDayBeforeBilled } from "../invoices/billing.ts";
import type { Constraint } from "./proposal.ts";

/** The day itself if it is a working day, else the last working day before it. */
export type LastWorkingDay = (day: string) => string;

/** The day of the request and the period of the cover. */
export interface CoverPeriod {
  today: string;
  contract: { validFrom: string; validTo: string };
  lastWorkingDay: LastWorkingDay;
}

/** A requested change, as far as law and invoices distinguish. */
export type DatedChange =
  | { kind: "HIGHER_DEDUCTIBLE" | "LOWER_DEDUCTIBLE" | "MODEL" }
  /** Ordinary: free choice of doctor with the ordinary deductible. */
  | { kind: "INSURER"; isOrdinary: boolean }
  | { kind: "ACCIDENTS_IN" | "ACCIDENTS_OUT" | "DOCTOR" }
  | { kind: "FREQUENCY"; from: Periodicity; to: Periodicity };

/** The possible first days of a change, the earliest first. */
export interface PossibleDates {
  dates: string[];
  dateDefault: string | null;
  /** The last day to request the first of the dates; null if a later request only postpones it. */
  askBy: string | null;
  constraints: Constraint[];
}

/** A possible first day and the last day to request it. */
interface Offered {
  day: string;
  askBy: string | null;
}

const MONTHS_AHEAD = 12;

export function possibleDates(change: DatedChange, asked: CoverPeriod): PossibleDates {
  const { offered, usual = offered[0]?.day, isLate } = offeredDays(change, asked);
  const { validFrom, validTo } = asked.contract;
  const held = offered.filter(({ day }) => validFrom <= day && day <= validTo);
  const dates = held.map(({ day }) => day);
  const ends = offered.length > 0 && offered.every(({ day }) => day > validTo);
  return {
    dates,
    dateDefault: usual && dates.includes(usual) ? usual : (dates[0] ?? null),
    askBy: held[0]?.askBy ?? null,
    constraints: [
      ...(isLate ? (["TOO_LATE"] as const) : []),
      ...(ends ? (["CONTRACT_ENDS"] as const) : []),
    ],
  };
}

interface OfferedDays {
  offered: Offered[];
  /** The preselected day; without it, the first one. */
  usual?: string | undefined;
  /** The deadline for the coming 1 January has passed. */
  isLate: boolean;
}

function offeredDays(change: DatedChange, asked: CoverPeriod): OfferedDays {
  const { today } = asked;
  switch (change.kind) {
    case "HIGHER_DEDUCTIBLE":
      return byTerms([NEXT_YEAR], asked);
    case "LOWER_DEDUCTIBLE":
    case "MODEL":
      return byTerms([YEAR_END], asked);
    case "INSURER":
      return byTerms(change.isOrdinary ? [YEAR_END, MID_YEAR] : [YEAR_END], asked);
    case "ACCIDENTS_IN":
      return { offered: months(firstOf(today), today), usual: nextMonth(today), isLate: false };
    case "ACCIDENTS_OUT":
    case "DOCTOR":
      return { offered: months(nextMonth(today), today), isLate: false };
    case "FREQUENCY":
      return { offered: nextPeriod(change, today), isLate: false };
  }
}

/** The day of a year on which a change begins, and the deadline for its request. */
interface Term {
  begins: string;
  askedBy: string;
  /** The number of years between the deadline and the first day. */
  yearsBefore: number;
  /** A notice counts from its receipt (ATF 126 V 480): it has to arrive on a working day. */
  isNotice: boolean;
}

const NEW_YEAR = "01-01";
/** A higher deductible begins with a year (OAMal art. 94 al. 1); no notice is due. */
const NEXT_YEAR: Term = { begins: NEW_YEAR, askedBy: "12-31", yearsBefore: 1, isNotice: false };
/** One month before the end of the year (LAMal art. 7 al. 2, OAMal art. 94 al. 2). */
const YEAR_END: Term = { begins: NEW_YEAR, askedBy: "11-30", yearsBefore: 1, isNotice: true };
/** Three months before the middle of the year (LAMal art. 7 al. 1). */
const MID_YEAR: Term = { begins: "07-01", askedBy: "03-31", yearsBefore: 0, isNotice: true };

const YEARS_AHEAD = [0, 1, 2, 3];

function isNewYear({ day }: { day: string }): boolean {
  return day.endsWith(NEW_YEAR);
}

/** The days that can still be requested, up to the first possible 1 January of the contract. */
function byTerms(terms: readonly Term[], asked: CoverPeriod): OfferedDays {
  const { today, contract, lastWorkingDay } = asked;
  const dayOf = (year: number, term: Term): Offered => ({
    day: `${year}-${term.begins}`,
    askBy: lastDayOf(term, year, lastWorkingDay),
  });
  const coming = YEARS_AHEAD.flatMap((ahead) =>
    terms.map((term) => dayOf(yearOf(today) + ahead, term)),
  ).filter(({ day }) => day > today && day >= contract.validFrom);
  const open = coming.filter(({ askBy }) => askBy !== null && today <= askBy);
  const newYear = open.findIndex(isNewYear);
  return {
    offered: open.slice(0, newYear + 1),
    isLate: newYear <= 0 && open[newYear]?.day !== coming.find(isNewYear)?.day,
  };
}

/** The last day to request a change that begins in a year. */
function lastDayOf(term: Term, year: number, lastWorkingDay: LastWorkingDay): string {
  const askedBy = `${year - term.yearsBefore}-${term.askedBy}`;
  return term.isNotice ? lastWorkingDay(askedBy) : askedBy;
}

/** The last day of a year for a notice to its end: for a lower deductible, another model or insurer. */
export function yearEndNotice(year: number, lastWorkingDay: LastWorkingDay): string {
  return lastDayOf(YEAR_END, year + YEAR_END.yearsBefore, lastWorkingDay);
}

/**
 * The last day to undo a change that begins on a day: the deadline of its notice; a change without notice can be undone
 * until the day before, or until it is billed.
 */
export function undoneBy(change: DatedChange, day: string, lastWorkingDay: LastWorkingDay): string {
  switch (change.kind) {
    case "HIGHER_DEDUCTIBLE":
      return lastDayOf(NEXT_YEAR, yearOf(day), lastWorkingDay);
    case "LOWER_DEDUCTIBLE":
    case "MODEL":
      return lastDayOf(YEAR_END, yearOf(day), lastWorkingDay);
    case "INSURER":
      return lastDayOf(isNewYear({ day }) ? YEAR_END : MID_YEAR, yearOf(day), lastWorkingDay);
    case "ACCIDENTS_IN":
    case "ACCIDENTS_OUT":
    case "DOCTOR":
      return moveDay(day, { days: -1 });
    case "FREQUENCY":
      return lastDayBeforeBilled(day);
  }
}

/** The first days of months, from `first` up to a year after today. */
function months(first: string, today: string): Offered[] {
  const last = moveDay(today, { months: MONTHS_AHEAD });
  const days: Offered[] = [];
  for (let day = first; day <= last; day = nextMonth(day)) days.push({ day, askBy: null });
  return days;
}

/** The next day on which a period of the old and of the new frequency begins and which is not billed yet. */
function nextPeriod({ from, to }: { from: Periodicity; to: Periodicity }, today: string) {
  let day = nextMonth(`${lastBilledMonth(today)}-01`);
  // The loop ends because every period begins anew with a year.
  while (!beginsPeriod(day, from) || !beginsPeriod(day, to)) day = nextMonth(day);
  return [{ day, askBy: null }];
}

export function firstDoctorDay(today: string): string {
  return nextMonth(today);
}

/** A doctor can be changed on the first day of each of the next twelve months. */
export function isDoctorDay(day: string, today: string): boolean {
  return months(nextMonth(today), today).some((offered) => offered.day === day);
}

function firstOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function nextMonth(day: string): string {
  return moveDay(firstOf(day), { months: 1 });
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

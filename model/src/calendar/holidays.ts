import * as z from "zod/mini";
import { moveDay, weekdayOf } from "./calendar.ts";
import type { Language } from "../portal/languages.ts";
import { isDay } from "./typed-dates.ts";

export const InFourLanguages = z.object({
  fr: z.string(),
  de: z.string(),
  it: z.string(),
  en: z.string(),
}) satisfies z.ZodMiniType<Record<Language, string>>;
export type InFourLanguages = z.infer<typeof InFourLanguages>;

/**
 * The stored rule of a holiday: `2026-04-09` once, `08-01` every year, `easter+39`, or a weekday of a month plus days
 * (`sun3-09+1` is the Monday after the third Sunday of September).
 */
export const holidayRule =
  /^(?:\d{4}-\d{2}-\d{2}|\d{2}-\d{2}|easter[+-]\d{1,2}|(?:mon|tue|wed|thu|fri|sat|sun)[1-4]-\d{2}\+\d)$/;

export interface HolidayRule {
  readonly rule: string;
  /** The cantons with this holiday; null for all. */
  readonly cantons: readonly string[] | null;
  /** Cancels a holiday of another rule. */
  readonly isWorkingDay: boolean;
  readonly name: InFourLanguages;
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The day of a rule in a year; undefined if the year has none. */
export function dayOfRule(rule: string, year: number): string | undefined {
  if (!holidayRule.test(rule)) return undefined;
  const easter = /^easter([+-]\d+)$/.exec(rule);
  if (easter) return moveDay(easterOf(year), { days: Number(easter[1]) });
  const [, weekday = "", place = "", month = "", later = ""] =
    /^(\D{3})(\d)-(\d{2})\+(\d)$/.exec(rule) ?? [];
  if (weekday) {
    const first = `${year}-${month}-01`;
    const ahead = (weekdays.indexOf(weekday) - weekdayOf(first) + 7) % 7;
    return moveDay(first, { days: ahead + (Number(place) - 1) * 7 + Number(later) });
  }
  const day = rule.length === 10 ? rule : `${year}-${rule}`;
  return isDay(day) && day.startsWith(`${year}-`) ? day : undefined;
}

/** Easter Sunday of a Gregorian year, by the algorithm of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The holidays of a canton from one day to another, both included, with their names. */
export function holidaysBetween(
  rules: readonly HolidayRule[],
  canton: string,
  [first, last]: readonly [first: string, last: string],
): Map<string, InFourLanguages> {
  const here = rules.filter(({ cantons }) => cantons === null || cantons.includes(canton));
  const days = new Map<string, InFourLanguages>();
  const years = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  for (let year = years[0] ?? 0; year <= (years[1] ?? 0); year++) {
    for (const { rule, name } of here.filter(({ isWorkingDay }) => !isWorkingDay)) {
      const day = dayOfRule(rule, year);
      if (day && day >= first && day <= last) days.set(day, name);
    }
    for (const { rule } of here.filter(({ isWorkingDay }) => isWorkingDay)) {
      days.delete(dayOfRule(rule, year) ?? "");
    }
  }
  return days;
}

const SATURDAY = 5;

/** The day itself if it is a working day, else the next working day. */
export function workingDayFrom(day: string, isHoliday: (day: string) => boolean): string {
  return weekdayOf(day) < SATURDAY && !isHoliday(day)
    ? day
    : workingDayFrom(moveDay(day, { days: 1 }), isHoliday);
}

/** The day itself if it is a working day, else the last one before: a notice has to arrive by then. */
export function workingDayUpTo(day: string, isHoliday: (day: string) => boolean): string {
  return weekdayOf(day) < SATURDAY && !isHoliday(day)
    ? day
    : workingDayUpTo(moveDay(day, { days: -1 }), isHoliday);
}

/** A check for the holidays of a canton, cached by year. */
export function holidaysIn(
  rules: readonly HolidayRule[],
  canton: string,
): (day: string) => boolean {
  const years = new Map<string, Map<string, InFourLanguages>>();
  return (day) => {
    const year = day.slice(0, 4);
    const holidays =
      years.get(year) ?? holidaysBetween(rules, canton, [`${year}-01-01`, `${year}-12-31`]);
    years.set(year, holidays);
    return holidays.has(day);
  };
}

/** Moves a day to the next working day of a canton, or to itself. */
export function workingDaysIn(
  rules: readonly HolidayRule[],
  canton: string,
): (day: string) => string {
  const isHoliday = holidaysIn(rules, canton);
  const known = new Map<string, string>();
  return (day) => {
    const found = known.get(day) ?? workingDayFrom(day, isHoliday);
    known.set(day, found);
    return found;
  };
}

/** The given number of working days after a day, in their order. */
export function workingDaysAfter(
  day: string,
  count: number,
  isHoliday: (day: string) => boolean,
): string[] {
  const days: string[] = [];
  for (
    let next = moveDay(day, { days: 1 });
    days.length < count;
    next = moveDay(next, { days: 1 })
  ) {
    if (weekdayOf(next) < SATURDAY && !isHoliday(next)) days.push(next);
  }
  return days;
}

export const mostWorkingDays = 60;
const [earliest, latest] = ["2000-01-01", "2099-12-31"];

export const WorkingDaysInput = z.object({
  dateFrom: z
    .string("date.format")
    .check(z.refine((day) => isDay(day) && day >= earliest && day <= latest, "date.format")),
  numberOfDays: z
    .int("number.invalid")
    .check(z.minimum(1, "number.invalid"), z.maximum(mostWorkingDays, "number.invalid")),
});
export type WorkingDaysInput = z.infer<typeof WorkingDaysInput>;

import * as z from "zod/mini";
import { lastWeekdayUpTo, moveDay, weekdayOf } from "../calendar/calendar.ts";

/** What a reminder of costs is about. */
export const CostReminderStep = /* @__PURE__ */ z.enum([
  "YEAR_END_NOTICE",
  "CONTRACT_END",
  "DEDUCTIBLE_USED",
]);
export type CostReminderStep = z.infer<typeof CostReminderStep>;

/** The page of the portal that a reminder leads to. */
export const costReminderPages: Readonly<Record<CostReminderStep, `/${string}`>> = {
  YEAR_END_NOTICE: "/costs",
  CONTRACT_END: "/contract",
  DEDUCTIBLE_USED: "/costs",
};

/** The first and the last day of a reminder. One that could not be sent on its day is sent on a later weekday. */
export interface ReminderDays {
  from: string;
  until: string;
}

const NOTICE_DAYS = 14;
const CONTRACT_DAYS = 30;

/** Two weeks before the last day of a notice to the end of the year. */
export function yearEndNoticeDays(askBy: string): ReminderDays {
  return { from: lastWeekdayUpTo(moveDay(askBy, { days: -NOTICE_DAYS })), until: askBy };
}

/** At the beginning of December; shortly before Christmas there is no time left for a treatment this year. */
export function deductibleUsedDays(year: number): ReminderDays {
  return { from: lastWeekdayUpTo(`${year}-12-01`), until: `${year}-12-20` };
}

/**
 * The last end of a contract that is due on a day: 30 days ahead. A Friday takes the ends of the weekend, so that each
 * reminder comes at least 30 days before.
 */
export function contractEndsUpTo(today: string): string {
  const weekend = weekdayOf(today) === FRIDAY ? 2 : 0;
  return moveDay(today, { days: CONTRACT_DAYS + weekend });
}

const FRIDAY = 4;

export function isWeekday(day: string): boolean {
  return weekdayOf(day) <= FRIDAY;
}

export function isWithin(day: string, { from, until }: ReminderDays): boolean {
  return from <= day && day <= until;
}

import * as z from "zod/mini";
import { daysBetween, endOfMonth, lastWeekdayUpTo, moveDay } from "../calendar/calendar.ts";

/** How an insured person gets the reduction of their canton. */
export const ReductionWay = /* @__PURE__ */ z.enum(["AUTOMATIC", "INVITATION", "APPLICATION"]);
export type ReductionWay = z.infer<typeof ReductionWay>;

/** Until when a canton takes applications. */
export const DeadlineKind = /* @__PURE__ */ z.enum([
  "DAY",
  "WITHIN_YEAR",
  "ANY_TIME",
  "LETTER",
  "NONE",
  "UNCONFIRMED",
]);
export type DeadlineKind = z.infer<typeof DeadlineKind>;

/** The deadline of a canton as a rule. Month and day are there for the kind DAY alone. */
export interface DeadlineRule {
  kind: DeadlineKind;
  month: number | null;
  day: number | null;
  /** The year of the deadline: -1 the one before the year of the reduction, 1 the one after it. */
  yearOffset: number;
}

/** The last day of an application, and the year whose premiums it reduces. */
export interface ReductionDeadline {
  day: string;
  claimYear: number;
}

export interface Deadlines {
  /** The deadline that lies in the current calendar year. */
  current: ReductionDeadline;
  isOver: boolean;
  /** The next one that is not over: the current one, or that of the next calendar year. */
  coming: ReductionDeadline;
}

/** The deadlines on a day; undefined for a rule without a day. */
export function deadlinesOn(rule: DeadlineRule, today: string): Deadlines | undefined {
  const year = Number(today.slice(0, 4));
  const current = deadlineIn(rule, year);
  const next = deadlineIn(rule, year + 1);
  if (!current || !next) return undefined;
  const isOver = current.day < today;
  return { current, isOver, coming: isOver ? next : current };
}

/** The deadline in a calendar year. A rule of 29 February gives the 28th in a year without it. */
function deadlineIn(rule: DeadlineRule, year: number): ReductionDeadline | undefined {
  if (rule.kind === "WITHIN_YEAR") return { day: `${year}-12-31`, claimYear: year };
  if (rule.kind !== "DAY" || rule.month === null || rule.day === null) return undefined;
  const month = `${year}-${twoDigits(rule.month)}`;
  const wanted = `${month}-${twoDigits(rule.day)}`;
  const last = endOfMonth(month);
  return { day: wanted > last ? last : wanted, claimYear: year - rule.yearOffset };
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** How many days before the deadline a customer can be reminded. */
export const reminderLeads = [30, 14, 7, 1] as const;
export const ReminderLead = /* @__PURE__ */ z.union([
  z.literal(30),
  z.literal(14),
  z.literal(7),
  z.literal(1),
]);
export type ReminderLead = z.infer<typeof ReminderLead>;

/** A reminder that can be chosen. */
export interface PossibleReminder {
  daysBefore: ReminderLead;
  day: string;
}

/** The day of a reminder: a weekday, so that the office can still be reached. */
export function reminderDay(deadline: string, daysBefore: number): string {
  return lastWeekdayUpTo(moveDay(deadline, { days: -daysBefore }));
}

/** The reminders of a deadline that are still to come, the earliest first. */
export function possibleReminders(deadline: string, today: string): PossibleReminder[] {
  return reminderLeads.flatMap((daysBefore) => {
    const day = reminderDay(deadline, daysBefore);
    return day > today ? [{ daysBefore, day }] : [];
  });
}

/** After so many months a row has to be compared with the canton's page again. */
export const MONTHS_CHECKED = 13;

export function isCheckOverdue(checkedOn: string, today: string): boolean {
  return moveDay(checkedOn, { months: MONTHS_CHECKED }) < today;
}

/** The days left until a deadline, the last one included. */
export function daysLeft(deadline: string, today: string): number {
  return Math.max(0, daysBetween(today, deadline));
}

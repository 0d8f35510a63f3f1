import { moveDay } from "../calendar/calendar.ts";
import type { Periodicity } from "../contract.ts";
import type { WorkingDay } from "./dunning.ts";

const MONTHS: Readonly<Record<Periodicity, number>> = {
  MONTHLY: 1,
  BIMONTHLY: 2,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
};
/**
 * Premiums are due in advance (OAMal art. 90): they are billed before their period. The deadline is a few days into it,
 * after salaries have arrived.
 */
const BILLED_BEFORE_DAYS = 20;
const DUE_AFTER_DAYS = 9;

export interface BilledPeriod {
  periodFrom: string;
  periodTo: string;
  months: number;
  invoiceDate: string;
  deadline: string;
}

/** Whether a period of a frequency begins in the month of a day: all periods begin with a year. */
export function beginsPeriod(month: string, periodicity: Periodicity): boolean {
  return (Number(month.slice(5, 7)) - 1) % MONTHS[periodicity] === 0;
}

/** The period of a premium invoice that begins in a month; undefined if none begins. */
export function periodBeginning(
  month: string,
  periodicity: Periodicity,
  workingDay: WorkingDay,
): BilledPeriod | undefined {
  if (!beginsPeriod(month, periodicity)) return undefined;
  const months = MONTHS[periodicity];
  const periodFrom = `${month.slice(0, 7)}-01`;
  return {
    periodFrom,
    periodTo: moveDay(moveDay(periodFrom, { months }), { days: -1 }),
    months,
    invoiceDate: moveDay(periodFrom, { days: -BILLED_BEFORE_DAYS }),
    deadline: workingDay(moveDay(periodFrom, { days: DUE_AFTER_DAYS })),
  };
}

/** The dates of an invoice made on a day. A late invoice still leaves time to pay. */
export function datesOn(
  { invoiceDate, deadline }: BilledPeriod,
  today: string,
  workingDay: WorkingDay,
) {
  if (today <= invoiceDate) return { invoiceDate, deadline };
  const enough = workingDay(moveDay(today, { days: BILLED_BEFORE_DAYS }));
  return { invoiceDate: today, deadline: enough > deadline ? enough : deadline };
}

/** The last month whose premiums are billed on a day. */
export function lastBilledMonth(today: string): string {
  return moveDay(today, { days: BILLED_BEFORE_DAYS }).slice(0, 7);
}

/** The last day before the premiums of a month are billed. */
export function lastDayBeforeBilled(month: string): string {
  return moveDay(`${month.slice(0, 7)}-01`, { days: -BILLED_BEFORE_DAYS - 1 });
}

import * as z from "zod/mini";
import { moveDay } from "../calendar/calendar.ts";
import type { WorkingDay } from "./dunning.ts";
import type { FollowedInstalment, Instalment } from "./invoice.ts";
import { type InvoiceState, isUnpaid } from "./invoice.ts";
import { isDebited } from "./standing.ts";

/** A smaller debt has no instalments. In rappen, as all amounts here. */
export const SMALLEST_ARRANGEMENT = 200_00;
const SMALLEST_INSTALMENT = 50_00;
const FEWEST = 2;
const MOST = 12;
const FIRST_DATES = 3;
/** The days between today and the first instalment. */
const NOTICE_DAYS = 10;
const COIN = 5;
/** An instalment that is later than this ends the arrangement; the rest is due within the term. */
const GRACE_DAYS = 10;
export const REST_TERM_DAYS = 20;

/** The reason why an invoice cannot be paid by instalments. */
export const ArrangementRefusal = /* @__PURE__ */ z.enum([
  "NOT_OPEN",
  "DEBT_COLLECTION",
  "DIRECT_DEBIT",
  "TOO_SMALL",
  "ACTIVE",
  "ENDED",
]);
export type ArrangementRefusal = z.infer<typeof ArrangementRefusal>;

export function arrangementRefusal(invoice: InvoiceState): ArrangementRefusal | undefined {
  if (invoice.hasArrangement) return "ACTIVE";
  if (invoice.arrangementEndedOn !== null) return "ENDED";
  if (invoice.status === "POURSUITE") return "DEBT_COLLECTION";
  if (!isUnpaid(invoice.status) || invoice.toBePaid <= 0) return "NOT_OPEN";
  if (isDebited(invoice)) return "DIRECT_DEBIT";
  return invoice.toBePaid < SMALLEST_ARRANGEMENT ? "TOO_SMALL" : undefined;
}

let latest: { today: string; dates: readonly string[] } | undefined;

/** The possible first days: the first of the coming months. They are cached, because lists ask for each invoice. */
export function possibleFirstDates(today: string): readonly string[] {
  if (latest?.today !== today) latest = { today, dates: firstDatesFrom(today) };
  return latest.dates;
}

function firstDatesFrom(today: string): readonly string[] {
  const next = moveDay(`${moveDay(today, { days: NOTICE_DAYS }).slice(0, 8)}01`, { months: 1 });
  return Array.from({ length: FIRST_DATES }, (_, month) => moveDay(next, { months: month }));
}

/** The possible numbers of instalments of a debt. */
export function possibleInstalments(toBePaid: number): number[] {
  const most = Math.min(MOST, Math.floor(toBePaid / SMALLEST_INSTALMENT));
  return Array.from({ length: Math.max(0, most - FEWEST + 1) }, (_, place) => FEWEST + place);
}

/** Equal monthly parts to five rappen; the first one includes the remainder, so that their sum is the debt. */
export function instalmentsOf(toBePaid: number, firstDate: string, count: number): Instalment[] {
  const part = Math.floor(toBePaid / count / COIN) * COIN;
  return Array.from({ length: count }, (_, place) => ({
    date: moveDay(firstDate, { months: place }),
    amount: place === 0 ? toBePaid - part * (count - 1) : part,
  }));
}

interface Followed {
  today: string;
  workingDay: WorkingDay;
  /** The missing amount with which an instalment still counts as paid, in rappen. */
  tolerance: number;
}

/**
 * Payments since the arrangement fill the instalments in their order. An instalment due on a bank holiday is late after
 * the next working day.
 */
export function followInstalments(
  instalments: readonly Instalment[],
  paid: number,
  { today, workingDay, tolerance }: Followed,
): FollowedInstalment[] {
  let left = paid;
  return instalments.map(({ date, amount }) => {
    left -= amount;
    const isPaid = left >= -tolerance;
    const isPast = !isPaid && date < today && workingDay(date) < today;
    return { date, amount, status: isPaid ? "PAID" : isPast ? "LATE" : "OPEN" };
  });
}

/** The day of the first unpaid instalment; undefined if all are paid. */
export function nextInstalmentDay(
  instalments: readonly Instalment[],
  paid: number,
  tolerance: number,
): string | undefined {
  const unpaid = { today: "", workingDay: (day: string) => day, tolerance };
  return followInstalments(instalments, paid, unpaid).find(({ status }) => status !== "PAID")?.date;
}

/** The deadline for the rest after an instalment was late for too long; undefined while the plan is kept. */
export function restDue(
  instalments: readonly FollowedInstalment[],
  today: string,
  workingDay: WorkingDay,
): string | undefined {
  const late = instalments.find(({ status }) => status === "LATE");
  const isBroken = late && moveDay(workingDay(late.date), { days: GRACE_DAYS }) < today;
  return isBroken ? workingDay(moveDay(today, { days: REST_TERM_DAYS })) : undefined;
}

/** The customer's choice of instalments. */
export const ArrangementInput = /* @__PURE__ */ z.strictObject({
  firstDate: z.iso.date("date.invalid"),
  nbMensualites: z.int("arrangement.instalments"),
});
export type ArrangementInput = z.infer<typeof ArrangementInput>;

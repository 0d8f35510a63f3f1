import * as z from "zod/mini";
import { moveDay } from "../calendar/calendar.ts";
import type { WorkingDay } from "./dunning.ts";
import type { FollowedInstalment, Instalment } from "./invoice.ts";
import { type InvoiceState, isUnpaid } from "./invoice.ts";
import { isDebited } from "./standing.ts";

/** Below this nothing is spread over months. In rappen, as all amounts here. */
export const SMALLEST_ARRANGEMENT = 200_00;
const SMALLEST_INSTALMENT = 50_00;
const FEWEST = 2;
const MOST = 12;
const FIRST_DATES = 3;
/** Between today and the first instalment. */
const NOTICE_DAYS = 10;
const COIN = 5;
/** An instalment that is later than this ends the arrangement; the rest is then due within the term. */
const PATIENCE_DAYS = 10;
const REST_TERM_DAYS = 20;

/** Why an invoice cannot be paid by instalments. */
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

/** The days on which instalments may begin: the first of the coming months. Lists ask for them with each invoice. */
export function possibleFirstDates(today: string): readonly string[] {
  if (latest?.today !== today) latest = { today, dates: firstDatesFrom(today) };
  return latest.dates;
}

function firstDatesFrom(today: string): readonly string[] {
  const next = moveDay(`${moveDay(today, { days: NOTICE_DAYS }).slice(0, 8)}01`, { months: 1 });
  return Array.from({ length: FIRST_DATES }, (_, month) => moveDay(next, { months: month }));
}

/** Into how many parts a debt may be spread. */
export function possibleInstalments(toBePaid: number): number[] {
  const most = Math.min(MOST, Math.floor(toBePaid / SMALLEST_INSTALMENT));
  return Array.from({ length: Math.max(0, most - FEWEST + 1) }, (_, place) => FEWEST + place);
}

/** Equal parts to five rappen, one a month; the first one bears the rest, so that their sum is the debt. */
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
  /** What may be missing of an instalment that counts as paid all the same, in rappen. */
  tolerance: number;
}

/**
 * What was paid since the arrangement fills the instalments in their order. One that falls on a day on which banks are
 * closed is late once the next working day is over.
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

/** The day of the first instalment that has not been paid; nothing where all are. */
export function nextInstalmentDay(
  instalments: readonly Instalment[],
  paid: number,
  tolerance: number,
): string | undefined {
  const unpaid = { today: "", workingDay: (day: string) => day, tolerance };
  return followInstalments(instalments, paid, unpaid).find(({ status }) => status !== "PAID")?.date;
}

/** Until when the rest is to be paid where an instalment has been late for too long; nothing while the plan holds. */
export function restDue(
  instalments: readonly FollowedInstalment[],
  today: string,
  workingDay: WorkingDay,
): string | undefined {
  const late = instalments.find(({ status }) => status === "LATE");
  const isBroken = late && moveDay(workingDay(late.date), { days: PATIENCE_DAYS }) < today;
  return isBroken ? workingDay(moveDay(today, { days: REST_TERM_DAYS })) : undefined;
}

/** What somebody chooses of it. */
export const ArrangementWish = /* @__PURE__ */ z.strictObject({
  firstDate: z.iso.date("date.invalid"),
  nbMensualites: z.int("arrangement.instalments"),
});
export type ArrangementWish = z.infer<typeof ArrangementWish>;

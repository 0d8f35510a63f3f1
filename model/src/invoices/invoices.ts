import * as z from "zod/mini";
import { moveDay } from "../calendar/calendar.ts";
import { type InvoiceState, type InvoiceStatus, isUnpaid, sumOfLines } from "./invoice.ts";
import { isDebited } from "./standing.ts";

export const InvoicePeriod = /* @__PURE__ */ z
  .object({ from: z.iso.date("date.invalid"), to: z.iso.date("date.invalid") })
  .check(z.refine(({ from, to }) => from <= to, { path: ["to"], message: "period.backwards" }));

export const InvoicesSince = /* @__PURE__ */ z.object({ from: z.iso.date("date.invalid") });

export const JOKER_DAYS = 30;
export const JOKERS_A_YEAR = 2;

/** The reason why a joker cannot be played. */
export const jokerStatuses = [
  "NOT_OPEN",
  "DUNNED",
  "DIRECT_DEBIT",
  "ARRANGEMENT",
  "ALREADY_USED",
  "TOO_LATE",
  "YEARLY_LIMIT",
] as const;
export const JokerStatus = /* @__PURE__ */ z.enum(jokerStatuses);
export type JokerStatus = z.infer<typeof JokerStatus>;

/** The deadline with a joker: some days later, moved to a working day. */
export function jokerDeadline(deadline: string, workingDay: (day: string) => string): string {
  return workingDay(extended(deadline));
}

function extended(deadline: string): string {
  return moveDay(deadline, { days: JOKER_DAYS });
}

/** The open amount of an invoice. A payment counts from its arrival, booked or not. */
export function openAmount(invoice: {
  status: InvoiceStatus;
  totalAmount: number;
  fees: number;
  /** The booked payments. */
  paid: number;
  payments: readonly { amount: number; isBooked: boolean }[];
}): number {
  if (!isUnpaid(invoice.status)) return 0;
  const arrived = sumOfLines(invoice.payments.filter(({ isBooked }) => !isBooked));
  return Math.max(0, invoice.totalAmount + invoice.fees - invoice.paid - arrived);
}

/**
 * The reason why the deadline of an invoice cannot be extended, or undefined: once per invoice, twice a year per
 * account, not after a formal notice, and not if thirty more days would be past too.
 */
export function jokerRefusal(
  invoice: InvoiceState,
  playedThisYear: number,
  today: string,
): JokerStatus | undefined {
  if (invoice.status === "SOMMATION" || invoice.status === "POURSUITE") return "DUNNED";
  if (!isUnpaid(invoice.status) || invoice.toBePaid <= 0 || invoice.restCarried) return "NOT_OPEN";
  if (isDebited(invoice)) return "DIRECT_DEBIT";
  if (invoice.hasArrangement) return "ARRANGEMENT";
  if (invoice.jokerPlayedOn !== null) return "ALREADY_USED";
  if (extended(invoice.deadline) <= today) return "TOO_LATE";
  return playedThisYear >= JOKERS_A_YEAR ? "YEARLY_LIMIT" : undefined;
}

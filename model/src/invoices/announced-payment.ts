import { moveDay } from "../calendar/calendar.ts";
import { type InvoiceState, isUnpaid } from "./invoice.ts";
import { isDebited } from "./standing.ts";

/** The days to wait for an announced payment: a transfer takes two working days, a counter four. */
export const ANNOUNCED_DAYS = 7;

interface Announced extends Pick<InvoiceState, "status" | "toBePaid"> {
  paymentAnnouncedOn: string | null;
  reminders: readonly { sentOn: string }[];
}

/** The last day to wait for an announced payment; undefined if none is announced or it did not arrive in time. */
export function paymentAwaitedUntil(invoice: Announced, today: string): string | undefined {
  const { paymentAnnouncedOn, status, toBePaid } = invoice;
  if (paymentAnnouncedOn === null || !isUnpaid(status) || toBePaid <= 0) return undefined;
  const until = moveDay(paymentAnnouncedOn, { days: ANNOUNCED_DAYS });
  return until >= today ? until : undefined;
}

/** The reason why a payment cannot be announced. */
export const announcementRefusals = ["NOT_OPEN", "DIRECT_DEBIT", "NOT_ARRIVED"] as const;
export type AnnouncementRefusal = (typeof announcementRefusals)[number];

/**
 * A payment can be announced once for each deadline, so that it cannot be postponed for ever: after a reminder it can
 * be announced again.
 */
export function announcementRefusal(
  invoice: Announced & Pick<InvoiceState, "paymentMode" | "debitReturned" | "totalAmount">,
  today: string,
): AnnouncementRefusal | undefined {
  const { paymentAnnouncedOn: before, status, totalAmount, toBePaid, reminders } = invoice;
  if (!isUnpaid(status) || totalAmount <= 0 || toBePaid <= 0) return "NOT_OPEN";
  if (isDebited(invoice)) return "DIRECT_DEBIT";
  if (before === null || paymentAwaitedUntil(invoice, today)) return undefined;
  return reminders.some(({ sentOn }) => sentOn > before) ? undefined : "NOT_ARRIVED";
}

/** The first day of a step of dunning, given the day of its rule. */
export function dunnedFrom(
  { paymentAnnouncedOn }: Pick<Announced, "paymentAnnouncedOn">,
  from: string,
): string {
  if (paymentAnnouncedOn === null) return from;
  const after = moveDay(paymentAnnouncedOn, { days: ANNOUNCED_DAYS + 1 });
  return after > from ? after : from;
}

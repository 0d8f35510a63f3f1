import { moveDay } from "../calendar/calendar.ts";
import { type InvoiceState, isUnpaid } from "./invoice.ts";
import { isDebited } from "./standing.ts";

/** How long a payment that the customer announced is waited for: a transfer takes two working days, a counter four. */
export const ANNOUNCED_DAYS = 7;

interface Announced extends Pick<InvoiceState, "status" | "toBePaid"> {
  paymentAnnouncedOn: string | null;
  reminders: readonly { sentOn: string }[];
}

/** The last day on which an announced payment is waited for; none where nothing is, or where it did not come in time. */
export function paymentAwaitedUntil(invoice: Announced, today: string): string | undefined {
  const { paymentAnnouncedOn, status, toBePaid } = invoice;
  if (paymentAnnouncedOn === null || !isUnpaid(status) || toBePaid <= 0) return undefined;
  const until = moveDay(paymentAnnouncedOn, { days: ANNOUNCED_DAYS });
  return until >= today ? until : undefined;
}

/** Why a payment cannot be announced. */
export const announcementRefusals = ["NOT_OPEN", "DIRECT_DEBIT", "NOT_ARRIVED"] as const;
export type AnnouncementRefusal = (typeof announcementRefusals)[number];

/**
 * A payment is announced once for each deadline, so that nothing is put off for ever: after a reminder it may be
 * announced again.
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

/** The first day on which a step of dunning is taken, given the day that its rule says. */
export function dunnedFrom(
  { paymentAnnouncedOn }: Pick<Announced, "paymentAnnouncedOn">,
  from: string,
): string {
  if (paymentAnnouncedOn === null) return from;
  const after = moveDay(paymentAnnouncedOn, { days: ANNOUNCED_DAYS + 1 });
  return after > from ? after : from;
}

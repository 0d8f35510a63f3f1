import type { PaymentMode } from "../portal/profile.ts";
import type { FollowedInstalment } from "./invoice.ts";
import type { InvoiceState, InvoiceStatus } from "./invoice.ts";

/** How an invoice stands and is paid, without the library of rules: the first screen has no room for it. */

/** The status to show: an open invoice that is overdue is late before a reminder is sent. None for a credit. */
export function shownStatus({
  status,
  totalAmount,
  overdueSince: since,
}: Pick<InvoiceState, "status" | "totalAmount"> & { overdueSince: string | null }):
  | InvoiceStatus
  | "ENRETARD"
  | undefined {
  if (totalAmount < 0) return undefined;
  return status === "ENCOURS" && since !== null ? "ENRETARD" : status;
}

/** The bank debits by itself on the due date. */
export function isDirectDebit(mode: PaymentMode): boolean {
  return mode === "LSV" || mode === "SDD";
}

/** Whether an invoice is left to the bank: what the bank took back once is not debited again. */
export function isDebited({
  paymentMode,
  debitReturned,
}: Pick<InvoiceState, "paymentMode" | "debitReturned">): boolean {
  return isDirectDebit(paymentMode) && !debitReturned;
}

/** How an invoice is paid, as it is told: by itself, in e-banking, or with the QR-bill. */
export function paymentVariant(mode: PaymentMode): "DIRECTDEBIT" | "EBANKING" | "QRBILL" {
  if (isDirectDebit(mode)) return "DIRECTDEBIT";
  return mode === "BVR" ? "QRBILL" : "EBANKING";
}

interface Payable extends Pick<
  InvoiceState,
  "status" | "deadline" | "paymentMode" | "debitReturned" | "restCarried"
> {
  /** Paid by instalments, as long as they come. */
  hasArrangement: boolean;
}

/**
 * How the customer pays what is open. E-banking takes only the whole amount, in time: what is late, came back or is
 * paid in parts needs the QR-bill. A small rest is asked for with the next invoice.
 */
export function wayToPay(
  invoice: Payable,
  today: string,
): "collection" | "carried" | "debit" | "ebill" | "qr" {
  const { status, deadline, paymentMode, hasArrangement } = invoice;
  if (status === "POURSUITE") return "collection";
  if (invoice.restCarried) return "carried";
  if (isDebited(invoice)) return "debit";
  const isInTime = status === "ENCOURS" && deadline >= today;
  return paymentVariant(paymentMode) === "EBANKING" && isInTime && !hasArrangement ? "ebill" : "qr";
}

interface Owing extends Pick<InvoiceState, "deadline" | "toBePaid" | "hasArrangement"> {
  instalments: readonly FollowedInstalment[];
}

/**
 * What is to be paid next, and by when: what is missing of an instalment while the plan holds, else all of it. Amounts
 * in rappen.
 */
export function dueNext({ deadline, toBePaid, hasArrangement, instalments }: Owing): {
  date: string;
  amount: number;
} {
  const place = hasArrangement ? instalments.findIndex(({ status }) => status !== "PAID") : -1;
  const next = instalments[place];
  if (!next) return { date: deadline, amount: toBePaid };
  const later = instalments.slice(place + 1).reduce((sum, { amount }) => sum + amount, 0);
  return { date: next.date, amount: Math.max(0, toBePaid - later) };
}

/** What is open of all years together, and where it is. Amounts in rappen. */
export interface OpenInvoices {
  count: number;
  amount: number;
  /** Late or reminded of; what the bank debits by itself is nobody's delay. */
  overdueCount: number;
  overdueSince: string | null;
  /** The years of invoice with something open, the most urgent first. */
  years: { year: number; count: number }[];
}

interface Overdue
  extends
    Owing,
    Pick<
      InvoiceState,
      "paymentMode" | "status" | "debitReturned" | "restCarried" | "jokerPlayedOn"
    > {
  /** Each with the deadline that had passed. */
  reminders: readonly { dueOn: string }[];
  /** A debit that came back has the deadline that held until then. */
  payments: readonly { dueOn?: string | null | undefined }[];
}

/**
 * Since when an invoice is overdue, or nothing: the one date that every screen and letter tells. It is the first deadline
 * that passed; a reminder, or a debit that came back, gives another day to pay by and makes nothing timely, a joker does.
 * What falls due while banks are closed is overdue once the next working day is over. What the bank debits, and a small
 * rest that the next invoice asks for, are not the person's delay.
 */
export function overdueSince(
  invoice: Overdue,
  today: string,
  workingDay: (day: string) => string,
): string | undefined {
  const { status, hasArrangement, toBePaid } = invoice;
  if (toBePaid <= 0 || invoice.restCarried || isDebited(invoice)) return undefined;
  const { date } = dueNext(invoice);
  if (status !== "ENCOURS" && !hasArrangement) return firstDeadline(invoice);
  if (date >= today || workingDay(date) >= today) return undefined;
  return hasArrangement || invoice.jokerPlayedOn !== null ? date : firstDeadline(invoice);
}

/** The deadline that passed first, however often another one was given since. */
export function firstDeadline({
  deadline,
  reminders,
  payments,
}: Pick<Overdue, "deadline" | "reminders" | "payments">): string {
  const passed = [...reminders, ...payments].flatMap(({ dueOn }) => dueOn ?? []);
  return passed.toSorted()[0] ?? deadline;
}

interface OpenInvoice extends Owing {
  invoiceDate: string;
  overdueSince: string | null;
  restCarried: boolean;
}

/** The most urgent first: what is overdue for longest, then what falls due next; a small rest that is not asked for last. */
export function byUrgency(one: OpenInvoice, other: OpenInvoice): number {
  const [first, second] = [one, other].map(urgencyOf);
  return (first ?? "") < (second ?? "") ? -1 : 1;
}

function urgencyOf(invoice: OpenInvoice): string {
  const stage = invoice.restCarried ? 2 : invoice.overdueSince === null ? 1 : 0;
  return `${stage} ${invoice.overdueSince ?? dueNext(invoice).date} ${invoice.invoiceDate}`;
}

export function openInvoicesOf(invoices: readonly OpenInvoice[]): OpenInvoices {
  const dues = invoices.toSorted(byUrgency);
  const late = invoices.flatMap((invoice) => invoice.overdueSince ?? []).toSorted();
  const byYear = Map.groupBy(dues, ({ invoiceDate }) => Number(invoiceDate.slice(0, 4)));
  return {
    count: dues.length,
    amount: dues.reduce((sum, { toBePaid }) => sum + toBePaid, 0),
    overdueCount: late.length,
    overdueSince: late[0] ?? null,
    years: [...byYear].map(([year, open]) => ({ year, count: open.length })),
  };
}

/** What an invoice is listed with: what is still to be paid of it, else what it came to with its fees. */
export function listedAmount({
  totalAmount,
  fees,
  toBePaid,
}: Pick<InvoiceState, "totalAmount" | "toBePaid"> & { fees: number }): number {
  return toBePaid > 0 ? toBePaid : totalAmount + fees;
}

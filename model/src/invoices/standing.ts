import type { PaymentMode } from "../portal/profile.ts";
import type { FollowedInstalment } from "./invoice.ts";
import type { InvoiceState, InvoiceStatus } from "./invoice.ts";

/** Status and payment of an invoice, without the library of rules, which is too large for the first screen. */

/** The displayed status: an overdue invoice is late before a reminder is sent. Undefined for a credit. */
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

/** Whether the bank debits an invoice: a returned debit is not repeated. */
export function isDebited({
  paymentMode,
  debitReturned,
}: Pick<InvoiceState, "paymentMode" | "debitReturned">): boolean {
  return isDirectDebit(paymentMode) && !debitReturned;
}

/** The displayed way of payment: direct debit, e-banking, or QR-bill. */
export function paymentVariant(mode: PaymentMode): "DIRECTDEBIT" | "EBANKING" | "QRBILL" {
  if (isDirectDebit(mode)) return "DIRECTDEBIT";
  return mode === "BVR" ? "QRBILL" : "EBANKING";
}

interface Payable extends Pick<
  InvoiceState,
  "status" | "deadline" | "paymentMode" | "debitReturned" | "restCarried"
> {
  /** Paid by instalments that arrive in time. */
  hasArrangement: boolean;
}

/**
 * The customer's way to pay the open amount. E-banking takes only the whole amount in time: a late, returned or partly
 * paid invoice needs the QR-bill. A small rest is billed with the next invoice.
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
 * The next amount and its deadline: the rest of an instalment while the plan is kept, else the whole open amount.
 * Amounts in rappen.
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

/** The open invoices of all years. Amounts in rappen. */
export interface OpenInvoices {
  count: number;
  amount: number;
  /** Late or reminded, without direct debits and payments that the customer announced. */
  overdueCount: number;
  overdueAmount: number;
  overdueSince: string | null;
  /** The years with open invoices, the most urgent first. */
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
  /** A returned debit has the deadline of that time. */
  payments: readonly { dueOn?: string | null | undefined }[];
  /** The deadline when the bank refused the direct debit. */
  debitRejectedDueOn?: string | null;
}

/**
 * The day since which an invoice is overdue, or undefined: the date on every screen and letter. It is the first passed
 * deadline; a reminder or a returned debit sets another deadline without ending the delay, a joker ends it. A deadline
 * on a bank holiday passes after the next working day. Direct debits and carried small rests are not overdue.
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

/** The deadline that passed first, even if later ones were set since. */
export function firstDeadline({
  deadline,
  reminders,
  payments,
  debitRejectedDueOn,
}: Pick<Overdue, "deadline" | "reminders" | "payments" | "debitRejectedDueOn">): string {
  const rejected = { dueOn: debitRejectedDueOn };
  const passed = [...reminders, ...payments, rejected].flatMap(({ dueOn }) => dueOn ?? []);
  return passed.toSorted()[0] ?? deadline;
}

interface OpenInvoice extends Owing {
  invoiceDate: string;
  overdueSince: string | null;
  paymentAwaitedUntil: string | null;
  restCarried: boolean;
}

/** The most urgent first: the longest overdue, then the next due. Announced payments and small rests come last. */
export function byUrgency(one: OpenInvoice, other: OpenInvoice): number {
  const [first, second] = [one, other].map(urgencyOf);
  return (first ?? "") < (second ?? "") ? -1 : 1;
}

function urgencyOf(invoice: OpenInvoice): string {
  return `${askedFor(invoice)} ${invoice.overdueSince ?? dueNext(invoice).date} ${invoice.invoiceDate}`;
}

function askedFor({ restCarried, paymentAwaitedUntil, overdueSince: since }: OpenInvoice): number {
  if (restCarried) return 3;
  if (paymentAwaitedUntil !== null) return 2;
  return since === null ? 1 : 0;
}

function sumOf(invoices: readonly { toBePaid: number }[]): number {
  return invoices.reduce((sum, { toBePaid }) => sum + toBePaid, 0);
}

export function openInvoicesOf(invoices: readonly OpenInvoice[]): OpenInvoices {
  const dues = invoices.toSorted(byUrgency);
  const overdue = dues.filter((one) => askedFor(one) === 0);
  const byYear = Map.groupBy(dues, ({ invoiceDate }) => Number(invoiceDate.slice(0, 4)));
  return {
    count: dues.length,
    amount: sumOf(dues),
    overdueCount: overdue.length,
    overdueAmount: sumOf(overdue),
    overdueSince: overdue[0]?.overdueSince ?? null,
    years: [...byYear].map(([year, open]) => ({ year, count: open.length })),
  };
}

/** The amount in a list: the open amount, else the total with fees. */
export function listedAmount({
  totalAmount,
  fees,
  toBePaid,
}: Pick<InvoiceState, "totalAmount" | "toBePaid"> & { fees: number }): number {
  return toBePaid > 0 ? toBePaid : totalAmount + fees;
}

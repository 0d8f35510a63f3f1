import type { PaymentMode } from "../portal/profile.ts";
import type { FollowedInstalment } from "./invoice.ts";
import type { InvoiceState, InvoiceStatus } from "./invoice.ts";

/** How an invoice stands and is paid, without the library of rules: the first screen has no room for it. */

/** The status to show: an open invoice past its deadline is late before anybody is reminded. None for a credit. */
export function shownStatus(
  { status, deadline, totalAmount }: Pick<InvoiceState, "status" | "deadline" | "totalAmount">,
  today: string,
): InvoiceStatus | "ENRETARD" | undefined {
  if (totalAmount < 0) return undefined;
  return status === "ENCOURS" && deadline < today ? "ENRETARD" : status;
}

/** The bank debits by itself on the due date. */
export function isDirectDebit(mode: PaymentMode): boolean {
  return mode === "LSV" || mode === "SDD";
}

/** How an invoice is paid, as it is told: by itself, in e-banking, or with the QR-bill. */
export function paymentVariant(mode: PaymentMode): "DIRECTDEBIT" | "EBANKING" | "QRBILL" {
  if (isDirectDebit(mode)) return "DIRECTDEBIT";
  return mode === "BVR" ? "QRBILL" : "EBANKING";
}

interface Payable extends Pick<InvoiceState, "status" | "deadline" | "paymentMode"> {
  /** Paid by instalments, as long as they come. */
  hasArrangement: boolean;
}

/** How somebody pays what is open. E-banking knows of the whole, in time: what is late or paid in parts needs the QR-bill. */
export function wayToPay(
  { status, deadline, paymentMode, hasArrangement }: Payable,
  today: string,
): "collection" | "debit" | "ebill" | "qr" {
  if (status === "POURSUITE") return "collection";
  const variant = paymentVariant(paymentMode);
  if (variant === "DIRECTDEBIT") return "debit";
  const isInTime = status === "ENCOURS" && deadline >= today;
  return variant === "EBANKING" && isInTime && !hasArrangement ? "ebill" : "qr";
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

interface OpenInvoice extends Owing, Pick<InvoiceState, "paymentMode" | "status"> {
  invoiceDate: string;
  /** Each with the deadline that had passed. */
  reminders: readonly { dueOn: string }[];
}

/** Since when an invoice is late: past its day, or reminded of, which gives another day but makes nothing timely. */
function lateSince(invoice: OpenInvoice, today: string): string | undefined {
  const { status, paymentMode, hasArrangement, reminders } = invoice;
  const { date } = dueNext(invoice);
  if (isDirectDebit(paymentMode)) return undefined;
  if (status !== "ENCOURS" && !hasArrangement) return reminders[0]?.dueOn ?? date;
  return date < today ? date : undefined;
}

export function openInvoicesOf(invoices: readonly OpenInvoice[], today: string): OpenInvoices {
  const dues = invoices
    .map((invoice) => ({ ...invoice, due: dueNext(invoice).date }))
    .toSorted((one, other) => (one.due < other.due ? -1 : 1));
  const late = invoices.flatMap((invoice) => lateSince(invoice, today) ?? []).toSorted();
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

import { moveDay } from "@portal/model/calendar.ts";
import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { nextDunning } from "@portal/model/invoices/dunning.ts";
import {
  JOKER_DAYS,
  type InvoiceLine,
  type InvoiceStatus,
  type InvoiceType,
  sumOfLines,
} from "@portal/model/invoices/invoices.ts";
import type { Person } from "./household.ts";

/** An invoice with everything that happened to it until the day of seeding. Amounts in rappen. */
export interface SeededInvoice {
  no: string;
  type: InvoiceType;
  holder: Person;
  carrier: Carrier;
  periodFrom: string;
  periodTo: string;
  invoiceDate: string;
  deadline: string;
  lines: readonly InvoiceLine[];
  totalAmount: number;
  status: InvoiceStatus;
  fees: number;
  payments: SeededPayment[];
  cancelledOn: string | null;
  reminders: SeededReminder[];
  jokerPlayedOn: string | null;
  statementNumber: string | null;
}

export interface SeededPayment {
  paidOn: string;
  amount: number;
  /** Money that arrived, or a credit that the invoice was settled with when it was made. */
  way: "BANK" | "CREDIT";
}

export interface SeededReminder {
  status: InvoiceStatus;
  sentOn: string;
  fee: number;
  /** The day by which to pay, before and since; and what was to be paid then. */
  deadlineBefore: string;
  deadline: string;
  amountDue: number;
}

type Billed = Pick<
  SeededInvoice,
  | "no"
  | "type"
  | "holder"
  | "carrier"
  | "lines"
  | "periodFrom"
  | "periodTo"
  | "invoiceDate"
  | "deadline"
>;

export function invoiceOf(billed: Billed): SeededInvoice {
  return {
    ...billed,
    totalAmount: sumOfLines(billed.lines),
    status: "ENCOURS",
    fees: 0,
    payments: [],
    cancelledOn: null,
    reminders: [],
    jokerPlayedOn: null,
    statementNumber: null,
  };
}

/** The day by which it was to be paid when it was issued, before a joker or a reminder moved it. */
export function billedDeadline(invoice: SeededInvoice): string {
  const last = invoice.reminders[0]?.deadlineBefore ?? invoice.deadline;
  return invoice.jokerPlayedOn === null ? last : moveDay(last, { days: -JOKER_DAYS });
}

/** As it stands once it was paid on a day; open while that day is to come. */
export function paid(invoice: SeededInvoice, paidOn: string, today: string): SeededInvoice {
  if (paidOn > today) return invoice;
  const amount = invoice.totalAmount + invoice.fees - offsetIn(invoice);
  const payments = [...invoice.payments, { paidOn, amount, way: "BANK" } as const];
  return { ...invoice, status: "REGLEE", payments };
}

/** As it was made while there was a credit, which is taken off it. */
export function offset(invoice: SeededInvoice, amount: number): SeededInvoice {
  const paidOn = invoice.invoiceDate;
  return { ...invoice, payments: [{ paidOn, amount, way: "CREDIT" }] };
}

/** What a credit settled of an invoice. */
export function offsetIn({ payments }: SeededInvoice): number {
  return payments.reduce((sum, { amount, way }) => sum + (way === "CREDIT" ? amount : 0), 0);
}

/** As it stands once more than was owed came in for it. */
export function overpaid(invoice: SeededInvoice, tooMuch: number): SeededInvoice {
  const payments = invoice.payments.map((one, place) =>
    place === invoice.payments.length - 1 ? { ...one, amount: one.amount + tooMuch } : one,
  );
  return { ...invoice, payments };
}

/** As it stands when nobody paid it. */
export function dunned(invoice: SeededInvoice, today: string): SeededInvoice {
  const toBePaid = invoice.totalAmount + invoice.fees - offsetIn(invoice);
  const next = nextDunning({ ...invoice, toBePaid, hasArrangement: false });
  if (!next || next.from > today) return invoice;
  const { status, fee, from } = next;
  const deadline = next.deadlineFrom(from);
  const reminder = {
    status,
    sentOn: from,
    fee,
    deadlineBefore: invoice.deadline,
    deadline,
    amountDue: toBePaid + fee,
  };
  return dunned(
    {
      ...invoice,
      status,
      deadline,
      fees: invoice.fees + fee,
      reminders: [...invoice.reminders, reminder],
    },
    today,
  );
}

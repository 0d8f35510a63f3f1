import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { lateInterest, nextDunning, deadlineOf } from "@portal/model/invoices/dunning.ts";
import {
  type InvoiceLine,
  type InvoiceStatus,
  type InvoiceType,
  sumOfLines,
} from "@portal/model/invoices/invoice.ts";
import type { DunningStatus } from "@portal/model/invoices/reminder-steps.ts";
import type { BillingTerms } from "./billing-terms.ts";
import type { Person } from "../people/household.ts";

/** An invoice with its history until the day of seeding. Amounts in rappen. */
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
  jokerDeadline: string | null;
  deadlineBeforeJoker: string | null;
  statementNumber: string | null;
  statementNumbers: readonly string[];
}

export interface SeededPayment {
  paidOn: string;
  amount: number;
  /** A received payment, or a credit that was offset when the invoice was issued. */
  way: "BANK" | "CREDIT";
}

export interface SeededReminder {
  status: DunningStatus;
  sentOn: string;
  fee: number;
  interest: number;
  /** The former and the new deadline, and the amount that was owed. */
  dueOn: string;
  deadline: string;
  owed: number;
}

type UnsentInvoice = Pick<
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

export function invoiceOf(billed: UnsentInvoice): SeededInvoice {
  return {
    ...billed,
    totalAmount: sumOfLines(billed.lines),
    status: "ENCOURS",
    fees: 0,
    payments: [],
    cancelledOn: null,
    reminders: [],
    jokerPlayedOn: null,
    jokerDeadline: null,
    deadlineBeforeJoker: null,
    statementNumber: null,
    statementNumbers: [],
  };
}

/** The deadline at issue, before a joker or a reminder moved it. */
export function billedDeadline(invoice: SeededInvoice): string {
  return invoice.deadlineBeforeJoker ?? invoice.reminders[0]?.dueOn ?? invoice.deadline;
}

/** The invoice after its payment; unchanged if the day of payment lies in the future. */
export function paid(invoice: SeededInvoice, paidOn: string, today: string): SeededInvoice {
  if (paidOn > today) return invoice;
  const amount = invoice.totalAmount + invoice.fees - offsetIn(invoice);
  const payments = [...invoice.payments, { paidOn, amount, way: "BANK" } as const];
  return { ...invoice, status: "REGLEE", payments };
}

/** The invoice with a credit deducted when it is issued. */
export function offset(invoice: SeededInvoice, amount: number): SeededInvoice {
  const paidOn = invoice.invoiceDate;
  return { ...invoice, payments: [{ paidOn, amount, way: "CREDIT" }] };
}

/** The amount of an invoice that a credit settled. */
export function offsetIn({ payments }: SeededInvoice): number {
  return payments.reduce((sum, { amount, way }) => sum + (way === "CREDIT" ? amount : 0), 0);
}

/** The invoice with an overpayment. */
export function overpaid(invoice: SeededInvoice, tooMuch: number): SeededInvoice {
  const payments = invoice.payments.map((one, place) =>
    place === invoice.payments.length - 1 ? { ...one, amount: one.amount + tooMuch } : one,
  );
  return { ...invoice, payments };
}

/** The unpaid invoice after the steps of dunning until today. */
export function dunned(invoice: SeededInvoice, today: string, terms: BillingTerms): SeededInvoice {
  const { type, totalAmount, fees, reminders } = invoice;
  const toBePaid = totalAmount + fees - offsetIn(invoice);
  const next = nextDunning(
    { ...invoice, toBePaid, hasArrangement: false, restCarried: false },
    terms.dunningRules,
  );
  if (!next || next.from > today) return invoice;
  const { status, fee, from: sentOn } = next;
  const deadline = deadlineOf(next, sentOn, terms.workingDay);
  const dueOn = invoice.deadline;
  const late = { type, open: totalAmount - offsetIn(invoice), dueOn: reminders[0]?.dueOn ?? dueOn };
  const interest = lateInterest(late, next, sentOn);
  const owed = toBePaid + fee + interest;
  const reminder = { status, sentOn, fee, interest, dueOn, deadline, owed };
  const step = { status, deadline, fees: fees + fee + interest };
  return dunned({ ...invoice, ...step, reminders: [...reminders, reminder] }, today, terms);
}

import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { lateInterest, nextDunning, termOf } from "@portal/model/invoices/dunning.ts";
import {
  type InvoiceLine,
  type InvoiceStatus,
  type InvoiceType,
  sumOfLines,
} from "@portal/model/invoices/invoices.ts";
import type { DunningStatus } from "@portal/model/invoices/reminder-steps.ts";
import type { BillingTerms } from "./billing-terms.ts";
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
  payments: { paidOn: string; amount: number }[];
  reminders: SeededReminder[];
  jokerPlayedOn: string | null;
  jokerDeadline: string | null;
  deadlineBeforeJoker: string | null;
  statementNumber: string | null;
}

export interface SeededReminder {
  status: DunningStatus;
  sentOn: string;
  fee: number;
  interest: number;
  /** The day by which to pay, before and since; and what was to be paid then. */
  dueOn: string;
  deadline: string;
  owed: number;
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
    reminders: [],
    jokerPlayedOn: null,
    jokerDeadline: null,
    deadlineBeforeJoker: null,
    statementNumber: null,
  };
}

/** As it stands once it was paid on a day; open while that day is to come. */
export function paid(invoice: SeededInvoice, paidOn: string, today: string): SeededInvoice {
  if (paidOn > today) return invoice;
  const payments = [{ paidOn, amount: invoice.totalAmount + invoice.fees }];
  return { ...invoice, status: "REGLEE", payments };
}

/** As it stands when nobody paid it. */
export function dunned(invoice: SeededInvoice, today: string, terms: BillingTerms): SeededInvoice {
  const { type, totalAmount, fees, reminders } = invoice;
  const toBePaid = totalAmount + fees;
  const next = nextDunning({ ...invoice, toBePaid, hasArrangement: false }, terms.dunningRules);
  if (!next || next.from > today) return invoice;
  const { status, fee, from: sentOn } = next;
  const deadline = termOf(next, sentOn, terms.workingDay);
  const dueOn = invoice.deadline;
  const late = { type, open: totalAmount, dueOn: reminders[0]?.dueOn ?? dueOn };
  const interest = lateInterest(late, next, sentOn);
  const owed = toBePaid + fee + interest;
  const reminder = { status, sentOn, fee, interest, dueOn, deadline, owed };
  const step = { status, deadline, fees: fees + fee + interest };
  return dunned({ ...invoice, ...step, reminders: [...reminders, reminder] }, today, terms);
}

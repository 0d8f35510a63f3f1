import { dueNext, shownStatus, wayToPay } from "@portal/model/invoices/standing.ts";
import { rappenOf } from "@portal/model/money.ts";
import type { HomeQuery } from "../../core/http/gql/private.ts";

/** An invoice with all that says when it has to be paid, and how. */
export type DueInvoice = HomeQuery["invoicesToPay"][number];

/** What is to be paid next, until when, and how. */
export interface Due {
  invoice: DueInvoice;
  /** The next instalment where some were agreed, else the whole. */
  amount: number;
  deadline: string;
  /** Days until then; less than nothing when it has passed. */
  days: number;
  way: ReturnType<typeof wayToPay>;
}

/** The most urgent of what is to be paid; nothing where nothing is. */
export function dueOf(invoices: readonly DueInvoice[], today: string): Due | undefined {
  const dues = invoices.map((invoice) => dueOfInvoice(invoice, today));
  return dues.toSorted((one, other) => one.days - other.days)[0];
}

function dueOfInvoice(invoice: DueInvoice, today: string): Due {
  const hasArrangement = invoice.arrangement.actif;
  const { date: deadline, amount } = dueNext({
    deadline: invoice.deadline,
    toBePaid: rappenOf(invoice.toBePaid),
    hasArrangement,
    instalments: invoice.instalments.map((one) => ({ ...one, amount: rappenOf(one.amount) })),
  });
  return {
    invoice,
    amount: amount / 100,
    deadline,
    days: daysBetween(today, deadline),
    way: wayToPay({ ...invoice, hasArrangement }, today),
  };
}

export function statusOf({ totalAmount, ...invoice }: DueInvoice, today: string) {
  return shownStatus({ ...invoice, totalAmount: rappenOf(totalAmount) }, today);
}

/** The invoice among those that are open, unfolded. */
export function invoiceAddress({ id, invoiceDate }: DueInvoice): string {
  return `/invoices?year=${invoiceDate.slice(0, 4)}&status=ENCOURS&status=OVERDUE&invoice=${id}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

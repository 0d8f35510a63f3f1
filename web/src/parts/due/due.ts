import { dueNext, shownStatus, wayToPay } from "@portal/model/invoices/standing.ts";
import { rappenOf } from "@portal/model/money.ts";
import type { HomeQuery } from "../../core/http/gql/private.ts";

/** An invoice with all that says when it has to be paid, and how. */
export type DueInvoice = HomeQuery["invoicesToPay"][number];

/** What says when an invoice has to be paid, and how. */
type DueFacts = Pick<
  DueInvoice,
  | "deadline"
  | "toBePaid"
  | "instalments"
  | "status"
  | "overdueSince"
  | "paymentAwaitedUntil"
  | "restCarried"
  | "paymentMode"
  | "debitReturned"
> & { arrangement: { actif: boolean } };

/** What is to be paid next, until when, and how. */
export interface Due<Invoice = DueInvoice> {
  invoice: Invoice;
  /** The next instalment where some were agreed, else the whole. */
  amount: number;
  deadline: string;
  /** Days until then; less than nothing when it has passed. */
  days: number;
  /** What is said of the day: since when it is overdue, the stage of dunning, or when it falls due. */
  when: "late" | "RAPPEL" | "SOMMATION" | "POURSUITE" | "next" | "carried" | "awaited";
  /** The day that belongs to it. */
  date: string;
  way: ReturnType<typeof wayToPay>;
}

/** The most urgent of what is to be paid, as the API orders it; nothing where nothing is. */
export function dueOf(invoices: readonly DueInvoice[], today: string): Due | undefined {
  const [first] = invoices;
  return first && dueOfInvoice(first, today);
}

export function dueOfInvoice<Invoice extends DueFacts>(
  invoice: Invoice,
  today: string,
): Due<Invoice> {
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
    ...saidOf(invoice, deadline, today),
    way: wayToPay({ ...invoice, hasArrangement }, today),
  };
}

/** One date for all screens: what is overdue says since when, unless a letter gave another day to pay by. */
function saidOf(
  { status, overdueSince, paymentAwaitedUntil, restCarried, arrangement }: DueFacts,
  deadline: string,
  today: string,
): Pick<Due, "when" | "date"> {
  if (restCarried) return { when: "carried", date: deadline };
  if (paymentAwaitedUntil) return { when: "awaited", date: paymentAwaitedUntil };
  if (!overdueSince) return { when: "next", date: deadline };
  if (status === "POURSUITE") return { when: "POURSUITE", date: overdueSince };
  const isReminded = (status === "RAPPEL" || status === "SOMMATION") && !arrangement.actif;
  if (isReminded && deadline >= today) return { when: status, date: deadline };
  return { when: "late", date: overdueSince };
}

/** Where its sheet opens over the page on which it is shown. */
export function payAddress(page: string, id: string, more?: "time"): string {
  return `${page}?pay=${id}${more ? "&time=1" : ""}`;
}

export function statusOf({
  totalAmount,
  ...invoice
}: Pick<DueInvoice, "totalAmount" | "status" | "overdueSince">) {
  return shownStatus({ ...invoice, totalAmount: rappenOf(totalAmount) });
}

/** The invoice among those that are open, unfolded. */
export function invoiceAddress({
  id,
  invoiceDate,
}: Pick<DueInvoice, "id" | "invoiceDate">): string {
  return `/invoices?year=${invoiceDate.slice(0, 4)}&status=ENCOURS&status=OVERDUE&invoice=${id}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

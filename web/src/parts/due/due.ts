import { dueNext, shownStatus, wayToPay } from "@portal/model/invoices/standing.ts";
import { rappenOf } from "@portal/model/money.ts";
import type { HomeQuery } from "../../core/http/gql/private.ts";

/** An invoice with its due date and means of payment. */
export type DueInvoice = HomeQuery["invoicesToPay"][number];

/** The facts that determine the due date and means of payment. */
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

/** The next payment: its amount, date and means. */
export interface Due<Invoice = DueInvoice> {
  invoice: Invoice;
  /** The next instalment of a plan, or else the whole amount. */
  amount: number;
  deadline: string;
  /** Days until the deadline; negative once it has passed. */
  days: number;
  /** The meaning of the date: overdue since, the stage of dunning, or due by. */
  when: "late" | "RAPPEL" | "SOMMATION" | "POURSUITE" | "next" | "carried" | "awaited";
  date: string;
  way: ReturnType<typeof wayToPay>;
}

/** The most urgent payment, as the API orders it; nothing if none is due. */
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

/** The same date on all screens: overdue invoices show since when, unless a letter set another day to pay by. */
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

/** The address of the payment sheet over a page. */
export function payAddress(page: string, id: string, more?: "time"): string {
  return `${page}?pay=${id}${more ? "&time=1" : ""}`;
}

export function statusOf({
  totalAmount,
  ...invoice
}: Pick<DueInvoice, "totalAmount" | "status" | "overdueSince">) {
  return shownStatus({ ...invoice, totalAmount: rappenOf(totalAmount) });
}

/** The address of the expanded invoice in the list of open ones. */
export function invoiceAddress({
  id,
  invoiceDate,
}: Pick<DueInvoice, "id" | "invoiceDate">): string {
  return `/invoices?year=${invoiceDate.slice(0, 4)}&status=ENCOURS&status=OVERDUE&invoice=${id}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

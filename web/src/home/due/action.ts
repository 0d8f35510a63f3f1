import { type Due, dueOfInvoice } from "../../parts/due/due.ts";
import type { Home, HomeInvoice } from "../home.ts";

/** From so many overdue invoices on, one alone would hide how much is owed. */
const DEBTS_FROM = 2;
/** What falls due later than this is not asked for yet. */
const SOON_DAYS = 30;

export type HomeAction =
  | { kind: "pay"; due: Due; after: Due | undefined }
  | { kind: "debts"; count: number; amount: number; worst: HomeInvoice }
  | { kind: "nothing"; next: Due | undefined; awaited: Due | undefined };

/** What the homepage asks for first. Invoices come with the most urgent first. */
export function actionOf(
  { openInvoices, invoicesToPay }: Pick<Home, "openInvoices" | "invoicesToPay">,
  today: string,
): HomeAction {
  const dues = invoicesToPay.map((invoice) => dueOfInvoice(invoice, today));
  const asked = dues.filter(({ when }) => when !== "awaited" && when !== "carried");
  const [worst] = asked;
  if (worst && openInvoices.overdueCount >= DEBTS_FROM) {
    const { overdueCount: count, overdueAmount: amount } = openInvoices;
    return { kind: "debts", count, amount, worst: worst.invoice };
  }
  const due = asked.find(isToDo);
  if (due) return { kind: "pay", due, after: asked.find((one) => one !== due) };
  const awaited = dues.find(({ when }) => when === "awaited");
  return { kind: "nothing", next: worst, awaited };
}

/** Whether the customer has to act, and soon: what the bank debits needs nothing. */
function isToDo({ way, days, when }: Due): boolean {
  return way !== "debit" && (when !== "next" || days <= SOON_DAYS);
}

import { type Due, dueOfInvoice } from "../../parts/due/due.ts";
import type { Home, HomeInvoice } from "../home.ts";

/** From this number of overdue invoices on, showing one alone would hide the total. */
const DEBTS_FROM = 2;
/** Later due dates are not shown yet. */
const SOON_DAYS = 30;

export type HomeAction =
  | { kind: "pay"; due: Due; after: Due | undefined }
  | { kind: "debts"; count: number; amount: number; worst: HomeInvoice }
  | { kind: "nothing"; next: Due | undefined; awaited: Due | undefined };

/** The main action of the homepage. The most urgent invoice comes first. */
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

/** Whether the customer has to act soon: direct debits need no action. */
function isToDo({ way, days, when }: Due): boolean {
  return way !== "debit" && (when !== "next" || days <= SOON_DAYS);
}

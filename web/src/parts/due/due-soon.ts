import { type Due, dueOf, type DueInvoice } from "./due.ts";

/** An invoice that is due later than this is not asked for yet. */
const DAYS_AHEAD = 14;

/** The invoice that the customer has to pay in these days, if there is one. */
export function dueSoon(invoices: readonly DueInvoice[], today: string): Due | undefined {
  const due = dueOf(invoices, today);
  const isSoon = due && due.days <= DAYS_AHEAD && due.way !== "debit" && due.way !== "carried";
  return isSoon ? due : undefined;
}

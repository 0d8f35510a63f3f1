import { type Due, dueOf, type DueInvoice } from "./due.ts";

/** An invoice that is due later than this is nobody's worry yet. */
const DAYS_AHEAD = 14;

/** The invoice that somebody should pay by themselves in these days, if there is one. */
export function dueSoon(invoices: readonly DueInvoice[], today: string): Due | undefined {
  const due = dueOf(invoices, today);
  const isSoon = due && due.days <= DAYS_AHEAD && due.way !== "debit" && due.way !== "carried";
  return isSoon ? due : undefined;
}

import { type Due, dueOf, type DueInvoice } from "./due.ts";

/** Invoices due later than this are not shown yet. */
const DAYS_AHEAD = 14;

/** The invoice that is due within these days, if any. */
export function dueSoon(invoices: readonly DueInvoice[], today: string): Due | undefined {
  const due = dueOf(invoices, today);
  const isSoon = due && due.days <= DAYS_AHEAD && due.way !== "debit" && due.way !== "carried";
  return isSoon ? due : undefined;
}

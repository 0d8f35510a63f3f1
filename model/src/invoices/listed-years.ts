/** The list of invoices has those of this year and of the one before, and older ones that are still open. */
export const LISTED_YEARS = 2;

/** Whether the list still has an invoice: there is nothing to lead to otherwise. */
export function isListed(invoice: { date: string; isPaid: boolean }, today: string): boolean {
  const yearsAgo = Number(today.slice(0, 4)) - Number(invoice.date.slice(0, 4));
  return !invoice.isPaid || yearsAgo < LISTED_YEARS;
}

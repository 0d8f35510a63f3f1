/** The list has the invoices of this year and last year, and older open ones. */
export const LISTED_YEARS = 2;

/** Whether the list includes an invoice: otherwise no link leads to it. */
export function isListed(invoice: { date: string; isPaid: boolean }, today: string): boolean {
  const yearsAgo = Number(today.slice(0, 4)) - Number(invoice.date.slice(0, 4));
  return !invoice.isPaid || yearsAgo < LISTED_YEARS;
}

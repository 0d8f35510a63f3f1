import { isWayOffered, paths, type Visitor } from "../core/routing/paths.ts";
import { type Due, invoiceAddress } from "../parts/due/due.ts";
import { dueSoon } from "../parts/due/due-soon.ts";
import type { Help } from "./help.ts";

const MOST_TITLES = 2;

/** The invoice that is due soon, if any. */
export function invoiceNow(
  invoices: Help["invoicesToPay"],
  visitor: Visitor,
  today: string,
): { to: string; due: Due } | undefined {
  const due = dueSoon(invoices, today);
  if (!due || !isWayOffered("invoices", visitor)) return undefined;
  return { to: invoiceAddress(due.invoice), due };
}

/** Unread documents. The link opens the year of the newest, because the list shows one year at a time. */
export function documentsNow(
  unread: Help["documents"],
): { to: string; count: number; titles: readonly string[] } | undefined {
  const year = unread[0]?.date.slice(0, 4);
  if (!year) return undefined;
  const ofYear = unread.filter(({ date }) => date.startsWith(year));
  return {
    to: `${paths.documents.path}?year=${year}&filter=unread`,
    count: ofYear.length,
    titles: [...new Set(ofYear.map(({ description }) => description))].slice(0, MOST_TITLES),
  };
}

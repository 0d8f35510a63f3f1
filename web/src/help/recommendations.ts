import { isWayOffered, paths, type Visitor } from "../core/routing/paths.ts";
import { type Due, invoiceAddress } from "../parts/due/due.ts";
import { dueSoon } from "../parts/due/due-soon.ts";
import type { Help } from "./help.ts";

/** Something that this person should do now, or may want to. */
export type Recommendation =
  | { readonly kind: "invoice"; readonly to: string; readonly due: Due }
  | { readonly kind: "request"; readonly to: string; readonly since: string }
  | { readonly kind: "deductible"; readonly to: string; readonly year: number; readonly by: string }
  | {
      readonly kind: "documents";
      readonly to: string;
      readonly count: number;
      readonly titles: readonly string[];
    };

/** Premiums of the next year are known from then on, and people compare. */
const SEASON_BEGINS = "10-01";
const MOST_TITLES = 2;

/** What matters now, the most urgent first. */
export function recommendationsFor(
  help: Pick<Help, "invoicesToPay" | "documents" | "interactions" | "yearEndNotice">,
  visitor: Visitor,
  today: string,
): Recommendation[] {
  return [
    ...invoice(help.invoicesToPay, visitor, today),
    ...request(help.interactions),
    ...deductible(help.yearEndNotice, visitor, today),
    ...documents(help.documents),
  ];
}

function invoice(
  invoices: Help["invoicesToPay"],
  visitor: Visitor,
  today: string,
): Recommendation[] {
  const due = dueSoon(invoices, today);
  if (!due || !isWayOffered("invoices", visitor)) return [];
  return [{ kind: "invoice", to: invoiceAddress(due.invoice), due }];
}

/** A request waits for something from the person. */
function request([first]: Help["interactions"]): Recommendation[] {
  if (!first) return [];
  const { requestDate } = first;
  const to = `${paths.interactions.path}?year=${requestDate.slice(0, 4)}`;
  return [{ kind: "request", to, since: requestDate }];
}

function deductible(by: string, visitor: Visitor, today: string): Recommendation[] {
  const isSeason = today.slice(5) >= SEASON_BEGINS && today <= by;
  if (!isSeason || !isWayOffered("contractMutation", visitor)) return [];
  const year = Number(today.slice(0, 4)) + 1;
  return [{ kind: "deductible", to: paths.contractMutation.path, year, by }];
}

/** The list shows a year at a time: that of the newest. */
function documents(unread: Help["documents"]): Recommendation[] {
  const year = unread[0]?.date.slice(0, 4);
  if (!year) return [];
  const ofYear = unread.filter(({ date }) => date.startsWith(year));
  return [
    {
      kind: "documents",
      to: `${paths.documents.path}?year=${year}&filter=unread`,
      count: ofYear.length,
      titles: [...new Set(ofYear.map(({ description }) => description))].slice(0, MOST_TITLES),
    },
  ];
}

import { type Severity, severityOf, severityRank } from "@portal/model/invoices/severity.ts";
import { type Due, dueOfInvoice } from "../../parts/due/due.ts";
import { type OpenInvoice, type OpenInvoices, pressureOf } from "../invoices.ts";

/** From so many overdue invoices on, ways out of debt are offered. */
const DEBTS_FROM = 2;

export interface OpenRow extends Due<OpenInvoice> {
  severity: Severity | undefined;
}

/** The stages of what is overdue, the mildest first. */
export const stages = ["LATE", "REMINDER", "FORMAL_NOTICE", "COLLECTION"] as const;
export type Stage = (typeof stages)[number];

/** What is to be done about overdue invoices, and by when. */
export interface NextStep {
  kind: "passed" | "RAPPEL" | "SOMMATION" | "POURSUITE";
  /** The day until which the next letter waits. */
  date: string | undefined;
  invoices: readonly OpenInvoice[];
}

/** All that is open, the most serious first; what was said to be paid and what the next invoice asks for come last. */
export function openRows(invoices: readonly OpenInvoice[], today: string): OpenRow[] {
  return invoices
    .map((invoice) => ({ ...dueOfInvoice(invoice, today), severity: severityOf(invoice) }))
    .toSorted((one, other) => lastOf(one) - lastOf(other) || pressure(other) - pressure(one));
}

function lastOf({ when }: OpenRow): number {
  if (when === "carried") return 2;
  return when === "awaited" ? 1 : 0;
}

function pressure({ invoice, deadline }: OpenRow): number {
  return pressureOf({ ...invoice, deadline });
}

/** Whether the customer pays it here or in e-banking: the bank debits by itself, and of what is collected an office tells the amount. */
export function isToPay({ way, when }: OpenRow): boolean {
  return (way === "qr" || way === "ebill") && when !== "awaited";
}

/** Overdue as `openInvoices` counts it: without what was said to be paid and what the bank debits. */
function isOverdue(row: OpenRow): boolean {
  return lastOf(row) === 0 && row.invoice.overdueSince !== null;
}

/** How many overdue invoices are at which stage; nothing as long as none was reminded of. */
export function stagesOf(rows: readonly OpenRow[]): { stage: Stage; count: number }[] | undefined {
  const overdue = rows.filter(isOverdue);
  const isReminded = overdue.some(({ severity }) => isFrom("REMINDER", severity));
  if (!isReminded) return undefined;
  return stages.map((stage) => ({
    stage,
    count: overdue.filter(({ severity }) => severity === stage).length,
  }));
}

export function isInDebt(rows: readonly OpenRow[], open: Pick<OpenInvoices, "overdueCount">) {
  return (
    open.overdueCount >= DEBTS_FROM ||
    rows.some((row) => isOverdue(row) && isFrom("FORMAL_NOTICE", row.severity))
  );
}

function isFrom(least: Severity, severity: Severity | undefined): boolean {
  return severityRank(severity) >= severityRank(least);
}

/** The first one that may be paid in instalments, where its sheet offers them. */
export function arrangeable(rows: readonly OpenRow[]): OpenInvoice | undefined {
  return rows.find(
    ({ invoice, way }) =>
      way === "qr" && invoice.arrangement.eligible && !invoice.arrangement.actif,
  )?.invoice;
}

/** What happens next to what is overdue: first what has run out, then by date, and last what an office collects. */
export function nextSteps(rows: readonly OpenRow[]): NextStep[] {
  const steps = rows.filter(isOverdue).map(({ when, date, invoice }) => {
    if (when === "RAPPEL" || when === "SOMMATION") return { kind: when, date, invoice };
    const kind = when === "POURSUITE" ? when : ("passed" as const);
    return { kind, date: undefined, invoice };
  });
  const groups = Map.groupBy(steps, ({ kind, date }) => `${orderOf(kind, date)} ${kind}`);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first
        ? {
            kind: first.kind,
            date: first.date,
            invoices: [first, ...others].map(({ invoice }) => invoice),
          }
        : [],
    );
}

function orderOf(kind: NextStep["kind"], date: string | undefined): string {
  if (kind === "passed") return "0";
  return date ?? "9";
}

import { type Severity, severityOf, severityRank } from "@portal/model/invoices/severity.ts";
import { type Due, dueOfInvoice } from "../../parts/due/due.ts";
import { type OpenInvoice, type OpenInvoices, pressureOf } from "../invoices.ts";

/** From this number of overdue invoices on, help with debts is offered. */
const DEBTS_FROM = 2;

export interface OpenRow extends Due<OpenInvoice> {
  severity: Severity | undefined;
  /** Its instalments arrive in time: it is due like any other, also after reminders. */
  isOnPlan: boolean;
}

/** The dunning stages, the mildest first. */
export const stages = ["LATE", "REMINDER", "FORMAL_NOTICE", "COLLECTION"] as const;
export type Stage = (typeof stages)[number];

/** The next step for overdue invoices, and its date. */
export interface NextStep {
  kind: "passed" | "RAPPEL" | "SOMMATION" | "POURSUITE";
  /** The day until which the next letter waits. */
  date: string | undefined;
  invoices: readonly OpenInvoice[];
}

/** All open invoices, the most serious first; announced payments and carried rests come last. */
export function openRows(invoices: readonly OpenInvoice[], today: string): OpenRow[] {
  return invoices
    .map((invoice) => {
      const isOnPlan = invoice.arrangement.actif && invoice.overdueSince === null;
      const severity = isOnPlan ? "DUE" : severityOf(invoice);
      return { ...dueOfInvoice(invoice, today), severity, isOnPlan };
    })
    .toSorted((one, other) => lastOf(one) - lastOf(other) || pressure(other) - pressure(one));
}

function lastOf({ when }: OpenRow): number {
  if (when === "carried") return 2;
  return when === "awaited" ? 1 : 0;
}

function pressure({ invoice, deadline, isOnPlan }: OpenRow): number {
  return pressureOf({ ...invoice, deadline, ...(isOnPlan && { status: "ENCOURS" }) });
}

/** Whether the customer pays it here or in e-banking, not by direct debit or to a debt collection office. */
export function isToPay({ way, when }: OpenRow): boolean {
  return (way === "qr" || way === "ebill") && when !== "awaited";
}

/** Overdue as `openInvoices` counts it: without announced payments and direct debits. */
function isOverdue(row: OpenRow): boolean {
  return lastOf(row) === 0 && row.invoice.overdueSince !== null;
}

/** The number of overdue invoices per stage; nothing before the first reminder. */
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

/** The first invoice that may be paid in instalments, if its sheet offers them. */
export function arrangeable(rows: readonly OpenRow[]): OpenInvoice | undefined {
  return rows.find(
    ({ invoice, way }) =>
      way === "qr" && invoice.arrangement.eligible && !invoice.arrangement.actif,
  )?.invoice;
}

/** The next steps for overdue invoices: first expired deadlines, then by date, and debt collection last. */
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

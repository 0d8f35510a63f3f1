import type { InvoiceState, InvoiceStatus } from "./invoice.ts";
import type { ReminderStep } from "./reminder-steps.ts";
import { shownStatus } from "./standing.ts";

/** The levels of an unpaid invoice, the mildest first. Screens, documents and messages share this scale. */
export const severities = ["DUE", "LATE", "REMINDER", "FORMAL_NOTICE", "COLLECTION"] as const;
export type Severity = (typeof severities)[number];

type ShownStatus = InvoiceStatus | "ENRETARD";

const byStatus: Readonly<Record<ShownStatus, Severity | undefined>> = {
  ENCOURS: "DUE",
  ENRETARD: "LATE",
  RAPPEL: "REMINDER",
  SOMMATION: "FORMAL_NOTICE",
  POURSUITE: "COLLECTION",
  REGLEE: undefined,
  ANNULEE: undefined,
};

/** The level of an invoice; undefined for a settled or cancelled one and for a credit. */
export function severityOf(
  invoice: Pick<InvoiceState, "status" | "totalAmount"> & { overdueSince: string | null },
): Severity | undefined {
  const status = shownStatus(invoice);
  return status && byStatus[status];
}

/**
 * The level of a letter about an unpaid invoice. The end of a payment plan, a returned debit and a reversed payment set a
 * new deadline: the invoice keeps its level, due unless it had been reminded.
 */
export function severityOfStep(step: ReminderStep, status: InvoiceStatus = "ENCOURS"): Severity {
  const isDunning = step === "RAPPEL" || step === "SOMMATION" || step === "POURSUITE";
  return byStatus[isDunning ? step : status] ?? "DUE";
}

/** The position on the scale, from 1; 0 without a level. */
export function severityRank(severity: Severity | undefined): number {
  return severity ? severities.indexOf(severity) + 1 : 0;
}

interface SeverityLook {
  /** The brand's colour: blue, amber or red. */
  tone: "info" | "warning" | "bad";
  /** White on the colour, instead of the colour on its tint. */
  isSolid: boolean;
  /** Set from the first reminder on. */
  icon: "bell" | "alert" | undefined;
}

/** The look of each level. Its name always stands beside it (`severity-words.ts`). */
export const severityLooks: Readonly<Record<Severity, SeverityLook>> = {
  DUE: { tone: "info", isSolid: false, icon: undefined },
  LATE: { tone: "warning", isSolid: false, icon: undefined },
  REMINDER: { tone: "warning", isSolid: false, icon: "bell" },
  FORMAL_NOTICE: { tone: "bad", isSolid: false, icon: "alert" },
  COLLECTION: { tone: "bad", isSolid: true, icon: "alert" },
};

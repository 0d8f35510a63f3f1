import type { InvoiceState, InvoiceStatus } from "./invoice.ts";
import type { ReminderStep } from "./reminder-steps.ts";
import { shownStatus } from "./standing.ts";

/** How far an unpaid invoice has come, the mildest first. Screens, papers and messages use this one scale. */
export const severities = ["DUE", "LATE", "REMINDER", "FORMAL_NOTICE", "COLLECTION"] as const;
export type Severity = (typeof severities)[number];

type Shown = InvoiceStatus | "ENRETARD";

const byStatus: Readonly<Record<Shown, Severity | undefined>> = {
  ENCOURS: "DUE",
  ENRETARD: "LATE",
  RAPPEL: "REMINDER",
  SOMMATION: "FORMAL_NOTICE",
  POURSUITE: "COLLECTION",
  REGLEE: undefined,
  ANNULEE: undefined,
};

/** The level of an invoice as it stands; none for what is settled or cancelled, and none for a credit. */
export function severityOf(
  invoice: Pick<InvoiceState, "status" | "totalAmount"> & { overdueSince: string | null },
): Severity | undefined {
  const status = shownStatus(invoice);
  return status && byStatus[status];
}

/**
 * The level of a letter to a customer who has not paid. The end of a payment plan and a returned debit set a new day to
 * pay by: the invoice is then where it was before, due unless it had been reminded of.
 */
export function severityOfStep(step: ReminderStep, status: InvoiceStatus = "ENCOURS"): Severity {
  const reached = step === "PLAN_ENDED" || step === "DEBIT_RETURNED" ? status : step;
  return byStatus[reached] ?? "DUE";
}

/** The place on the scale, from 1; 0 for what does not stand on it. */
export function severityRank(severity: Severity | undefined): number {
  return severity ? severities.indexOf(severity) + 1 : 0;
}

interface SeverityLook {
  /** The colour of the house: blue, amber or red. */
  tone: "info" | "warning" | "bad";
  /** White on the colour, instead of the colour on its tint. */
  isSolid: boolean;
  /** From the first letter on. */
  icon: "bell" | "alert" | undefined;
}

/** What each level looks like. Its word always stands beside it (`severity-words.ts`). */
export const severityLooks: Readonly<Record<Severity, SeverityLook>> = {
  DUE: { tone: "info", isSolid: false, icon: undefined },
  LATE: { tone: "warning", isSolid: false, icon: undefined },
  REMINDER: { tone: "warning", isSolid: false, icon: "bell" },
  FORMAL_NOTICE: { tone: "bad", isSolid: false, icon: "alert" },
  COLLECTION: { tone: "bad", isSolid: true, icon: "alert" },
};

import * as z from "zod/mini";
import type { PaymentMode } from "../portal/profile.ts";

/** PREMIUM: what insurance costs for a period. BENEFITS: the person's share of care that we paid for them. */
export const invoiceTypes = ["PREMIUM", "BENEFITS"] as const;
export const InvoiceType = /* @__PURE__ */ z.enum(invoiceTypes);
export type InvoiceType = z.infer<typeof InvoiceType>;

/** How an invoice stands: open, reminded, formally warned, in debt collection, paid, cancelled. */
export const InvoiceStatus = /* @__PURE__ */ z.enum([
  "ENCOURS",
  "RAPPEL",
  "SOMMATION",
  "POURSUITE",
  "REGLEE",
  "ANNULEE",
]);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** Still to be paid: what the homepage and the counts tell of. */
export const unpaidStatuses = ["ENCOURS", "RAPPEL", "SOMMATION", "POURSUITE"] as const;

/**
 * What a line of an invoice is for. The amounts of a premium invoice are those of the contracts. COST_SHARE is all that is
 * told of the care of another adult.
 */
export const InvoiceLineKind = /* @__PURE__ */ z.enum([
  "BASIC",
  "SUPPLEMENTARY",
  "PROPERTY",
  "CORRECTION",
  "DEDUCTIBLE",
  "COINSURANCE",
  "HOSPITAL_CONTRIBUTION",
  "NOT_COVERED",
  "COST_SHARE",
]);
export type InvoiceLineKind = z.infer<typeof InvoiceLineKind>;

/** Of what an invoice is made. Amounts in rappen; their sum is the total. */
export const InvoiceLine = /* @__PURE__ */ z.object({
  kind: InvoiceLineKind,
  insuredNumber: z.int(),
  /** The code of a product, or the month of a correction; for care, who gave it, unless that is nobody else's business. */
  about: z.string(),
  amount: z.int(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** What decides about an invoice. Amounts in rappen. */
export interface InvoiceState {
  status: InvoiceStatus;
  /** Negative: we owe it. */
  totalAmount: number;
  toBePaid: number;
  deadline: string;
  paymentMode: PaymentMode;
  /** The day on which its joker was played. */
  jokerPlayedOn: string | null;
  /** Paid by instalments, as long as they come. */
  hasArrangement: boolean;
  /** The day on which instalments had stayed away for too long. */
  arrangementEndedOn: string | null;
}

export function isUnpaid(status: InvoiceStatus): boolean {
  return unpaidStatuses.some((one) => one === status);
}

export function sumOfLines(lines: readonly Pick<InvoiceLine, "amount">[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A part of a debt that is paid over months. */
export interface Instalment {
  date: string;
  amount: number;
}

/** How an instalment stands: paid, to come, or due and not there. */
export const InstalmentStatus = /* @__PURE__ */ z.enum(["PAID", "OPEN", "LATE"]);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

export interface FollowedInstalment extends Instalment {
  status: InstalmentStatus;
}

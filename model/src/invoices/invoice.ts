import * as z from "zod/mini";
import type { PaymentMode } from "../portal/profile.ts";

/** PREMIUM: the premiums of a period. BENEFITS: the person's share of care that the insurer paid. */
export const invoiceTypes = ["PREMIUM", "BENEFITS"] as const;
export const InvoiceType = /* @__PURE__ */ z.enum(invoiceTypes);
export type InvoiceType = z.infer<typeof InvoiceType>;

/** The status of an invoice: open, reminded, formally warned, in debt collection, paid, cancelled. */
export const InvoiceStatus = /* @__PURE__ */ z.enum([
  "ENCOURS",
  "RAPPEL",
  "SOMMATION",
  "POURSUITE",
  "REGLEE",
  "ANNULEE",
]);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** The unpaid statuses, which the homepage and the counts include. */
export const unpaidStatuses = ["ENCOURS", "RAPPEL", "SOMMATION", "POURSUITE"] as const;

/**
 * The kind of an invoice line. The amounts of a premium invoice are those of the contracts. COST_SHARE hides the care
 * of another adult. CARRIED is the small rest of an earlier invoice.
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
  "CARRIED",
]);
export type InvoiceLineKind = z.infer<typeof InvoiceLineKind>;

/** A line of an invoice. Amounts in rappen; their sum is the total. */
export const InvoiceLine = /* @__PURE__ */ z.object({
  kind: InvoiceLineKind,
  insuredNumber: z.int(),
  /**
   * The code of a product, the month of a correction, or the number of the invoice with the rest; for care the
   * provider, unless the payer may not know it.
   */
  about: z.string(),
  amount: z.int(),
  /** The kind of a carried rest; absent for fees. */
  of: z.optional(InvoiceLineKind),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/**
 * The settlement of an invoice: a payment, an offset credit, a written-off or carried small rest, or a returned debit.
 */
export const PaymentWay = /* @__PURE__ */ z.enum([
  "BANK",
  "CREDIT",
  "WRITE_OFF",
  "CARRIED",
  "RETURN",
]);
export type PaymentWay = z.infer<typeof PaymentWay>;

/** The reason of a returned debit, by the ISO 20022 codes of the bank's files. */
export const ReturnReason = /* @__PURE__ */ z.enum([
  "AC01",
  "AC04",
  "AC06",
  "AM04",
  "MD01",
  "MD06",
  "MS03",
]);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** A settlement entry of an invoice, in rappen. Negative if it is owed again. */
export interface PaymentEntry {
  paidOn: string;
  amount: number;
  way: PaymentWay;
}

/** The state of an invoice. Amounts in rappen. */
export interface InvoiceState {
  status: InvoiceStatus;
  /** Negative for a credit. */
  totalAmount: number;
  toBePaid: number;
  deadline: string;
  paymentMode: PaymentMode;
  /** The day on which the joker was played. */
  jokerPlayedOn: string | null;
  /** Paid by instalments that arrive in time. */
  hasArrangement: boolean;
  /** The day on which the plan ended because instalments were missing. */
  arrangementEndedOn: string | null;
  /** The bank returned a debit: the invoice is paid with the QR-bill. */
  debitReturned: boolean;
  /** The open rest is so small that the next invoice includes it. */
  restCarried: boolean;
}

/** The subject of an invoice. */
export const InvoiceSubject = /* @__PURE__ */ z.enum([
  "BASIC",
  "SUPPLEMENTARY",
  "PROPERTY",
  "SUPPLEMENTARY_AND_PROPERTY",
  "CARE",
]);
export type InvoiceSubject = z.infer<typeof InvoiceSubject>;

export function subjectOf({
  type,
  carrier,
  lines,
}: {
  type: InvoiceType;
  carrier: { law: "LAMAL" | "LCA" };
  lines: readonly Pick<InvoiceLine, "kind">[];
}): InvoiceSubject {
  if (type === "BENEFITS") return "CARE";
  if (carrier.law === "LAMAL") return "BASIC";
  const has = (kind: InvoiceLineKind) => lines.some((line) => line.kind === kind);
  if (!has("PROPERTY")) return "SUPPLEMENTARY";
  return has("SUPPLEMENTARY") ? "SUPPLEMENTARY_AND_PROPERTY" : "PROPERTY";
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

/** The status of an instalment: paid, not due yet, or overdue. */
export const InstalmentStatus = /* @__PURE__ */ z.enum(["PAID", "OPEN", "LATE"]);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

export interface FollowedInstalment extends Instalment {
  status: InstalmentStatus;
}

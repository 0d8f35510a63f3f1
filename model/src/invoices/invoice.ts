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
 * told of the care of another adult. CARRIED is the small rest of an earlier invoice.
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

/** Of what an invoice is made. Amounts in rappen; their sum is the total. */
export const InvoiceLine = /* @__PURE__ */ z.object({
  kind: InvoiceLineKind,
  insuredNumber: z.int(),
  /**
   * The code of a product, the month of a correction, or the number of the invoice whose rest it is; for care, who gave
   * it, unless the payer of the invoice may not know that.
   */
  about: z.string(),
  amount: z.int(),
  /** Of a carried rest: what it was for; absent for fees. */
  of: z.optional(InvoiceLineKind),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/**
 * How something of an invoice was settled: money that arrived, a credit taken off, a small rest that was written off or
 * that the next invoice asks for, or a debit that the bank took back.
 */
export const PaymentWay = /* @__PURE__ */ z.enum([
  "BANK",
  "CREDIT",
  "WRITE_OFF",
  "CARRIED",
  "RETURN",
]);
export type PaymentWay = z.infer<typeof PaymentWay>;

/** Why a bank takes a debit back, by the codes of ISO 20022 that its files bear. */
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

/** A row of what was settled of an invoice, in rappen. A minus where it is owed again. */
export interface PaymentEntry {
  paidOn: string;
  amount: number;
  way: PaymentWay;
}

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
  /** The bank took a debit back: it is not debited again, and paid with the QR-bill. */
  debitReturned: boolean;
  /** What is open is so little that the next invoice asks for it. */
  restCarried: boolean;
}

/** What an invoice asks to be paid for. */
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

/** How an instalment stands: paid, to come, or due and not there. */
export const InstalmentStatus = /* @__PURE__ */ z.enum(["PAID", "OPEN", "LATE"]);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

export interface FollowedInstalment extends Instalment {
  status: InstalmentStatus;
}

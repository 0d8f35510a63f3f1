import { z } from "zod";
import { moveDay } from "../calendar.ts";
import type { PaymentMode } from "../profile.ts";
import { isDirectDebit } from "./standing.ts";

export {
  dueNext,
  isDirectDebit,
  listedAmount,
  openInvoicesOf,
  paymentVariant,
  shownStatus,
  wayToPay,
} from "./standing.ts";

/** PREMIUM: what insurance costs for a period. BENEFITS: the person's share of care that we paid for them. */
export const InvoiceType = /* @__PURE__ */ z.enum(["PREMIUM", "BENEFITS"]);
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

export const InvoicePeriod = /* @__PURE__ */ z
  .object({ from: z.iso.date("date.invalid"), to: z.iso.date("date.invalid") })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "period.backwards" });

export const InvoicesSince = /* @__PURE__ */ z.object({ from: z.iso.date("date.invalid") });

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

export const JOKER_DAYS = 30;
export const JOKERS_A_YEAR = 2;

/** Why a joker cannot be played. */
export const JokerStatus = /* @__PURE__ */ z.enum([
  "NOT_OPEN",
  "DUNNED",
  "DIRECT_DEBIT",
  "ARRANGEMENT",
  "ALREADY_USED",
  "TOO_LATE",
  "YEARLY_LIMIT",
]);
export type JokerStatus = z.infer<typeof JokerStatus>;

/** The deadline that a joker gives: thirty days more, and on to a working day. */
export function jokerDeadline(deadline: string, workingDay: (day: string) => string): string {
  return workingDay(extended(deadline));
}

function extended(deadline: string): string {
  return moveDay(deadline, { days: JOKER_DAYS });
}

/** What is still open of an invoice. A payment counts from its arrival, whether it is booked yet or not. */
export function openAmount(invoice: {
  status: InvoiceStatus;
  totalAmount: number;
  fees: number;
  /** What was booked. */
  paid: number;
  payments: readonly { amount: number; isBooked: boolean }[];
}): number {
  if (!isUnpaid(invoice.status)) return 0;
  const arrived = sumOfLines(invoice.payments.filter(({ isBooked }) => !isBooked));
  return Math.max(0, invoice.totalAmount + invoice.fees - invoice.paid - arrived);
}

/**
 * Why the deadline of an invoice cannot be extended, or nothing when it can: once per invoice, twice a year per account,
 * not once a formal warning was sent, and not where thirty days more would be past as well.
 */
export function jokerRefusal(
  invoice: InvoiceState,
  playedThisYear: number,
  today: string,
): JokerStatus | undefined {
  if (invoice.status === "SOMMATION" || invoice.status === "POURSUITE") return "DUNNED";
  if (!isUnpaid(invoice.status) || invoice.toBePaid <= 0) return "NOT_OPEN";
  if (isDirectDebit(invoice.paymentMode)) return "DIRECT_DEBIT";
  if (invoice.hasArrangement) return "ARRANGEMENT";
  if (invoice.jokerPlayedOn !== null) return "ALREADY_USED";
  if (extended(invoice.deadline) <= today) return "TOO_LATE";
  return playedThisYear >= JOKERS_A_YEAR ? "YEARLY_LIMIT" : undefined;
}

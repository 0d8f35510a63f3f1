import * as z from "zod/mini";
import { formatDayIn } from "./calendar/dates.ts";

/** The origin of a bill. */
export const ClaimChannel = /* @__PURE__ */ z.enum(["CUSTOMER", "PROVIDER"]);
export type ClaimChannel = z.infer<typeof ClaimChannel>;

/** The status of an undecided bill. */
export const PendingStatus = /* @__PURE__ */ z.enum(["RECEIVED", "IN_REVIEW"]);
export type PendingStatus = z.infer<typeof PendingStatus>;

/**
 * How the payment of a benefit stands. DUE: the bank has yet to report it. RETURNED: the bank refused it or sent it
 * back, or no account is known.
 */
export const BenefitPayment = /* @__PURE__ */ z.enum(["DUE", "RETURNED", "PAID"]);
export type BenefitPayment = z.infer<typeof BenefitPayment>;

/**
 * The result of a statement: a payment to the customer, which the bank may send back, an invoice for their share (to come, issued or paid), or
 * nothing more.
 */
export const StatementStatus = /* @__PURE__ */ z.enum([
  "IN_PAYMENT",
  "PAYMENT_RETURNED",
  "PAID",
  "TO_BE_INVOICED",
  "INVOICED",
  "SHARE_PAID",
  "CLOSED",
]);
export type StatementStatus = z.infer<typeof StatementStatus>;

/** The effect of a line on an earlier one: it reverses or replaces it. */
export const StatementCorrection = /* @__PURE__ */ z.enum(["REVERSAL", "REPLACEMENT"]);
export type StatementCorrection = z.infer<typeof StatementCorrection>;

/** The working days until a decision about a sent bill. */
export const DAYS_TO_DECIDE = 10;

/** The working days from a decision to the payment. */
export const DAYS_TO_PAY = 3;

const Day = /* @__PURE__ */ z.iso.date("date.invalid");

export const StatementPeriod = /* @__PURE__ */ z
  .object({ from: Day, to: Day })
  .check(z.refine(({ from, to }) => from <= to, { path: ["to"], message: "period.backwards" }));

/** Statements are numbered by person and year: `2026-4218730-003`. */
export function statementNumberOf(date: string, insuredNumber: number, count: number): string {
  return `${date.slice(0, 4)}-${insuredNumber}-${String(count).padStart(3, "0")}`;
}

/** The summary of a statement: the provider, the number of others, and the first day of care. */
export const NamedCare = /* @__PURE__ */ z.strictObject({
  provider: z.string(),
  others: z.int(),
  day: z.iso.date(),
});
export type NamedCare = z.infer<typeof NamedCare>;

/** Undefined for a statement without lines. */
export function namedCare(
  lines: readonly { provider: string; treatmentBegin: string }[],
): NamedCare | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const { provider } = first;
  const others = new Set(lines.map((line) => line.provider)).size - 1;
  const days = lines.filter((line) => line.provider === provider);
  const day = days.map(({ treatmentBegin }) => treatmentBegin).toSorted()[0];
  return { provider, others, day: day ?? first.treatmentBegin };
}

/** `Cabinet Dr méd. Perret + 2`, and `01.07` beside a statement of the same year. */
export function careLabel({ provider, others, day }: NamedCare, date: string) {
  return {
    provider: others > 0 ? `${provider} + ${others}` : provider,
    day: formatDayIn(date, day),
  };
}

interface Stated {
  owed: number;
  paysOn: string | null;
  /** Null where another system pays, on the day that it told. */
  payment: BenefitPayment | null;
  invoice: { isPaid: boolean } | null;
}

const paymentStatuses = { DUE: "IN_PAYMENT", RETURNED: "PAYMENT_RETURNED", PAID: "PAID" } as const;

/** The payment to the customer comes first, because customers look for it. */
export function statementStatus(
  { owed, paysOn, payment, invoice }: Stated,
  today: string,
): StatementStatus {
  if (payment) return paymentStatuses[payment];
  if (paysOn) return paysOn > today ? "IN_PAYMENT" : "PAID";
  // The refund of a correction is a credit already.
  if (owed <= 0) return "CLOSED";
  if (!invoice) return "TO_BE_INVOICED";
  return invoice.isPaid ? "SHARE_PAID" : "INVOICED";
}

/** The last day of a year's certificate: the end of the year, or today in the current year. */
export function certificateDay(year: number, today: string): string {
  const last = `${year}-12-31`;
  return last < today ? last : today;
}

export const CareYears = /* @__PURE__ */ z
  .object({ from: z.int().check(z.minimum(1996)), to: z.int().check(z.maximum(9999)) })
  .check(z.refine(({ from, to }) => from <= to, { path: ["to"], message: "period.backwards" }));

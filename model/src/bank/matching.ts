import * as z from "zod/mini";
import { ReturnReason } from "../invoices/invoice.ts";
import { smallRest, type Tolerance } from "../invoices/small-differences.ts";

/**
 * The state of a booking of a bank. BATCH: a sum whose payments are reported by another file. MATCHED: it settles the
 * invoice or answers an order. PARTIAL, TOO_MUCH and DUPLICATE are booked too. UNKNOWN and REFUSED wait for a person,
 * who settles them (SETTLED). REVERSED: a reversal, or a payment that was reversed before it was booked.
 */
export const bankEntryStates = [
  "BATCH",
  "MATCHED",
  "PARTIAL",
  "TOO_MUCH",
  "DUPLICATE",
  "UNKNOWN",
  "REFUSED",
  "REVERSED",
  "SETTLED",
] as const;
export const BankEntryState = /* @__PURE__ */ z.enum(bankEntryStates);
export type BankEntryState = z.infer<typeof BankEntryState>;

/** The reason why a person must decide about a booking. */
export const BankEntryReason = /* @__PURE__ */ z.enum([
  "NO_REFERENCE",
  "UNKNOWN_REFERENCE",
  "OTHER_CREDITOR",
  "FOREIGN_CURRENCY",
  "TOO_HIGH",
  "UNKNOWN_DEBIT",
  "UNKNOWN_REVERSAL",
  "CREDIT_USED",
]);
export type BankEntryReason = z.infer<typeof BankEntryReason>;

/** A higher payment than ten million francs is decided by a person. In rappen. */
export const HIGHEST_BOOKED = 10_000_000_00;

interface Arrived {
  /** In rappen. */
  amount: number;
  currency: string;
  reference: string | undefined;
}

/** The invoice of the payment's reference. Amounts in rappen. */
interface Matchable {
  /** The open amount, 0 for a paid or cancelled invoice. */
  open: number;
  isCreditorsAccount: boolean;
  /** The amounts that arrived by bank before and were not returned. */
  received: readonly number[];
  tolerance: Tolerance;
}

type Match =
  | { state: "MATCHED" | "PARTIAL" | "TOO_MUCH" | "DUPLICATE" }
  | { state: "UNKNOWN" | "REFUSED"; reason: BankEntryReason };

/** Decides about a payment with a reference. All but UNKNOWN and REFUSED are booked on the invoice. */
export function matchPayment(
  { amount, currency, reference }: Arrived,
  invoice: Matchable | undefined,
): Match {
  if (currency !== "CHF") return { state: "REFUSED", reason: "FOREIGN_CURRENCY" };
  if (amount > HIGHEST_BOOKED) return { state: "UNKNOWN", reason: "TOO_HIGH" };
  if (reference === undefined) return { state: "UNKNOWN", reason: "NO_REFERENCE" };
  if (!invoice) return { state: "UNKNOWN", reason: "UNKNOWN_REFERENCE" };
  if (!invoice.isCreditorsAccount) return { state: "UNKNOWN", reason: "OTHER_CREDITOR" };
  const { open, received, tolerance } = invoice;
  if (open === 0) return { state: received.includes(amount) ? "DUPLICATE" : "TOO_MUCH" };
  if (amount > open) return { state: "TOO_MUCH" };
  const rest = smallRest(open - amount, tolerance);
  return { state: amount === open || rest !== undefined ? "MATCHED" : "PARTIAL" };
}

/** The reason of a returned debit as letters name it: a code without words is MS03, "not specified". */
export function returnReasonOf(code: string | undefined): ReturnReason {
  const known = ReturnReason.safeParse(code);
  return known.success ? known.data : "MS03";
}

interface Candidate {
  amount: number;
  names: readonly string[];
}

/**
 * How well an open invoice suits a payment without a known reference: 2 for the same amount and a name in common, 1 for
 * either, 0 for neither.
 */
export function likeness(
  payment: { amount: number; name: string | undefined },
  { amount, names }: Candidate,
): number {
  const words = new Set(wordsOf(payment.name ?? ""));
  const isNamed = names.flatMap(wordsOf).some((word) => words.has(word));
  return Number(payment.amount === amount) + Number(isNamed);
}

function wordsOf(name: string): string[] {
  const bare = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return bare.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
}

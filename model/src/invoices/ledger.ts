import * as z from "zod/mini";

/**
 * What moves between the insurer and an account. OFFSET: an invoice was settled with a credit, so nothing moves in sum. REOPENED:
 * the contrary. CARRIED: a small rest is owed on a later invoice. RETURN: the bank took a debit back.
 */
export const MovementKind = /* @__PURE__ */ z.enum([
  "BILLED",
  "CREDIT_NOTE",
  "FEE",
  "PAYMENT",
  "OFFSET",
  "REOPENED",
  "WRITE_OFF",
  "CARRIED",
  "RETURN",
  "CANCELLATION",
  "PAYOUT",
]);
export type MovementKind = z.infer<typeof MovementKind>;

/** In rappen: a debit adds to what is owed to us, a credit takes off it. */
export interface Movement {
  movedOn: string;
  kind: MovementKind;
  invoiceNo: string | null;
  debit: number;
  credit: number;
}

export interface Ledger {
  /** What was owed when the period began; a minus is what we owed. */
  opening: number;
  movements: Movement[];
  closing: number;
}

/** What is owed once all of it has moved; a minus is what we owe. */
export function balanceOf(movements: readonly Pick<Movement, "debit" | "credit">[]): number {
  return movements.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
}

/** An account in a period: everything before it is its opening balance. */
export function ledgerOf(
  movements: readonly Movement[],
  { from, to }: { from: string; to: string },
): Ledger {
  const opening = balanceOf(movements.filter(({ movedOn }) => movedOn < from));
  const within = movements.filter(({ movedOn }) => movedOn >= from && movedOn <= to);
  return { opening, movements: within, closing: opening + balanceOf(within) };
}

/** How a payment is divided: what is open of the invoice, and what is too much and becomes a credit. */
export function dividePayment(amount: number, open: number): { settles: number; tooMuch: number } {
  const settles = Math.min(amount, Math.max(0, open));
  return { settles, tooMuch: amount - settles };
}

/** What of a credit an invoice is settled with. */
export function offsetOf(total: number, credit: number): number {
  return Math.max(0, Math.min(total, credit));
}

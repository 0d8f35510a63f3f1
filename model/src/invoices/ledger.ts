import * as z from "zod/mini";

/**
 * A movement between insurer and account. OFFSET: a credit settled an invoice, the sum is zero. REOPENED: the reverse.
 * CARRIED: a small rest is owed on a later invoice. RETURN: the bank returned a debit. PAYOUT_RETURNED: the bank refused
 * a payout or sent it back.
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
  "PAYOUT_RETURNED",
]);
export type MovementKind = z.infer<typeof MovementKind>;

/** In rappen: a debit increases the customer's debt, a credit reduces it. */
export interface Movement {
  movedOn: string;
  kind: MovementKind;
  invoiceNo: string | null;
  debit: number;
  credit: number;
}

export interface Ledger {
  /** The debt at the beginning of the period; negative for a credit. */
  opening: number;
  movements: Movement[];
  closing: number;
}

/** The debt after all movements; negative for a credit. */
export function balanceOf(movements: readonly Pick<Movement, "debit" | "credit">[]): number {
  return movements.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
}

/** The ledger of a period: all movements before it form the opening balance. */
export function ledgerOf(
  movements: readonly Movement[],
  { from, to }: { from: string; to: string },
): Ledger {
  const opening = balanceOf(movements.filter(({ movedOn }) => movedOn < from));
  const within = movements.filter(({ movedOn }) => movedOn >= from && movedOn <= to);
  return { opening, movements: within, closing: opening + balanceOf(within) };
}

/** Divides a payment into the open amount of the invoice and the excess, which becomes a credit. */
export function dividePayment(amount: number, open: number): { settles: number; tooMuch: number } {
  const settles = Math.min(amount, Math.max(0, open));
  return { settles, tooMuch: amount - settles };
}

/** The part of an invoice that a credit settles. */
export function offsetOf(total: number, credit: number): number {
  return Math.max(0, Math.min(total, credit));
}

import * as z from "zod/mini";

/**
 * What a bank is ordered to do: debit an invoice, pay out a credit, pay an unassigned payment back, or pay the
 * reimbursement of a statement or a damage.
 */
export const bankOrderKinds = ["DEBIT", "PAYOUT", "REFUND", "REIMBURSEMENT", "DAMAGE"] as const;
export const BankOrderKind = /* @__PURE__ */ z.enum(bankOrderKinds);
export type BankOrderKind = z.infer<typeof BankOrderKind>;

/**
 * OPEN: not sent yet. SENT and ACCEPTED: the bank has it. EXECUTED: it moved the money. REJECTED: it refused.
 * RETURNED: the money came back. WITHDRAWN: nothing was left to do before it was sent.
 */
export const bankOrderStates = [
  "OPEN",
  "SENT",
  "ACCEPTED",
  "EXECUTED",
  "REJECTED",
  "RETURNED",
  "WITHDRAWN",
] as const;
export const BankOrderState = /* @__PURE__ */ z.enum(bankOrderStates);
export type BankOrderState = z.infer<typeof BankOrderState>;

/** The end-to-end id of an order: its id without hyphens, which fits the 35 characters of the field. */
export function endToEndIdOf(orderId: string): string {
  return orderId.replaceAll("-", "").toUpperCase();
}

/** LSV is collected by the banks (CHTA), SDD by PostFinance (CHDD): each has its own identification of the creditor. */
export const directDebitSchemes = {
  LSV: { service: "CHTA", instrument: "LSV+", creditor: "CHLS" },
  SDD: { service: "CHDD", instrument: "DDCOR1", creditor: "CHDD" },
} as const;

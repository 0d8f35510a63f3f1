import { likeness } from "@portal/model/bank/matching.ts";

const SUGGESTED = 3;

export interface SuitingInvoice {
  no: string;
  holder: string;
  open: number;
}

interface Payment {
  amount: number;
  name: string | undefined;
}

/** The open invoices that suit a payment best, of those that share its amount or its name. */
export function bestSuiting(payment: Payment, found: readonly SuitingInvoice[]): SuitingInvoice[] {
  return found
    .map((row) => ({ row, rank: likeness(payment, { amount: row.open, names: [row.holder] }) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, SUGGESTED)
    .map(({ row }) => row);
}

/** A name as it is written, and with the last name first. */
export function namesOf(name = ""): string[] {
  const words = name.toLowerCase().split(/[\s,]+/);
  return [words.join(" "), [...words.slice(1), ...words.slice(0, 1)].join(" ")];
}

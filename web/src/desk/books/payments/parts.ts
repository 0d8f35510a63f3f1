import { useState } from "react";

/** An invoice that gets a part of a payment. Amounts in rappen. */
export interface Part {
  readonly invoiceNo: string;
  readonly holder: string;
  readonly open: number;
  /** Undefined while the field is empty or holds no number. */
  readonly amount: number | undefined;
}

interface Invoice {
  readonly no: string;
  readonly holder: string;
  readonly open: number;
}

/** The invoices that a payment is divided among. */
export function useParts(total: number) {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const left = total - parts.reduce((sum, { amount = 0 }) => sum + amount, 0);
  return {
    parts,
    left,
    /** The first invoice gets the whole payment, each further one what is left or what it needs. */
    add({ no, holder, open }: Invoice) {
      if (parts.some(({ invoiceNo }) => invoiceNo === no)) return;
      const [only, ...others] = parts;
      const isFirstSplit = only !== undefined && others.length === 0 && left === 0;
      const kept = isFirstSplit ? [{ ...only, amount: Math.min(total, only.open) }] : parts;
      const rest = total - kept.reduce((sum, { amount = 0 }) => sum + amount, 0);
      const amount = kept.length === 0 ? total : Math.max(0, Math.min(rest, open));
      setParts([...kept, { invoiceNo: no, holder, open, amount }]);
    },
    change(invoiceNo: string, amount: number | undefined) {
      setParts(parts.map((part) => (part.invoiceNo === invoiceNo ? { ...part, amount } : part)));
    },
    remove(invoiceNo: string) {
      setParts(parts.filter((part) => part.invoiceNo !== invoiceNo));
    },
  };
}

export type Parts = ReturnType<typeof useParts>;

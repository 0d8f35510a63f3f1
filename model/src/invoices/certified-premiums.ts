import type { InsuranceLaw } from "./carriers.ts";
import type { InvoiceLine, PaymentEntry } from "./invoice.ts";
import { insuranceOf, sharesOfLines } from "./small-differences.ts";

/** A premium invoice with its payments in order. Amounts in rappen. */
export interface PremiumsPaid {
  law: InsuranceLaw;
  lines: readonly InvoiceLine[];
  totalAmount: number;
  fees: number;
  invoiceDate: string;
  cancelledOn: string | null;
  payments: readonly Pick<PaymentEntry, "paidOn" | "amount" | "way">[];
}

/** The certified premiums of a person for a year. In rappen. */
export interface CertifiedPremiums {
  basic: number;
  supplementary: number;
  /** Certified payments that were returned: negative. */
  corrected: number;
}

interface Change {
  on: string;
  /** The paid part of the premiums before and after the entry. */
  before: number;
  after: number;
}

/**
 * A person's paid health premiums from one day to another. A payment counts on its day, for the premium before the
 * fees. A returned debit or a cancelled paid invoice counts as a correction on its own day: the certificates of earlier
 * years stay valid. Property is not health insurance.
 */
export function certifiedPremiums(
  invoices: readonly PremiumsPaid[],
  insuredNumber: number,
  { from, to }: { from: string; to: string },
): CertifiedPremiums {
  const sum = { basic: 0, supplementary: 0, corrected: 0 };
  for (const invoice of invoices) {
    for (const { on, before, after } of changesOf(invoice)) {
      if (on < from || on > to) continue;
      const paid = premiumShares(invoice, insuredNumber, before, after);
      if (after < before) sum.corrected += paid.basic + paid.supplementary;
      else {
        sum.basic += paid.basic;
        sum.supplementary += paid.supplementary;
      }
    }
  }
  return sum;
}

/** A person's health premiums between two paid sums. */
function premiumShares(
  invoice: PremiumsPaid,
  insuredNumber: number,
  before: number,
  after: number,
) {
  const { lines, law, totalAmount } = invoice;
  // A credit note, and an invoice of zero, count in full on their day.
  const whole = lines.map(({ amount }) => amount);
  const then = totalAmount > 0 ? sharesOfLines(lines, before) : lines.map(() => 0);
  const now = totalAmount > 0 ? sharesOfLines(lines, after) : whole;
  const sum = { basic: 0, supplementary: 0 };
  for (const [place, line] of lines.entries()) {
    if (line.insuredNumber !== insuredNumber) continue;
    const share = (now[place] ?? 0) - (then[place] ?? 0);
    const insurance = insuranceOf(line, law);
    if (insurance === "BASIC") sum.basic += share;
    if (insurance === "SUPPLEMENTARY") sum.supplementary += share;
  }
  return sum;
}

/** The payments of an invoice's premiums. Overpaid, written-off and carried amounts count elsewhere. */
function changesOf(invoice: PremiumsPaid): Change[] {
  const { totalAmount, fees, invoiceDate, cancelledOn, payments } = invoice;
  if (totalAmount <= 0) {
    return cancelledOn === null ? [{ on: invoiceDate, before: 0, after: 0 }] : [];
  }
  const changes: Change[] = [];
  let [counted, settled, unpaidFor] = [0, 0, 0];
  const counts = (on: string, after: number) => {
    const change = {
      on,
      before: Math.min(counted, totalAmount),
      after: Math.min(after, totalAmount),
    };
    if (change.before !== change.after) changes.push(change);
    counted = after;
  };
  for (const { paidOn, amount, way } of payments) {
    if (cancelledOn !== null && paidOn > cancelledOn) break;
    const open = Math.max(0, totalAmount + fees - settled);
    settled += amount;
    if (way === "WRITE_OFF" || way === "CARRIED") unpaidFor += amount;
    else if (amount > 0) counts(paidOn, counted + Math.min(amount, open));
    else counts(paidOn, Math.min(counted, Math.max(0, settled - unpaidFor)));
  }
  if (cancelledOn !== null) counts(cancelledOn, 0);
  return changes;
}

import { type InvoiceLine, type InvoiceLineKind, sumOfLines } from "./invoice.ts";
import type { InsuranceLaw } from "./carriers.ts";

/** The tolerated rest of an invoice, by insurer. In rappen. */
export interface Tolerance {
  /** A rest up to this amount is written off at once. */
  writeOffUpTo: number;
  /** A rest up to this amount goes to the next invoice and is not dunned. */
  carryUpTo: number;
  /** The days to wait for a next invoice. */
  carryDays: number;
}

/** The tolerance of an insurer without its own row; the defaults of the table. */
export const usualTolerance: Tolerance = { writeOffUpTo: 95, carryUpTo: 500, carryDays: 400 };

/** The treatment of an open rest after a payment; undefined if it stays due. */
export function smallRest(
  open: number,
  { writeOffUpTo, carryUpTo }: Tolerance,
): "WRITE_OFF" | "CARRIED" | undefined {
  if (open <= 0) return undefined;
  if (open <= writeOffUpTo) return "WRITE_OFF";
  return open <= carryUpTo ? "CARRIED" : undefined;
}

/**
 * The paid part of each line: in proportion, to the rappen, so that the parts always add up to the payment. A negative
 * line is divided like the others.
 */
export function sharesOfLines(
  lines: readonly Pick<InvoiceLine, "amount">[],
  paid: number,
): number[] {
  const total = sumOfLines(lines);
  if (total <= 0) return lines.map(() => 0);
  const upTo = Math.max(0, Math.min(paid, total));
  let billed = 0;
  let shared = 0;
  return lines.map(({ amount }) => {
    billed += amount;
    const before = shared;
    shared = Math.floor((billed * upTo) / total);
    return shared - before;
  });
}

/** The insurance of a line: a correction has that of its invoice, a carried rest that of its origin. */
export function insuranceOf(line: InvoiceLine, law: InsuranceLaw): InvoiceLineKind | undefined {
  if (line.kind === "CORRECTION") return law === "LAMAL" ? "BASIC" : "SUPPLEMENTARY";
  return line.kind === "CARRIED" ? line.of : line.kind;
}

interface CarriedInvoice {
  no: string;
  insuredNumber: number;
  carrier: { law: InsuranceLaw };
  lines: readonly InvoiceLine[];
  toBePaid: number;
  /** The unpaid part of the lines; the rest are fees. */
  unpaidOfLines: number;
}

/**
 * The lines of a small rest in the next invoice: one for each person and kind of insurance, so that tax certificates
 * include it correctly, and one for fees.
 */
export function carriedLines(invoice: CarriedInvoice): InvoiceLine[] {
  const { no, insuredNumber, carrier, lines, toBePaid, unpaidOfLines } = invoice;
  const missing = Math.min(toBePaid, Math.max(0, unpaidOfLines));
  const paid = sharesOfLines(lines, sumOfLines(lines) - missing);
  const rests = lines.map((line, place) => ({
    insuredNumber: line.insuredNumber,
    of: insuranceOf(line, carrier.law),
    amount: line.amount - (paid[place] ?? 0),
  }));
  rests.push({ insuredNumber, of: undefined, amount: toBePaid - missing });
  const sums = new Map<string, (typeof rests)[number]>();
  for (const rest of rests) {
    const key = `${rest.insuredNumber} ${rest.of}`;
    const amount = (sums.get(key)?.amount ?? 0) + rest.amount;
    sums.set(key, { ...rest, amount });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ of, ...rest }) => ({ kind: "CARRIED", about: no, ...rest, ...(of && { of }) }));
}

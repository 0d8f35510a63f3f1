import { type InvoiceLine, type InvoiceLineKind, sumOfLines } from "./invoice.ts";
import type { InsuranceLaw } from "./carriers.ts";

/** What may be missing of an invoice, as its insurer has it. In rappen. */
export interface Tolerance {
  /** Up to this it is written off at once. */
  writeOffUpTo: number;
  /** Up to this the next invoice asks for it, and it is not dunned. */
  carryUpTo: number;
  /** How long it waits for a next invoice. */
  carryDays: number;
}

/** What an insurer without a row of its own tolerates; the defaults of the table. */
export const usualTolerance: Tolerance = { writeOffUpTo: 95, carryUpTo: 500, carryDays: 400 };

/** What becomes of what is still open of an invoice after a payment; nothing where it stays to be paid. */
export function smallRest(
  open: number,
  { writeOffUpTo, carryUpTo }: Tolerance,
): "WRITE_OFF" | "CARRIED" | undefined {
  if (open <= 0) return undefined;
  if (open <= writeOffUpTo) return "WRITE_OFF";
  return open <= carryUpTo ? "CARRIED" : undefined;
}

/**
 * What of each line is paid once so much of the invoice is: in proportion, to the rappen, so that the parts always come
 * to what was paid. A line that lowers the invoice is divided like the others.
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

/** What kind of insurance a line is for: a correction is for what its invoice is for, a carried rest for what it was. */
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
  /** What is missing of the lines; the others are fees. */
  unpaidOfLines: number;
}

/**
 * The lines by which the next invoice asks for a small rest: one for each person and kind of insurance, so that tax
 * certificates know what is paid with it, and one for fees.
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

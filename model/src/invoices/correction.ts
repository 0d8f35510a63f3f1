import { monthsBetween } from "../calendar/calendar.ts";
import { type CarriedLine, type Carrier, isSameCarrier } from "./carriers.ts";
import type { InvoiceLine } from "./invoice.ts";

/** A valid premium invoice with its period and lines. */
export interface BilledPremiums {
  carrier: Carrier;
  periodFrom: string;
  periodTo: string;
  lines: readonly InvoiceLine[];
}

/**
 * The corrections of a month's premiums by person, as lines of each carrier's next invoice. `now` are the correct lines
 * of the month; earlier corrections count.
 */
export function correctionLines(
  month: string,
  billed: readonly BilledPremiums[],
  now: readonly CarriedLine[],
): CarriedLine[] {
  const carriers = [...now, ...billed]
    .map(({ carrier }) => carrier)
    .filter((one, place, all) => all.findIndex((other) => isSameCarrier(one, other)) === place);
  return carriers.flatMap((carrier) => {
    const isTheirs = (one: { carrier: Carrier }) => isSameCarrier(one.carrier, carrier);
    const lines = linesOfOne(month, billed.filter(isTheirs), now.filter(isTheirs));
    return lines.map((line) => ({ ...line, carrier }));
  });
}

function linesOfOne(
  month: string,
  billed: readonly BilledPremiums[],
  now: readonly InvoiceLine[],
): InvoiceLine[] {
  const differences = new Map<number, number>();
  const add = (insuredNumber: number, amount: number): void =>
    void differences.set(insuredNumber, (differences.get(insuredNumber) ?? 0) + amount);
  for (const { insuredNumber, amount } of now) add(insuredNumber, amount);
  for (const invoice of billed) {
    for (const line of invoice.lines) add(line.insuredNumber, -shareOf(month, invoice, line));
  }
  return [...differences]
    .filter(([, amount]) => amount !== 0)
    .map(([insuredNumber, amount]) => ({
      kind: "CORRECTION",
      insuredNumber,
      about: monthLabel(month),
      amount,
    }));
}

/** The part of a line for this month: an equal part of its period, or a correction of this month. */
function shareOf(
  month: string,
  { periodFrom, periodTo }: BilledPremiums,
  { kind, about, amount }: InvoiceLine,
): number {
  if (kind === "CARRIED") return 0;
  if (kind === "CORRECTION") return about === monthLabel(month) ? amount : 0;
  const months = monthsBetween(periodFrom.slice(0, 7), periodTo.slice(0, 7));
  return months.includes(month) ? amount / months.length : 0;
}

/** `2026-12` on an invoice in any language: `12.2026`. */
function monthLabel(month: string): string {
  return `${month.slice(5, 7)}.${month.slice(0, 4)}`;
}

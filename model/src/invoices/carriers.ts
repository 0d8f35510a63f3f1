import * as z from "zod/mini";
import type { InvoiceLine } from "./invoice.ts";
import { insuranceLaws } from "../codes.ts";

/** The law of an insurance: LAMal for the basic one, LCA for all others. */
export const InsuranceLaw = /* @__PURE__ */ z.enum(insuranceLaws);
export type InsuranceLaw = z.infer<typeof InsuranceLaw>;

/** The insurer and law of an insurance. Each has its own invoices, which are dunned separately (OAMal art. 105b). */
export interface Carrier {
  law: InsuranceLaw;
  insurerCode: string;
}

/** An invoice line with its creditor. */
export interface CarriedLine extends InvoiceLine {
  carrier: Carrier;
}

export interface CarriersBill {
  carrier: Carrier;
  lines: InvoiceLine[];
}

/** One bill for each carrier, basic insurance first. */
export function billsByCarrier(lines: readonly CarriedLine[]): CarriersBill[] {
  const bills = new Map<string, CarriersBill>();
  for (const { carrier, ...line } of lines) {
    const bill = bills.get(keyOf(carrier)) ?? { carrier, lines: [] };
    bill.lines.push(line);
    bills.set(keyOf(carrier), bill);
  }
  // LAMAL comes before LCA.
  return [...bills.values()].toSorted((one, other) =>
    one.carrier.law === other.carrier.law ? 0 : one.carrier.law === "LAMAL" ? -1 : 1,
  );
}

export function isSameCarrier(one: Carrier, other: Carrier): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ law, insurerCode }: Carrier): string {
  return `${law} ${insurerCode}`;
}

import * as z from "zod/mini";
import { PayoutIban } from "../typing/iban.ts";
import { foreignCountry, localityId, postalLengths } from "./postal-addresses.ts";
import type { PaymentMode } from "../portal/profile.ts";
import { optionalLine, requiredLine } from "../portal/texts.ts";
import { startOfValidity } from "../calendar/validity.ts";
import { financialUsages } from "../codes.ts";

/** The use of an account: REMB receives reimbursements, PRLV is debited for premiums. */
export const FinancialUsage = /* @__PURE__ */ z.enum(financialUsages);
export type FinancialUsage = z.infer<typeof FinancialUsage>;

/** Customers with direct debit; only they have an account for debits. */
export function isDirectDebit(mode: PaymentMode): boolean {
  return mode === "LSV" || mode === "SDD";
}

export const LONGEST_OWNER = 40;

function sharedFields(today: string) {
  return {
    /** The account to change; empty for a new one. */
    id: z.nullish(z.string().check(z.maxLength(40))),
    usage: FinancialUsage,
    ownerFullname: requiredLine(LONGEST_OWNER),
    iban: PayoutIban,
    startOfValidity: startOfValidity(today),
  };
}

/** An account in Switzerland or Liechtenstein whose owner lives there. */
export function swissFinancialAddress(today: string) {
  const { id, usage, ownerFullname, iban, startOfValidity: start } = sharedFields(today);
  return z.strictObject({
    id,
    usage,
    ownerFullname,
    street: optionalLine(postalLengths.street),
    localityCommuneId: localityId.check(z.refine((chosen) => chosen !== "", "required")),
    iban: iban.check(z.refine(isSwissIban, "iban.swiss")),
    startOfValidity: start,
  });
}
export type SwissFinancialAddress = z.infer<ReturnType<typeof swissFinancialAddress>>;
export type SwissFinancialInput = z.input<ReturnType<typeof swissFinancialAddress>>;

export function foreignFinancialAddress(today: string) {
  const { id, usage, ownerFullname, iban, startOfValidity: start } = sharedFields(today);
  return z.strictObject({
    id,
    usage,
    ownerFullname,
    country: foreignCountry,
    street: requiredLine(postalLengths.street),
    streetNumber: optionalLine(postalLengths.number),
    zip: requiredLine(postalLengths.zip),
    locality: requiredLine(postalLengths.locality),
    iban,
    startOfValidity: start,
  });
}
export type ForeignFinancialAddress = z.infer<ReturnType<typeof foreignFinancialAddress>>;
export type ForeignFinancialInput = z.input<ReturnType<typeof foreignFinancialAddress>>;

function isSwissIban(iban: string): boolean {
  return /^(CH|LI)/.test(iban);
}

import * as z from "zod/mini";
import { foreignCountry, postalLengths } from "../addresses/postal-addresses.ts";
import { CardReason } from "../cards.ts";
import { postalUses } from "../codes.ts";
import { requiredLine } from "../portal/texts.ts";
import { checked } from "./approved-acts.ts";

/** Another card for a person of the household. */
export const DeskCardOrder = z.strictObject({ reason: CardReason });
export type DeskCardOrder = z.infer<typeof DeskCardOrder>;

/** The number on the card. */
export const DeskCardNumber = z.strictObject({
  cardNumber: z.string("required").check(z.regex(/^\d{10,25}$/, "invalid")),
});
export type DeskCardNumber = z.infer<typeof DeskCardNumber>;

/** Another address abroad, as the customer says it. */
export const DeskAddressAbroad = z.strictObject({
  postalUse: z.enum(postalUses, "required"),
  country: foreignCountry,
  street: z.string().check(z.trim(), z.maxLength(postalLengths.street, "invalid")),
  number: z.string().check(z.trim(), z.maxLength(postalLengths.number, "invalid")),
  complement: z.string().check(z.trim(), z.maxLength(postalLengths.complement, "invalid")),
  zip: requiredLine(postalLengths.zip),
  locality: requiredLine(postalLengths.locality),
  startOfValidity: z.iso.date("required"),
});
export type DeskAddressAbroad = z.infer<typeof DeskAddressAbroad>;

/** How the clerk made sure whom they speak to. */
export const DeskUnlock = z.strictObject({ checked });
export type DeskUnlock = z.infer<typeof DeskUnlock>;

export const DeskRequestMade = z.object({ id: z.uuid() });
export type DeskRequestMade = z.infer<typeof DeskRequestMade>;

/** Another address in Switzerland or Liechtenstein, as the customer says it. The locality must be listed. */
export const DeskAddress = z.strictObject({
  postalUse: z.enum(postalUses, "required"),
  street: z.string().check(z.trim(), z.maxLength(postalLengths.street, "invalid")),
  number: z.string().check(z.trim(), z.maxLength(postalLengths.number, "invalid")),
  complement: z.string().check(z.trim(), z.maxLength(postalLengths.complement, "invalid")),
  npa: z.string("required").check(z.trim(), z.regex(/^\d{4}$/, "invalid")),
  city: z
    .string("required")
    .check(z.trim(), z.minLength(2, "required"), z.maxLength(postalLengths.locality, "invalid")),
  startOfValidity: z.iso.date("required"),
});
export type DeskAddress = z.infer<typeof DeskAddress>;

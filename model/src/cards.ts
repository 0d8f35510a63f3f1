import * as z from "zod/mini";
import { moveDay } from "./calendar/calendar.ts";
import { cardReasons } from "./requests/codes.ts";

/** Why somebody needs another card: COML it is lost, COME it is damaged, COMV it was stolen. */
export const CardReason = /* @__PURE__ */ z.enum(cardReasons, "required");
export type CardReason = z.infer<typeof CardReason>;

/** Why no card can be ordered for somebody. */
export const CardIneligibility = /* @__PURE__ */ z.enum([
  "NO_INSURANCE",
  "FOR_INFORMATION",
  "PENDING",
]);
export type CardIneligibility = z.infer<typeof CardIneligibility>;

/** The card that somebody has: the number on its front, and until when it opens doors. */
export const InsuranceCard = /* @__PURE__ */ z.object({
  cardNumber: z.string(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date(),
});
export type InsuranceCard = z.infer<typeof InsuranceCard>;

/** An insurer that gives somebody a card, and the card that they have of it. */
export const CardInsurer = /* @__PURE__ */ z.object({
  key: z.string(),
  label: z.string(),
  card: z.nullable(InsuranceCard),
});
export type CardInsurer = z.infer<typeof CardInsurer>;

/** What `GET /v1/veka/insureds-eligibility` says of each person. */
export const CardEligibility = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  eligibility: z.object({ eligible: z.boolean(), reason: z.nullable(CardIneligibility) }),
  insurers: z.array(CardInsurer),
});
export type CardEligibility = z.infer<typeof CardEligibility>;

/** Within so many weeks a card that was ordered is there. */
export const CARD_WEEKS = { least: 4, most: 5 } as const;

/** So many cards a year can be ordered for somebody; who needs more talks to us, because it may be abuse. */
export const CARDS_A_YEAR = 3;

const CARD_YEARS = 3;

/** A card holds until the end of the third year after the one in which it was made. */
export function cardValidUntil(issuedOn: string): string {
  return `${Number(issuedOn.slice(0, 4)) + CARD_YEARS}-12-31`;
}

/** A card that was ordered after this day is still on its way. */
export function cardsOnTheirWaySince(today: string): string {
  return moveDay(today, { days: -7 * CARD_WEEKS.most });
}

/** Cards that were ordered after this day count towards the most of a year. */
export function cardsCountedSince(today: string): string {
  return moveDay(today, { months: -12 });
}

/** Health insurance, Switzerland. */
const ISSUER = "80756";
const SERIAL_DIGITS = 9;

/** The number on a card: the country's prefix, the insurer, a serial number and a check digit (ISO/IEC 7812). */
export function cardNumberOf(insurerCode: string, serial: number): string {
  const digits = `${ISSUER}${insurerCode.padStart(5, "0")}${String(serial).padStart(SERIAL_DIGITS, "0")}`;
  return digits + checkDigit(digits);
}

/** As it stands on the card: in groups of four. */
export function groupedCardNumber(cardNumber: string): string {
  return cardNumber.replace(/(\d{4})(?=\d)/g, "$1\u00A0");
}

/** Luhn: every second digit from the right counts twice. */
function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** What an order holds beside its person. */
export const OrderCard = /* @__PURE__ */ z.strictObject({
  healthInsurer: z
    .string("required")
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(20, "invalid")),
  reason: CardReason,
});
export type OrderCard = z.infer<typeof OrderCard>;

/** The same as the form holds it. */
export const CardOrder = /* @__PURE__ */ z.strictObject({
  concernedInsured: z.int("required"),
  insurance: OrderCard.shape.healthInsurer,
  reason: CardReason,
});
export type CardOrder = z.infer<typeof CardOrder>;

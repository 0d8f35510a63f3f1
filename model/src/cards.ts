import * as z from "zod/mini";
import { moveDay } from "./calendar/calendar.ts";
import { cardReasons } from "./codes.ts";

/** The reason for another card: COML lost · COME damaged · COMV stolen. */
export const CardReason = /* @__PURE__ */ z.enum(cardReasons, "required");
export type CardReason = z.infer<typeof CardReason>;

/** The reason why no card can be ordered for a person. */
export const CardIneligibility = /* @__PURE__ */ z.enum([
  "NO_INSURANCE",
  "FOR_INFORMATION",
  "PENDING",
]);
export type CardIneligibility = z.infer<typeof CardIneligibility>;

/** The card of a person: the number on its front and the end of its validity. */
export const InsuranceCard = /* @__PURE__ */ z.object({
  cardNumber: z.string(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date(),
});
export type InsuranceCard = z.infer<typeof InsuranceCard>;

/** An insurer that issues cards to the person, and the person's card of this insurer. */
export const CardInsurer = /* @__PURE__ */ z.object({
  key: z.string(),
  label: z.string(),
  card: z.nullable(InsuranceCard),
});
export type CardInsurer = z.infer<typeof CardInsurer>;

/** The entry of each person in the answer of `GET /v1/veka/insureds-eligibility`. */
export const CardEligibility = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  eligibility: z.object({ eligible: z.boolean(), reason: z.nullable(CardIneligibility) }),
  insurers: z.array(CardInsurer),
});
export type CardEligibility = z.infer<typeof CardEligibility>;

/** An ordered card arrives within this time. */
export const CARD_WEEKS = { least: 4, most: 5 } as const;

/** The most cards that can be ordered for a person in a year; the customer calls for more, because it may be abuse. */
export const CARDS_A_YEAR = 3;

const CARD_YEARS = 3;

/** A card is valid until the end of the third year after the year of its issue. */
export function cardValidUntil(issuedOn: string): string {
  return `${Number(issuedOn.slice(0, 4)) + CARD_YEARS}-12-31`;
}

/** A card that was ordered after this day has not arrived yet. */
export function cardsOnTheirWaySince(today: string): string {
  return moveDay(today, { days: -7 * CARD_WEEKS.most });
}

/** Cards that were ordered after this day count towards the limit of a year. */
export function cardsCountedSince(today: string): string {
  return moveDay(today, { months: -12 });
}

/** What the holder of a card has to know of it; `NONE` where no card was made yet. */
export const CardState = /* @__PURE__ */ z.enum([
  "VALID",
  "EXPIRING",
  "EXPIRED",
  "BLOCKED",
  "NONE",
  "NOT_INSURED",
]);
export type CardState = z.infer<typeof CardState>;

/** The holder is told of the end of a card for so many days before it. */
export const CARD_EXPIRES_WITHIN_DAYS = 60;

/** The state of a person's last card of an insurer. */
export function cardStateOn(
  today: string,
  { validUntil, blockedOn }: { validUntil: string; blockedOn: string | null },
): CardState {
  if (blockedOn !== null) return "BLOCKED";
  if (validUntil < today) return "EXPIRED";
  return validUntil <= moveDay(today, { days: CARD_EXPIRES_WITHIN_DAYS }) ? "EXPIRING" : "VALID";
}

/** Whether a card can be shown at a counter. */
export function isCardShown(state: CardState): boolean {
  return state === "VALID" || state === "EXPIRING";
}

const INSTITUTION_DIGITS = 5;

/** The number of the insurer as a European card has it, with the leading zeros of a short one. */
export function institutionNumber(insurerCode: string): string {
  return insurerCode.padStart(INSTITUTION_DIGITS, "0");
}

/** The ISO/IEC 7812 prefix of Swiss health insurance. */
const ISSUER = "80756";
const SERIAL_DIGITS = 9;

/** The number on a card: the country's prefix, the insurer, a serial number and a check digit (ISO/IEC 7812). */
export function cardNumberOf(insurerCode: string, serial: number): string {
  const digits = `${ISSUER}${institutionNumber(insurerCode)}${String(serial).padStart(SERIAL_DIGITS, "0")}`;
  return digits + checkDigit(digits);
}

/** The card number in groups of four, as printed on the card. */
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

/** The content of an order without its person. */
export const OrderCard = /* @__PURE__ */ z.strictObject({
  healthInsurer: z
    .string("required")
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(20, "invalid")),
  reason: CardReason,
});
export type OrderCard = z.infer<typeof OrderCard>;

/** The content of an order as the form holds it. */
export const CardOrder = /* @__PURE__ */ z.strictObject({
  concernedInsured: z.int("required"),
  insurance: OrderCard.shape.healthInsurer,
  reason: CardReason,
});
export type CardOrder = z.infer<typeof CardOrder>;

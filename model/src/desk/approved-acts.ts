import * as z from "zod/mini";
import { FinancialUsage, LONGEST_OWNER } from "../addresses/financial-addresses.ts";
import { startOfValidity } from "../calendar/validity.ts";
import { requiredLine } from "../portal/texts.ts";
import { Email } from "../typing/email.ts";
import { PayoutIban } from "../typing/iban.ts";
import { Phone } from "../typing/phone.ts";

/** How the clerk made sure whom they speak to; a colleague who approves reads it. */
export const checked = z
  .string("required")
  .check(z.trim(), z.minLength(10, "desk.reason"), z.maxLength(300, "desk.reasonLong"));

/** A change in a customer's way into their account, or its closing. It needs a colleague and a day. */
export const DeskAccountChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("LOGIN_EMAIL"), value: Email, checked }),
  z.strictObject({ kind: z.literal("PHONE"), value: Phone, checked }),
  z.strictObject({ kind: z.literal("SECOND_FACTOR"), checked }),
  z.strictObject({ kind: z.literal("CLOSING"), checked }),
]);
export type DeskAccountChange = z.infer<typeof DeskAccountChange>;

/** Another bank account of the household. Its owner lives where the main insured person lives. */
export function deskBankAccount(today: string) {
  return z.strictObject({
    usage: FinancialUsage,
    ownerFullname: requiredLine(LONGEST_OWNER),
    iban: PayoutIban,
    startOfValidity: startOfValidity(today),
    checked,
  });
}
export type DeskBankAccount = z.infer<ReturnType<typeof deskBankAccount>>;

/** The acts for a customer that a colleague approves, as the database names them. */
export const approvedActs = [
  "login email",
  "login phone",
  "second factor",
  "account closing",
  "bank account",
  "death",
  "guardian",
  "guardian ended",
] as const;
export type ApprovedAct = (typeof approvedActs)[number];

/** Types of customers' requests that one clerk asks to approve and a colleague approves, each with the act's name in the database. */
export const fourEyesRequests = {
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: "requested bank account",
  DATA_DELETION: "requested deletion",
} as const;
export type FourEyesRequest = keyof typeof fourEyesRequests;

export function needsFourEyes(type: string): type is FourEyesRequest {
  return Object.hasOwn(fourEyesRequests, type);
}

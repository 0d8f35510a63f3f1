import * as z from "zod/mini";
import { InsuranceLaw } from "../../invoices/carriers.ts";
import { HIGHEST_BOOKED } from "../../bank/matching.ts";
import { ActReason } from "./payments.ts";

export const CREDITS_PAGE = 50;
export const PAYOUTS_PAGE = 50;

/** A page of the credits begins after one: its amount and what tells two of the same amount apart. */
export const CreditsQuery = z.strictObject({
  after: z.optional(
    z.string().check(z.regex(/^\d{1,12}_[0-9a-f-]{36}_(?:LAMAL|LCA)_\w{1,12}$/, "invalid")),
  ),
});
export type CreditsQuery = z.infer<typeof CreditsQuery>;

/** What an insurer owes an account. Amounts in rappen. */
export const HeldCredit = z.object({
  holder: z.string(),
  insuredNumber: z.nullable(z.int()),
  law: InsuranceLaw,
  insurerCode: z.string(),
  amount: z.int(),
  /** The day of its last movement. */
  since: z.string(),
  /** Where the next page begins. */
  place: z.string(),
});
export type HeldCredit = z.infer<typeof HeldCredit>;

export const HeldCredits = z.object({
  credits: z.array(HeldCredit),
  hasMore: z.boolean(),
  count: z.int(),
  amount: z.int(),
});
export type HeldCredits = z.infer<typeof HeldCredits>;

export const PayoutsQuery = z.strictObject({ after: z.optional(z.uuid()) });
export type PayoutsQuery = z.infer<typeof PayoutsQuery>;

/** What is paid out: a credit, the reimbursement of care, or a damage. */
export const payoutKinds = ["PAYOUT", "REIMBURSEMENT", "DAMAGE"] as const;

/** An order to the bank that is not sent before it is released. In rappen. */
export const HeldPayout = z.object({
  id: z.uuid(),
  kind: z.enum(payoutKinds),
  amount: z.int(),
  payee: z.string(),
  account: z.string(),
  insurerCode: z.string(),
  insuredNumber: z.nullable(z.int()),
  executeOn: z.string(),
  orderedAt: z.string(),
  /** The employee who asked for the release. */
  askedBy: z.nullable(z.string()),
});
export type HeldPayout = z.infer<typeof HeldPayout>;

export const HeldPayouts = z.object({
  payouts: z.array(HeldPayout),
  hasMore: z.boolean(),
  count: z.int(),
  amount: z.int(),
});
export type HeldPayouts = z.infer<typeof HeldPayouts>;

/** What a second member of staff releases. */
export const ReleaseToApprove = z.strictObject({
  orderId: z.uuid(),
  payee: z.string(),
  account: z.string(),
});
export type ReleaseToApprove = z.infer<typeof ReleaseToApprove>;

/** The acts with money that one person decides alone up to an amount. */
export const limitedActs = ["assign", "refund", "payout", "cancel"] as const;
export const LimitedAct = z.enum(limitedActs);
export type LimitedAct = z.infer<typeof LimitedAct>;

export const MoneyLimits = z.object({
  limits: z.array(z.object({ act: LimitedAct, amount: z.int() })),
});
export type MoneyLimits = z.infer<typeof MoneyLimits>;

/** Another limit, which a second supervisor or a senior approves. In rappen. */
export const LimitChange = z.strictObject({
  act: LimitedAct,
  amount: z.int("required").check(z.gte(0, "invalid"), z.lte(HIGHEST_BOOKED, "books.tooHigh")),
  reason: ActReason,
});
export type LimitChange = z.infer<typeof LimitChange>;

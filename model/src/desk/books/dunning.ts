import * as z from "zod/mini";
import { InsuranceLaw } from "../../invoices/carriers.ts";
import { DunningStatus } from "../../invoices/reminder-steps.ts";
import { ActReason } from "./payments.ts";

/** The first letters of a preview; the sums are of all. */
export const MOST_LETTERS = 200;

/** A preview looks no further ahead than the terms of one step. */
export const PREVIEW_DAYS = 30;

export const DunningQuery = z.strictObject({ day: z.optional(z.iso.date("date.invalid")) });
export type DunningQuery = z.infer<typeof DunningQuery>;

const Letter = z.object({
  no: z.string(),
  holder: z.string(),
  insuredNumber: z.int(),
  law: InsuranceLaw,
  insurerCode: z.string(),
  step: DunningStatus,
  fee: z.int(),
  interest: z.int(),
  owed: z.int(),
});
export type DunningLetter = z.infer<typeof Letter>;

/** What leaves on a day, and what is held back. Amounts in rappen. */
export const DunningPreview = z.object({
  day: z.string(),
  isToday: z.boolean(),
  /** Whether the letters of a day leave only once they are released. */
  needsRelease: z.boolean(),
  /** Who released the day, if it is released. */
  releasedBy: z.nullable(z.string()),
  count: z.int(),
  amount: z.int(),
  byStep: z.array(
    z.object({
      step: DunningStatus,
      count: z.int(),
      fees: z.int(),
      interest: z.int(),
      amount: z.int(),
    }),
  ),
  letters: z.array(Letter),
  held: z.array(
    z.object({
      no: z.string(),
      holder: z.string(),
      insuredNumber: z.int(),
      reason: z.string(),
      heldBy: z.string(),
      heldAt: z.string(),
    }),
  ),
});
export type DunningPreview = z.infer<typeof DunningPreview>;

/** What the employee saw: another number or sum since then is shown first. */
export const DunningRelease = z.strictObject({
  count: z.int("required").check(z.gte(0, "invalid")),
  amount: z.int("required").check(z.gte(0, "invalid")),
});
export type DunningRelease = z.infer<typeof DunningRelease>;

export const DunningSetting = z.strictObject({
  needsRelease: z.boolean("required"),
  reason: ActReason,
});
export type DunningSetting = z.infer<typeof DunningSetting>;

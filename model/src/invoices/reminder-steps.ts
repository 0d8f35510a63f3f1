import * as z from "zod/mini";

/** The steps of dunning: a reminder, a formal notice, debt collection. */
export const DunningStatus = /* @__PURE__ */ z.enum(["RAPPEL", "SOMMATION", "POURSUITE"]);
export type DunningStatus = z.infer<typeof DunningStatus>;

/**
 * The reason of a letter about an unpaid invoice: dunning, the end of a payment plan, a returned debit, or a payment that
 * the bank reversed.
 */
export const ReminderStep = /* @__PURE__ */ z.enum([
  "RAPPEL",
  "SOMMATION",
  "POURSUITE",
  "PLAN_ENDED",
  "DEBIT_RETURNED",
  "PAYMENT_REVERSED",
]);
export type ReminderStep = z.infer<typeof ReminderStep>;

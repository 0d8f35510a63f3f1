import * as z from "zod/mini";

/** The steps when nobody pays: a reminder, a formal notice, debt collection. */
export const DunningStatus = /* @__PURE__ */ z.enum(["RAPPEL", "SOMMATION", "POURSUITE"]);
export type DunningStatus = z.infer<typeof DunningStatus>;

/** What somebody who has not paid is written about: a step of dunning, the end of a payment plan, or a debit that came back. */
export const ReminderStep = /* @__PURE__ */ z.enum([
  "RAPPEL",
  "SOMMATION",
  "POURSUITE",
  "PLAN_ENDED",
  "DEBIT_RETURNED",
]);
export type ReminderStep = z.infer<typeof ReminderStep>;

import * as z from "zod/mini";
import { languages } from "./portal/languages.ts";
import type { PaymentMode } from "./portal/profile.ts";

/** How a person is told of something new. */
export const Channel = /* @__PURE__ */ z.enum(["NONE", "EMAIL", "SMS", "PUSH"]);
export type Channel = z.infer<typeof Channel>;

/** What a person can be told of, in the order of the settings. */
export const preferenceKeys = [
  "invoiceNew",
  "invoiceReminder",
  "refundNew",
  "communicationNew",
  "certificatNew",
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];

/** What an account can be told of: invoices go to the address owner alone. */
export function offeredPreferences(account: { isAddressOwner: boolean }): readonly PreferenceKey[] {
  if (account.isAddressOwner) return preferenceKeys;
  return preferenceKeys.filter((key) => key !== "invoiceNew" && key !== "invoiceReminder");
}

/** The channel of each kind of news. */
export const NotificationPreferences = /* @__PURE__ */ z.record(z.enum(preferenceKeys), Channel);
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** The channels that a person chooses. A kind of news that is left out, or empty, keeps its channel. */
export const PreferenceChanges = /* @__PURE__ */ z.partialRecord(
  z.enum(preferenceKeys),
  z.nullish(Channel),
);
export type PreferenceChanges = z.infer<typeof PreferenceChanges>;

/** The channel until a person chooses another. */
export const DEFAULT_CHANNEL: Channel = "EMAIL";

/** A browser that takes push messages, as its push service describes it. */
export const PushDevice = /* @__PURE__ */ z.strictObject({
  endpoint: z.url("push.endpoint").check(z.maxLength(2000, "push.endpoint")),
  p256dh: z.string().check(z.regex(/^[\w-]{86,88}=?$/, "push.keys")),
  auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/, "push.keys")),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const Correspondance = /* @__PURE__ */ z.enum(["PAPER", "DIGITAL"]);
export type Correspondance = z.infer<typeof Correspondance>;

export const ChangeCorrespondence = /* @__PURE__ */ z.strictObject({
  correspondance: Correspondance,
});
export type ChangeCorrespondence = z.infer<typeof ChangeCorrespondence>;

interface Account {
  correspondance: Correspondance;
  paymentMode: PaymentMode;
}

/** E-bills reach the bank, so a letter beside them is not offered. */
export function isPaperLocked({ paymentMode }: Pick<Account, "paymentMode">): boolean {
  return paymentMode === "PYN" || paymentMode === "YWB";
}

/** Why a channel cannot be chosen: the invoice comes on paper, or the bank debits it by itself. */
export type LockReason = "paper" | "directDebit";

/** The channels that cannot be chosen, each with its reason. */
export function lockedPreferences(account: Account): Partial<Record<PreferenceKey, LockReason>> {
  const debited = account.paymentMode === "SDD" || account.paymentMode === "LSV";
  if (debited) return { invoiceNew: "directDebit", invoiceReminder: "directDebit" };
  return account.correspondance === "PAPER" ? { invoiceNew: "paper" } : {};
}

/** Message keys for what was changed although it is locked. */
export function refusedChanges(
  account: Account,
  before: NotificationPreferences,
  changes: PreferenceChanges,
): Partial<Record<PreferenceKey, string>> {
  const locked = lockedPreferences(account);
  const refused = preferenceKeys.filter(
    (key) => locked[key] && (changes[key] ?? before[key]) !== before[key],
  );
  return Object.fromEntries(refused.map((key) => [key, `preferences.${locked[key]}`]));
}

/** The language of letters and messages, which is not always that of the pages. */
export const ChangeMessageLanguage = /* @__PURE__ */ z.strictObject({
  language: z.enum(languages),
});
export type ChangeMessageLanguage = z.infer<typeof ChangeMessageLanguage>;

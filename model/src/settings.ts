import * as z from "zod/mini";
import { type PreferenceKey, preferenceKeys } from "./notifications.ts";
import { languages } from "./portal/languages.ts";
import type { PaymentMode } from "./portal/profile.ts";

/** The channel of a notification. */
export const Channel = /* @__PURE__ */ z.enum(["NONE", "EMAIL", "SMS", "PUSH"]);
export type Channel = z.infer<typeof Channel>;

/** The kinds of notifications of an account: only the address owner receives invoices. */
export function offeredPreferences(account: { isAddressOwner: boolean }): readonly PreferenceKey[] {
  if (account.isAddressOwner) return preferenceKeys;
  return preferenceKeys.filter((key) => key !== "invoiceNew" && key !== "invoiceReminder");
}

/** The channel of each kind of notification. */
export const NotificationPreferences = /* @__PURE__ */ z.record(z.enum(preferenceKeys), Channel);
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** The chosen channels. A kind that is missing or null keeps its channel. */
export const PreferenceChanges = /* @__PURE__ */ z.partialRecord(
  z.enum(preferenceKeys),
  z.nullish(Channel),
);
export type PreferenceChanges = z.infer<typeof PreferenceChanges>;

/** The channel until the customer chooses another. */
export const DEFAULT_CHANNEL: Channel = "EMAIL";

/** The chosen channel of a kind, as it is stored and sent. */
export interface ChosenChannel {
  readonly kind: string;
  readonly channel: string;
}

/** Every kind with its channel. Kinds or channels that only a newer version knows are skipped. */
export function channelsIn(chosen: readonly ChosenChannel[]): NotificationPreferences {
  const known = chosen.filter(({ channel }) => Channel.safeParse(channel).success);
  const channels = new Map(known.map(({ kind, channel }) => [kind, channel]));
  return NotificationPreferences.parse(
    Object.fromEntries(preferenceKeys.map((key) => [key, channels.get(key) ?? DEFAULT_CHANNEL])),
  );
}

/** A browser that receives push messages, as its push service describes it. */
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

/** E-bills go to the bank, so letters are not offered in addition. */
export function isPaperLocked({ paymentMode }: Pick<Account, "paymentMode">): boolean {
  return paymentMode === "PYN" || paymentMode === "YWB";
}

/** The reason for a locked channel: invoices on paper, or direct debit. */
export type LockReason = "paper" | "directDebit";

/** The locked channels with their reasons. */
export function lockedPreferences(account: Account): Partial<Record<PreferenceKey, LockReason>> {
  const debited = account.paymentMode === "SDD" || account.paymentMode === "LSV";
  if (debited) return { invoiceNew: "directDebit", invoiceReminder: "directDebit" };
  return account.correspondance === "PAPER" ? { invoiceNew: "paper" } : {};
}

/** Message keys of changes to locked channels. */
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

/** The language of letters and messages, which may differ from that of the pages. */
export const ChangeMessageLanguage = /* @__PURE__ */ z.strictObject({
  language: z.enum(languages),
});
export type ChangeMessageLanguage = z.infer<typeof ChangeMessageLanguage>;

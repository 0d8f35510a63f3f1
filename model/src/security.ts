import * as z from "zod/mini";
import { Email } from "./typing/email.ts";

/** How many passkeys an account has at most. */
export const MOST_PASSKEYS = 10;
/** How many recovery codes are made at a time. */
export const RECOVERY_CODES = 10;
const LONGEST_PASSKEY_NAME = 60;

/** What somebody calls a passkey, to know it again. */
export const PasskeyName = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(LONGEST_PASSKEY_NAME, "invalid"));

/** Another address to sign in with. */
export const ChangeLoginEmail = /* @__PURE__ */ z.strictObject({ email: Email });
export type ChangeLoginEmail = z.infer<typeof ChangeLoginEmail>;

/** What staff can change in how a customer signs in, when the customer no longer can. */
export const AccountChangeKind = /* @__PURE__ */ z.enum(["LOGIN_EMAIL", "PHONE", "SECOND_FACTOR"]);
export type AccountChangeKind = z.infer<typeof AccountChangeKind>;

interface Protection {
  passkeys: number;
  hasCodeAtSignIn: boolean;
  recoveryCodesLeft: number;
}

/**
 * What an account lacks to be well protected: a second step (a passkey, or a code after the password), or a way in for who
 * loses the phone that the codes go to. A passkey needs no recovery codes: the password still opens the account.
 */
export function missingProtection(account: Protection): "secondStep" | "recoveryCodes" | undefined {
  if (account.passkeys === 0 && !account.hasCodeAtSignIn) return "secondStep";
  return account.hasCodeAtSignIn && account.recoveryCodesLeft === 0 ? "recoveryCodes" : undefined;
}

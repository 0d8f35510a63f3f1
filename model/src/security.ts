import * as z from "zod/mini";
import { Email } from "./typing/email.ts";

export const MOST_PASSKEYS = 10;
/** The number of recovery codes of one set. */
export const RECOVERY_CODES = 10;
const LONGEST_PASSKEY_NAME = 60;

/** The customer's name for a passkey. */
export const PasskeyName = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(LONGEST_PASSKEY_NAME, "invalid"));

/** The new e-mail address for signing in. */
export const ChangeLoginEmail = /* @__PURE__ */ z.strictObject({ email: Email });
export type ChangeLoginEmail = z.infer<typeof ChangeLoginEmail>;

/** The sign-in data that a clerk can change for a customer who cannot sign in. */
export const AccountChangeKind = /* @__PURE__ */ z.enum([
  "LOGIN_EMAIL",
  "PHONE",
  "SECOND_FACTOR",
  "CLOSING",
]);
export type AccountChangeKind = z.infer<typeof AccountChangeKind>;

interface Protection {
  passkeys: number;
  hasCodeAtSignIn: boolean;
  recoveryCodesLeft: number;
}

/**
 * The missing protection of an account: a second factor (a passkey, or a code after the password), or recovery codes
 * for a lost phone. An account with a passkey needs no recovery codes: the password still opens it.
 */
export function missingProtection(account: Protection): "secondStep" | "recoveryCodes" | undefined {
  if (account.passkeys === 0 && !account.hasCodeAtSignIn) return "secondStep";
  return account.hasCodeAtSignIn && account.recoveryCodesLeft === 0 ? "recoveryCodes" : undefined;
}

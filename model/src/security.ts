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

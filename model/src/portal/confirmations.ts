import * as z from "zod/mini";
import { onOneLine } from "../typing/one-line.ts";

/** The limits of confirmation by a code sent to the customer's phone or mailbox. */
export const confirmationLimits = {
  digits: 6,
  minutes: 10,
  tries: 5,
  resendPauseSeconds: 30,
  /** The number of times that the code of one act is sent, including the first. */
  sends: 4,
  /** The number of acts of an account that may request a code in an hour. */
  actsAnHour: 10,
  /**
   * The number of wrong codes of an account. A guess hits a code of six digits with 1 / 1,000,000, so an attacker in a
   * stolen session who guesses for a year succeeds with 20 / 1,000,000 = 0.002 %.
   */
  wrongADay: 10,
  wrongAYear: 20,
} as const;

/** An act that waits for its code, as `CONFIRMATION_NEEDED` carries it. */
export const ConfirmationChallenge = /* @__PURE__ */ z.object({
  id: z.uuid(),
  channel: z.enum(["EMAIL", "SMS"]),
  /** The masked recipient of the code: the customer recognises it, an attacker does not learn it. */
  recipient: z.string(),
  /** The seconds until the code may be sent again; null once it was sent too often. */
  resendSeconds: z.nullable(z.int()),
  /** The masked mailbox that can receive the code instead of the phone; null if it may not. */
  otherRecipient: z.nullable(z.string()),
  /** Whether a recovery code is accepted instead of the code. */
  hasRecoveryCodes: z.boolean(),
  /** The WebAuthn challenge, as JSON, for a passkey instead of the code; null if the customer has none. */
  passkey: z.nullable(z.string()),
});
export type ConfirmationChallenge = z.infer<typeof ConfirmationChallenge>;

/** The reason why a code was refused. EXPIRED: too late, used already, or for another act. */
export const ConfirmationRefusal = /* @__PURE__ */ z.enum(["WRONG", "EXPIRED", "EXHAUSTED"]);
export type ConfirmationRefusal = z.infer<typeof ConfirmationRefusal>;

/** `+41 79 ••• •• 12`: the customer recognises the number by its last two digits. */
export function maskedPhone(number: string): string {
  return onOneLine(
    `${number.slice(0, number.startsWith("+41") ? 3 : 2)} ••• ••• ${number.slice(-2)}`,
  );
}

/** `c•••@example.ch`. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
}

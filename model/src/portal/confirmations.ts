import * as z from "zod/mini";
import { onOneLine } from "../typing/one-line.ts";

/** How acts are confirmed with a code that goes to the person's phone or mailbox. */
export const confirmationLimits = {
  digits: 6,
  minutes: 10,
  tries: 5,
  resendPauseSeconds: 30,
  /** How often the code of one act is sent, the first time included. */
  sends: 4,
  /** How many acts of an account may ask for a code in an hour. */
  actsAnHour: 10,
  /**
   * How many wrong codes an account may give. A code of six digits is hit by one guess in a million, so that whoever has
   * taken over a session and guesses all year long succeeds with 20 / 1,000,000 = 0.002 %.
   */
  wrongADay: 10,
  wrongAYear: 20,
} as const;

/** An act that waits for its code: `CONFIRMATION_NEEDED` carries it. */
export const ConfirmationChallenge = /* @__PURE__ */ z.object({
  id: z.uuid(),
  channel: z.enum(["EMAIL", "SMS"]),
  /** Where the code went, in part: enough to recognise, too little to learn. */
  recipient: z.string(),
  /** In how many seconds the code may be sent again; nothing once it was sent too often. */
  resendSeconds: z.nullable(z.int()),
  /** The mailbox that the code can go to in the place of the phone, in part; nothing where it may not. */
  otherRecipient: z.nullable(z.string()),
  /** Whether one of the recovery codes that the person kept takes the place of the code. */
  hasRecoveryCodes: z.boolean(),
  /** What a passkey of theirs has to sign in its place, as the JSON of WebAuthn; nothing where they have none. */
  passkey: z.nullable(z.string()),
});
export type ConfirmationChallenge = z.infer<typeof ConfirmationChallenge>;

/** Why a code was not taken. EXPIRED: too late, used already, or meant for something else. */
export const ConfirmationRefusal = /* @__PURE__ */ z.enum(["WRONG", "EXPIRED", "EXHAUSTED"]);
export type ConfirmationRefusal = z.infer<typeof ConfirmationRefusal>;

/** `+41 79 ••• •• 12`: the last two digits are enough for whoever knows the number. */
export function maskedPhone(number: string): string {
  return onOneLine(
    `${number.slice(0, number.startsWith("+41") ? 3 : 2)} ••• ••• ${number.slice(-2)}`,
  );
}

/** `c•••@example.ch`. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
}

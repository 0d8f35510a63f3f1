import * as z from "zod/mini";
import { onOneLine } from "../typing/one-line.ts";
import { isDay, isWithin } from "../calendar/typed-dates.ts";

/** The services without an account. */
export const SelfService = /* @__PURE__ */ z.enum(["insurance-card"], "invalid");
export type SelfService = z.infer<typeof SelfService>;

export const selfServiceLimits = {
  digits: 6,
  codeMinutes: 5,
  /** Opening a link in a mailbox takes longer than typing a code from a phone. */
  linkMinutes: 15,
  /** The number of identifications, and of checked codes, in a day. */
  attempts: 6,
  resendSeconds: 5,
  /** The number of times that a code or link is sent, including the first. */
  sends: 3,
  sessionMinutes: 15,
} as const;

/** The proof of identity: a typed code, or an opened link. */
export const AuthMode = /* @__PURE__ */ z.enum(["OTP", "LINK"], "invalid");
export type AuthMode = z.infer<typeof AuthMode>;

export const LONGEST_INSURED_NUMBER = 10;
const EARLIEST_BIRTHDATE = "1900-01-01";

const InsuredNumber = /* @__PURE__ */ z
  .string("required")
  .check(
    z.minLength(1, { error: "required", abort: true }),
    z.maxLength(LONGEST_INSURED_NUMBER, { error: "insuredNumber", abort: true }),
    z.regex(/^[0-9]+$/, "insuredNumber"),
  );

/** The identity that the visitor enters. */
export function identityRule(today: string) {
  return z.strictObject({
    insuredNumber: InsuredNumber,
    birthdate: z.string("date.format").check(
      z.minLength(1, { error: "required", abort: true }),
      z.refine(isDay, { error: "date.format", abort: true }),
      z.refine((day) => isWithin(day, { min: EARLIEST_BIRTHDATE }), {
        error: "date.format",
        abort: true,
      }),
      z.refine((day) => day <= today, "birthdate.future"),
    ),
  });
}

/** The input of `POST /v1/self-service/identify`, without the checks that depend on the day. */
export const Identify = /* @__PURE__ */ z.strictObject({
  insuredNumber: /* @__PURE__ */ InsuredNumber.check(
    z.describe("Digits alone, as they were typed."),
  ),
  birthdate: z.string("date.format").check(z.describe("A day that is not in the future.")),
  service: SelfService,
  authMode: /* @__PURE__ */ AuthMode.check(
    z.describe("OTP: a code to type. LINK: a link to open."),
  ),
});
export type Identify = z.infer<typeof Identify>;

/** The masked recipient of a code or link. An unknown visitor gets an invented one (no enumeration). */
export const SentTo = /* @__PURE__ */ z.object({
  type: z.enum(["SMS", "EMAIL"]),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type SentTo = z.infer<typeof SentTo>;

export const GivenOtp = /* @__PURE__ */ z.strictObject({
  service: SelfService,
  insuredNumber: InsuredNumber,
  otp: z.string("required").check(z.regex(/^[0-9]{6}$/, "code.incomplete")),
});
export type GivenOtp = z.infer<typeof GivenOtp>;

export const GivenLink = /* @__PURE__ */ z.strictObject({
  service: SelfService,
  token: z
    .string("required")
    .check(z.minLength(1, "required"), z.maxLength(100, "invalid"), z.describe("From the link.")),
  elsewhere: z
    .boolean("required")
    .check(z.describe("Whether the person knows that they open it in another browser.")),
});
export type GivenLink = z.infer<typeof GivenLink>;

/** The identified person. */
export const SelfServiceInsured = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  firstname: z.string(),
  lastname: z.string(),
});
export type SelfServiceInsured = z.infer<typeof SelfServiceInsured>;

/** `••• ••• •• 12`: the last two digits, in every country. */
export function maskedMobile(number: string): string {
  return onOneLine(`••• ••• •• ${number.slice(-2)}`);
}

/** `c•••@•••`: the domain is hidden, because the server would have to invent one for unknown people. */
export function maskedAddress(email: string): string {
  const first = email.slice(0, 1).toLowerCase();
  return `${/[a-z]/.test(first) ? first : "•"}•••@•••`;
}

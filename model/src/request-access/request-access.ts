import * as z from "zod/mini";
import { birthday } from "../calendar/birthdays.ts";
import { Email } from "../typing/email.ts";
import { onOneLine } from "../typing/one-line.ts";
import { Phone } from "../typing/phone.ts";

/** The proof of identity: a document and a face, or a letter to the home address. */
export const AccessWay = /* @__PURE__ */ z.enum(["DIGITAL", "PAPER"], "required");
export type AccessWay = z.infer<typeof AccessWay>;

export const accessLimits = {
  /** For how long the code of a letter opens an account. */
  letterDays: 30,
  /** For how long the code does that comes by SMS, after an identity check. */
  smsHours: 24,
  /** How often a code may be mistyped. */
  tries: 6,
  /** How long a check takes for most people, and a letter in the post, as we tell them. */
  minutesOfCheck: 5,
  daysOfPost: { from: 3, to: 5 },
  /** For how long an identity check can be ended. */
  checkMinutes: 10,
} as const;

const SMALLEST_NUMBER = 10;
const LARGEST_NUMBER = 2_147_483_647;

const Digits = /* @__PURE__ */ z
  .pipe(
    z
      .string()
      .check(
        z.minLength(1, { error: "required", abort: true }),
        z.regex(/^\d{1,12}$/, { error: "insured.number", abort: true }),
      ),
    z.transform(Number),
  )
  .check(
    z.refine((number) => number >= SMALLEST_NUMBER && number <= LARGEST_NUMBER, "insured.number"),
  );
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, "");

/** Spaces between the typed digits are allowed. */
const TypedNumber = /* @__PURE__ */ z.pipe(
  z.pipe(z.string("required"), z.transform(withoutSpaces)),
  Digits,
);
/** A typed number, or a number from an API client. */
const InsuredNumber = /* @__PURE__ */ z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], "required"),
    z.transform((given) => withoutSpaces(String(given))),
  ),
  Digits,
);

/** The fields of the applicant, shared by the form, both ways and the check before them. */
function personRule(today: string) {
  return { insuredNumber: InsuredNumber, birthdate: birthday(today), email: Email };
}

const isTicked = (value: boolean) => value;
const Ticked = /* @__PURE__ */ z.boolean("mustAccept").check(z.refine(isTicked, "mustAccept"));

export function requestAccessRule(today: string) {
  return z
    .strictObject({
      way: AccessWay,
      ...personRule(today),
      insuredNumber: TypedNumber,
      phone: Phone,
      emailAgain: z.string("required").check(z.trim(), z.minLength(1, "required")),
      terms: Ticked,
      privacy: Ticked,
      userConsentDP: z.boolean(),
    })
    .check(
      z.refine(({ email, emailAgain }) => email.toLowerCase() === emailAgain.toLowerCase(), {
        path: ["emailAgain"],
        error: "email.differs",
        when: ({ value }) => has(value, "email") && has(value, "emailAgain"),
      }),
      z.refine(({ way, userConsentDP }) => way !== "DIGITAL" || userConsentDP, {
        path: ["userConsentDP"],
        error: "mustAccept",
        when: ({ value }) => has(value, "way"),
      }),
    );
}
export type RequestAccess = z.infer<ReturnType<typeof requestAccessRule>>;

/** Conditions on several fields are checked as soon as those fields exist, beside the errors of single fields. */
function has(value: unknown, name: string): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Object.entries(value).find(([key]) => key === name)?.[1] === "string"
  );
}

/** The input of `POST /v1/extranaute`. */
export function paperRequestRule(today: string) {
  return z.strictObject({
    ...personRule(today),
    phoneNumber: Phone,
    typeInitialSend: z.literal("PAPER", "invalid"),
  });
}

/** The input of `POST /v1/onboarding-digital`. */
export function digitalRequestRule(today: string) {
  return z.strictObject({ ...personRule(today), phone: Phone });
}

/** The input of `accountCreationCheck`. */
export function creationCheckRule(today: string) {
  return z.strictObject(personRule(today));
}

/** The progress and result of an identity check. */
export const OnboardingStatus = /* @__PURE__ */ z.enum([
  "CREATED",
  "COMPATIBILITY_PASSED",
  "DOCUMENT_SCAN_COMPLETED",
  "ACCOUNT_CREATED",
  "ACCOUNT_CREATION_ERROR",
  "PARTENAIRE_ERROR",
  "TEMPORARY_PASSWORD_ERROR",
  "TRANSACTION_ERROR",
]);
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;

/** The statuses that end a request with an error. */
export const onboardingErrors = [
  "ACCOUNT_CREATION_ERROR",
  "PARTENAIRE_ERROR",
  "TEMPORARY_PASSWORD_ERROR",
  "TRANSACTION_ERROR",
] as const satisfies readonly OnboardingStatus[];
export type OnboardingError = (typeof onboardingErrors)[number];

export function isOnboardingError(status: OnboardingStatus): status is OnboardingError {
  return onboardingErrors.some((error) => error === status);
}

/** The data with which the page of the QR code starts. */
export const StartedOnboarding = /* @__PURE__ */ z.object({
  id: z.uuid(),
  transactionCode: z
    .string()
    .check(z.describe("Needed with the id to ask for the state of the check.")),
  url: z.url().check(z.describe("What the QR code holds: the identity check on a phone.")),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().check(z.describe("Until when the check can be ended.")),
});
export type StartedOnboarding = z.infer<typeof StartedOnboarding>;

/** The answer of a poll. */
export const OnboardingState = /* @__PURE__ */ z.object({ status: OnboardingStatus });
export type OnboardingState = z.infer<typeof OnboardingState>;

/** `+41 79 ••• •• 77`: the customer recognises their own number. */
export function maskedPhone(number: string): string {
  return onOneLine(`${number.slice(0, 3)} ${number.slice(3, 5)} ••• •• ${number.slice(-2)}`);
}

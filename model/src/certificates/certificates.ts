import * as z from "zod/mini";
import { moveDay } from "../calendar/calendar.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { languages } from "../portal/languages.ts";
import { CertificateCode } from "./certificate-code.ts";

/** What a customer can have certified about an insured person. */
export const CertificateKind = /* @__PURE__ */ z.enum([
  "INSURANCE",
  "TAX",
  "COST_SHARING",
  "CONTRIBUTIONS",
]);
export type CertificateKind = z.infer<typeof CertificateKind>;

/** Why a kind is not offered for a person. */
export const CertificateObstacle = /* @__PURE__ */ z.enum([
  "NOT_INSURED",
  "OF_AGE",
  "NO_CARE_INSURANCE",
  "NOTHING_PAID",
  "NO_YEAR",
]);
export type CertificateObstacle = z.infer<typeof CertificateObstacle>;

/** How long a certificate may be relied on, in days; the past does not change. */
const daysValid: Readonly<Record<CertificateKind, number | null>> = {
  INSURANCE: 90,
  TAX: null,
  COST_SHARING: 30,
  CONTRIBUTIONS: null,
};

/** The last day of a certificate; null if it does not end. A proof of insurance ends with the insurance at the latest. */
export function validUntil(
  kind: CertificateKind,
  { issuedOn, endsOn }: { issuedOn: string; endsOn?: string | undefined },
): string | null {
  const days = daysValid[kind];
  if (days === null) return null;
  const last = moveDay(issuedOn, { days });
  return endsOn !== undefined && endsOn < last ? endsOn : last;
}

/** Enough for a family's school and visa papers; a limit, because each certificate is stored as a file. */
export const MOST_CERTIFICATES_A_DAY = 20;

const Day = /* @__PURE__ */ z.iso.date("date.invalid");
const person = {
  insuredNumber: z.int("required"),
  language: z.enum(languages, "required"),
};

/** The longest period of contributions, in years. */
const MOST_YEARS_OF_CONTRIBUTIONS = messageCounts["period.tooLong"];

/** Compared as text only, so that a day that is none does not throw. */
function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** A certificate as the customer asks for it: only the fields of its kind. */
export const IssueCertificate = /* @__PURE__ */ z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("INSURANCE"), ...person }),
  z.strictObject({ kind: z.literal("COST_SHARING"), ...person }),
  z.strictObject({ kind: z.literal("TAX"), ...person, year: z.int("required") }),
  z.strictObject({ kind: z.literal("CONTRIBUTIONS"), ...person, from: Day, to: Day }).check(
    z.refine(({ from, to }) => from <= to, { path: ["to"], message: "range.order" }),
    z.refine(({ from, to }) => to < yearsAfter(from, MOST_YEARS_OF_CONTRIBUTIONS), {
      path: ["to"],
      message: "period.tooLong",
    }),
  ),
]);
export type IssueCertificate = z.infer<typeof IssueCertificate>;

/** The fields of the form: those that the chosen kind does not have are left out. */
const CertificateFields = /* @__PURE__ */ z.object({
  kind: z.enum(CertificateKind.options, "required"),
  ...person,
  year: z.optional(z.int("required")),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});

function fieldsOfKind({
  kind,
  insuredNumber,
  language,
  ...more
}: z.infer<typeof CertificateFields>) {
  const { year = Number.NaN, from = "", to = "" } = more;
  const about = { insuredNumber, language };
  if (kind === "TAX") return { kind, ...about, year };
  return kind === "CONTRIBUTIONS" ? { kind, ...about, from, to } : { kind, ...about };
}

export const CertificateForm = /* @__PURE__ */ z.pipe(
  CertificateFields,
  z.pipe(z.transform(fieldsOfKind), IssueCertificate),
);

/** How a certificate stands on a day. */
export const CertificateStanding = /* @__PURE__ */ z.enum(["VALID", "EXPIRED", "REVOKED"]);
export type CertificateStanding = z.infer<typeof CertificateStanding>;

export function standingOf(
  { revokedOn, validUntil: last }: { revokedOn: string | null; validUntil: string | null },
  today: string,
): CertificateStanding {
  if (revokedOn !== null) return "REVOKED";
  return last !== null && last < today ? "EXPIRED" : "VALID";
}

/** `C. R.`: what the public page says of a name. */
export function initialsOf({ firstname, lastname }: { firstname: string; lastname: string }) {
  const first = (name: string) => Array.from(name.trim().normalize("NFC"))[0]?.toUpperCase() ?? "";
  return [firstname, lastname]
    .map(first)
    .filter(Boolean)
    .map((letter) => `${letter}.`)
    .join(" ");
}

/** What the public page asks. */
export const CheckCertificate = /* @__PURE__ */ z.strictObject({ code: CertificateCode });

/** What a code on paper proves; nothing but the status of a code that we did not issue. */
export const CheckedCertificate = /* @__PURE__ */ z.object({
  status: z.enum(["VALID", "EXPIRED", "REVOKED", "UNKNOWN"]),
  certificate: z.nullable(
    z.object({
      kind: CertificateKind,
      issuedOn: z.iso.date(),
      /** Null: it does not end. */
      validUntil: z.nullable(z.iso.date()),
      /** The last day on which it held, of one that was revoked. */
      revokedOn: z.nullable(z.iso.date()),
      /** The period that it certifies; null of a proof of insurance. */
      from: z.nullable(z.iso.date()),
      to: z.nullable(z.iso.date()),
      initials: z.string(),
      birthYear: z.int(),
      /** Of the file that we issued, in hexadecimal. */
      sha256: z.string(),
    }),
  ),
});
export type CheckedCertificate = z.infer<typeof CheckedCertificate>;

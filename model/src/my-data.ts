import * as z from "zod/mini";
import { moveDay } from "./calendar/calendar.ts";
import { deletionScopes } from "./codes.ts";
import type { ConsentCategory } from "./consent.ts";
import { accessKinds } from "./desk/access-kinds.ts";
import { departments } from "./desk/rights.ts";

/** The categories of stored data, as the customer reads them. */
export const HeldCategory = /* @__PURE__ */ z.enum([
  "account",
  "people",
  "contracts",
  "invoices",
  "careCosts",
  "documents",
  "sentFiles",
  "requests",
  "vouchers",
  "notifications",
  "drafts",
]);
export type HeldCategory = z.infer<typeof HeldCategory>;

/**
 * What decides how long a category is kept. ACCOUNT: as long as the account exists. CONTRACT: as long as a contract runs,
 * then ten years. LAW: ten years from the end of the business year, CO art. 958f. RULE: the months of a rule that the
 * insurer may change. DAYS: a number of days.
 */
export const Keeping = /* @__PURE__ */ z.enum(["ACCOUNT", "CONTRACT", "LAW", "RULE", "DAYS"]);
export type Keeping = z.infer<typeof Keeping>;

/** The years for which business records are kept, counted from the end of the business year. */
export const LEGAL_YEARS = 10;

/** The first day on which what is dated so is older than a rule allows: `apply_retention` compares in the same way. */
export function deletionDay(date: string, months: number): string {
  let day = moveDay(date, { months });
  // A shorter month gives its last day in both directions, so that a few days may be too early.
  while (moveDay(day, { months: -months }) <= date) day = moveDay(day, { days: 1 });
  return day;
}

/** The first day after the business year of a record and the years of the law. */
export function endOfLegalYears(date: string): string {
  return `${Number(date.slice(0, 4)) + LEGAL_YEARS + 1}-01-01`;
}

/** To whom data go. SYSTEM: a system of record of the insurer. CERTIFICATE: a person who checks a certificate's code. */
export const Recipient = /* @__PURE__ */ z.enum([
  "SYSTEM",
  "BANK",
  "EMAIL",
  "SMS",
  "PUSH",
  "CERTIFICATE",
]);
export type Recipient = z.infer<typeof Recipient>;

/** What a recipient got. */
export const DisclosedSubject = /* @__PURE__ */ z.enum([
  "REQUESTS",
  "CHANGES",
  "DEBITS",
  "PAYMENTS",
  "MESSAGES",
  "CODE_CHECKS",
]);
export type DisclosedSubject = z.infer<typeof DisclosedSubject>;

/** What data are not used for once a customer objects. */
export const ObjectionPurpose = /* @__PURE__ */ z.enum(["OFFERS", "SURVEYS"]);
export type ObjectionPurpose = z.infer<typeof ObjectionPurpose>;

/** The consents that an objection takes back. */
export const consentsAgainst = {
  OFFERS: ["customized_offers", "personalized_services", "gm_mag"],
  SURVEYS: ["surveys"],
} as const satisfies Record<ObjectionPurpose, readonly ConsentCategory[]>;

/** The actor of an access: the account, the household's address owner, a clerk, the insurer's system, a representative. */
export const AccessWho = /* @__PURE__ */ z.enum([
  "YOU",
  "HOUSEHOLD",
  "STAFF",
  "OFFICE",
  "REPRESENTATIVE",
]);
export type AccessWho = z.infer<typeof AccessWho>;

/** The accessed area, in words of the customer. */
export const AccessArea = /* @__PURE__ */ z.enum([
  "PROFILE",
  "CONTRACTS",
  "INVOICES",
  "CARE_COSTS",
  "DOCUMENTS",
  "REQUESTS",
  "NOTIFICATIONS",
  "MY_DATA",
  "SEARCH",
  "OTHER",
]);
export type AccessArea = z.infer<typeof AccessArea>;

/** The area of an audit entry: the first match counts. */
const areas: readonly [RegExp, AccessArea][] = [
  [
    /signIns|accesses|disclosures|privacyRequests|objection|object|dispute|my data|my-data/i,
    "MY_DATA",
  ],
  [/ownSearch/, "SEARCH"],
  [/invoice|joker|arrangement/i, "INVOICES"],
  [/reimbursement|pendingBills|careCosts/i, "CARE_COSTS"],
  [/document|files/i, "DOCUMENTS"],
  [/contract|monthlyAmount|newPremium|delegation|insuranceCard/i, "CONTRACTS"],
  [/interaction|request/i, "REQUESTS"],
  [/notification|push/i, "NOTIFICATIONS"],
  [
    /profile|password|insureds|mobile|phone|mail|address|correspond|preference|professional/i,
    "PROFILE",
  ],
];

export function accessArea(action: string, subject: string | null): AccessArea {
  const words = action === "read" ? (subject ?? "") : action;
  return areas.find(([pattern]) => pattern.test(words))?.[1] ?? "OTHER";
}

/** Why an employee looked: a request of the customer, a call of theirs, or another reason that was typed. */
export const AccessBecause = /* @__PURE__ */ z.enum(accessKinds);
export type AccessBecause = z.infer<typeof AccessBecause>;

/** The part of the company that looked. */
export const AccessDepartment = /* @__PURE__ */ z.enum(departments);
export type AccessDepartment = z.infer<typeof AccessDepartment>;

/** The header with the number of entries of an export. */
export const exportEntries = "x-entries";

/** The extent of a deletion: data without a retention duty, or these and the account. */
export const DeletionScope = /* @__PURE__ */ z.enum(deletionScopes);
export type DeletionScope = z.infer<typeof DeletionScope>;

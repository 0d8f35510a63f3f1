import * as z from "zod/mini";
import { deletionScopes } from "./codes.ts";
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
  [/signIns|accesses|my data|my-data/i, "MY_DATA"],
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

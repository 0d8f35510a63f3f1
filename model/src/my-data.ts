import * as z from "zod/mini";
import { deletionScopes } from "./requests/codes.ts";

/** What is held about somebody, as they would sort it. */
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

/** Who looked at something: oneself, the household's address owner, somebody at the insurer, or its machines. */
export const AccessWho = /* @__PURE__ */ z.enum(["YOU", "HOUSEHOLD", "STAFF", "OFFICE"]);
export type AccessWho = z.infer<typeof AccessWho>;

/** What was looked at or changed, in words of the customer. */
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

/** Which area a line of the audit is about, the first that fits. */
const areas: readonly [RegExp, AccessArea][] = [
  [/signIns|accesses|my data|my-data/i, "MY_DATA"],
  [/ownSearch/, "SEARCH"],
  [/invoice|joker|arrangement/i, "INVOICES"],
  [/reimbursement|pendingBills|careCosts/i, "CARE_COSTS"],
  [/document|files/i, "DOCUMENTS"],
  [/contract|monthlyAmount|newPremium|delegation/i, "CONTRACTS"],
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

/** The header that says how many entries an export will have. */
export const exportEntries = "x-entries";

/** What somebody wants deleted: what nobody must keep, or that and the account itself. */
export const DeletionScope = /* @__PURE__ */ z.enum(deletionScopes);
export type DeletionScope = z.infer<typeof DeletionScope>;

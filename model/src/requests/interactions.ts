import * as z from "zod/mini";
import { statuses, types } from "./request-words.ts";

/** How a request stands. PENDING waits for something from the customer; ARCHIVED is a decided one after a year. */
export const InteractionStatus = /* @__PURE__ */ z.enum(statuses);
export type InteractionStatus = z.infer<typeof InteractionStatus>;

/** Not decided yet: a second request of the same nature has to wait. */
export const openStatuses = ["REQUEST", "PENDING", "IN_PROGRESS"] as const;

/** What a request is, as change tracking tells it. */
export const InteractionType = /* @__PURE__ */ z.enum(types);
export type InteractionType = z.infer<typeof InteractionType>;

/** What a customer may take back until it is treated: nothing of it has happened yet. */
export const withdrawableTypes: readonly string[] = [
  "UPDATE_CORRESPONDENCE_ADDRESS",
  "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
  "CONTRACT_MUTATION",
  "TRANSFERT_CAISSE_MUTATION",
  "CALLBACK",
] satisfies InteractionType[];

/** Whether a request of this type, as it stands, may be taken back. */
export function isWithdrawable(type: string, status: string | undefined): boolean {
  return withdrawableTypes.includes(type) && openStatuses.some((one) => one === status);
}

/** What a request is about. While one is open, `pending_update` of its nature is true and the form is closed. */
export const InteractionNature = /* @__PURE__ */ z.enum([
  "ACCOUNT_STATEMENT",
  "CONTRACT",
  "DELEGATION",
  "DOCUMENT",
  "EMAIL",
  "FINANCIAL_ADDRESS",
  "INVOICE",
  "PAYMENT_ARRANGEMENT",
  "CREDIT_PAYOUT",
  "MESSAGE",
  "PHONE",
  "POSTAL_ADDRESS",
  "PROFESSIONAL_DATA",
  "CARD",
  "ACCIDENT",
  "DAMAGE",
  "MATERNITY",
  "DATA_DELETION",
]);
export type InteractionNature = z.infer<typeof InteractionNature>;

/** What `GET /v1/interaction/pending_update/{insuredNumber}/{nature}` answers. */
export interface PendingUpdate {
  pendingUpdate: boolean;
}

/** What asking for an account statement comes to. FAILURE: one is being prepared already. */
export const AccountStatementResult = /* @__PURE__ */ z.enum(["SUCCESS", "FAILURE"]);
export type AccountStatementResult = z.infer<typeof AccountStatementResult>;

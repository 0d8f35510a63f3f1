import * as z from "zod/mini";
import { statuses, types } from "./request-words.ts";

/** The status of a request. PENDING waits for the customer; ARCHIVED is a decided request after a year. */
export const InteractionStatus = /* @__PURE__ */ z.enum(statuses);
export type InteractionStatus = z.infer<typeof InteractionStatus>;

/** Undecided: a second request of the same nature has to wait. */
export const openStatuses = ["REQUEST", "PENDING", "IN_PROGRESS"] as const;

/** The type of a request in change tracking. */
export const InteractionType = /* @__PURE__ */ z.enum(types);
export type InteractionType = z.infer<typeof InteractionType>;

/** The requests that a customer may withdraw until they are treated. */
export const withdrawableTypes: readonly string[] = [
  "UPDATE_CORRESPONDENCE_ADDRESS",
  "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
  "CONTRACT_MUTATION",
  "TRANSFERT_CAISSE_MUTATION",
  "CALLBACK",
  "DATA_CORRECTION",
] satisfies InteractionType[];

/** Whether a request may be withdrawn. */
export function isWithdrawable(type: string, status: string | undefined): boolean {
  return withdrawableTypes.includes(type) && openStatuses.some((one) => one === status);
}

/** The nature of a request. While one is open, `pending_update` of its nature is true and the form is closed. */
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
  "DATA_CORRECTION",
]);
export type InteractionNature = z.infer<typeof InteractionNature>;

/** The answer of `GET /v1/interaction/pending_update/{insuredNumber}/{nature}`. */
export interface PendingUpdate {
  pendingUpdate: boolean;
}

/** The result of a request for an account statement. FAILURE: one is already in preparation. */
export const AccountStatementResult = /* @__PURE__ */ z.enum(["SUCCESS", "FAILURE"]);
export type AccountStatementResult = z.infer<typeof AccountStatementResult>;

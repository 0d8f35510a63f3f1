import { z } from "zod";

/** How a request stands. PENDING waits for something from the customer; ARCHIVED is a decided one after a year. */
export const InteractionStatus = /* @__PURE__ */ z.enum([
  "REQUEST",
  "PENDING",
  "IN_PROGRESS",
  "REFUSED",
  "DONE",
  "ARCHIVED",
]);
export type InteractionStatus = z.infer<typeof InteractionStatus>;

/** Not decided yet: a second request of the same nature has to wait. */
export const openStatuses = ["REQUEST", "PENDING", "IN_PROGRESS"] as const;

/** What a request is, as change tracking tells it. */
export const InteractionType = /* @__PURE__ */ z.enum([
  "INVOICE",
  "DELEGATION_FORM",
  "DOCUMENT",
  "CONTRACT_MUTATION",
  "UPDATE_PROFESSIONAL_DATA",
  "CREATE_EMAIL",
  "UPDATE_EMAIL",
  "DELETE_EMAIL",
  "CREATE_PHONE_NUMBER",
  "UPDATE_PHONE_NUMBER",
  "DELETE_PHONE_NUMBER",
  "UPDATE_CORRESPONDENCE_ADDRESS",
  "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
  "TRANSFERT_CAISSE_MUTATION",
  "JOKER",
  "CONTACT",
  "CALLBACK",
  "CARD_ORDER",
  "ACCIDENT",
  "MATERNITY",
  "DATA_DELETION",
]);
export type InteractionType = z.infer<typeof InteractionType>;

/** What the customer reads of a status: what waits and what is archived counts as in progress. */
export type ShownStatus = Exclude<InteractionStatus, "PENDING" | "ARCHIVED">;

/** Told once, then treated by letter or phone: how it stands is not shown. */
const withoutStatus: readonly string[] = [
  "ACCIDENT",
  "CONTACT",
  "CARD_ORDER",
  "MATERNITY",
] satisfies InteractionType[];

/** Whether a request of this type shows how it stands. */
export function showsStatus(type: string): boolean {
  return !withoutStatus.includes(type);
}

/** A status as the customer reads it; nothing for a word that is no status. */
export function shownStatus(status: string): ShownStatus | undefined {
  const { data } = InteractionStatus.safeParse(status);
  return data === "PENDING" || data === "ARCHIVED" ? "IN_PROGRESS" : data;
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
  "MESSAGE",
  "PHONE",
  "POSTAL_ADDRESS",
  "PROFESSIONAL_DATA",
  "CARD",
  "ACCIDENT",
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

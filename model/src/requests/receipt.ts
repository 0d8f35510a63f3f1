import { knownType, type types } from "./request-words.ts";

/** The usual working days until an answer, if no other time is promised. */
export const REQUEST_WORKING_DAYS = 5;

/** The reference of a request for phone and letters: the first eight digits of its id, `3F2A-90BC`. */
export function requestReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

export function isRequestReference(text: string): boolean {
  return /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);
}

type RequestType = (typeof types)[number];

/** Requests without a confirmation of receipt; a test compares them with the kinds of the back office. */
const unconfirmed: readonly RequestType[] = [
  "CREATE_EMAIL",
  "UPDATE_EMAIL",
  "DELETE_EMAIL",
  "CREATE_PHONE_NUMBER",
  "UPDATE_PHONE_NUMBER",
  "DELETE_PHONE_NUMBER",
  "UPDATE_CORRESPONDENCE_ADDRESS",
  "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
  "JOKER",
];

/** Whether an e-mail to the login address confirms the receipt of a request. */
export function isConfirmedByEmail(type: string): boolean {
  const known = knownType(type);
  return known !== undefined && !unconfirmed.includes(known);
}

/** The words of requests without the library of rules, which is too large for the first screen. */
export const statuses = [
  "REQUEST",
  "PENDING",
  "IN_PROGRESS",
  "REFUSED",
  "DONE",
  "ARCHIVED",
] as const;

export const types = [
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
  "DAMAGE",
  "MATERNITY",
  "DATA_DELETION",
  "DATA_CORRECTION",
] as const;

/** The type of this name, if it exists. */
export function knownType(word: string): (typeof types)[number] | undefined {
  return types.find((type) => type === word);
}

/** The displayed statuses: pending and archived requests count as in progress. */
export type ShownStatus = Exclude<(typeof statuses)[number], "PENDING" | "ARCHIVED">;

/** These requests are treated by letter or phone, so their status is not shown. */
const withoutStatus: readonly string[] = [
  "ACCIDENT",
  "CONTACT",
  "CARD_ORDER",
  "MATERNITY",
] satisfies (typeof types)[number][];

/** Whether a type of request shows its status. */
export function showsStatus(type: string): boolean {
  return !withoutStatus.includes(type);
}

/** The displayed status; undefined for an unknown one. */
export function shownStatus(status: string): ShownStatus | undefined {
  const known = statuses.find((one) => one === status);
  return known === "PENDING" || known === "ARCHIVED" ? "IN_PROGRESS" : known;
}

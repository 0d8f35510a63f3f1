/** The words of requests without the library of rules: the first screen has no room for it. */
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
] as const;

/** The type that a word names, if it does. */
export function knownType(word: string): (typeof types)[number] | undefined {
  return types.find((type) => type === word);
}

/** What the customer reads of a status: what waits and what is archived counts as in progress. */
export type ShownStatus = Exclude<(typeof statuses)[number], "PENDING" | "ARCHIVED">;

/** Told once, then treated by letter or phone: how it stands is not shown. */
const withoutStatus: readonly string[] = [
  "ACCIDENT",
  "CONTACT",
  "CARD_ORDER",
  "MATERNITY",
] satisfies (typeof types)[number][];

/** Whether a request of this type shows how it stands. */
export function showsStatus(type: string): boolean {
  return !withoutStatus.includes(type);
}

/** A status as the customer reads it; nothing for a word that is no status. */
export function shownStatus(status: string): ShownStatus | undefined {
  const known = statuses.find((one) => one === status);
  return known === "PENDING" || known === "ARCHIVED" ? "IN_PROGRESS" : known;
}

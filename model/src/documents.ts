import * as z from "zod/mini";

/** What a document is: the first five are the specification's words. */
export const DocumentType = /* @__PURE__ */ z.enum([
  "INVOICE",
  "FOREIGN_INVOICE",
  "DELEGATION_FORM",
  "DOCUMENT",
  "STATEMENT",
]);
export type DocumentType = z.infer<typeof DocumentType>;

/** What it is more closely. */
export const DocumentSubType = /* @__PURE__ */ z.enum([
  "POLICY",
  "CONDITIONS",
  "CARD",
  "WELCOME",
  "COST_SHARE",
  "CARE_STATEMENT",
  "INVOICE",
  "REMINDER",
  "ACCOUNT_STATEMENT",
  "DECLARATION",
  "DAMAGE_SETTLEMENT",
]);
export type DocumentSubType = z.infer<typeof DocumentSubType>;

/** What somebody looks for when a help page sends them to their documents. */
export const DocumentFilterType = /* @__PURE__ */ z.enum([
  "CONTRACT",
  "CERTIFICATE",
  "LETTER",
  "INVOICE",
  "STATEMENT",
]);
export type DocumentFilterType = z.infer<typeof DocumentFilterType>;

/** An id of the document archive: it stays the same as long as the document exists. */
export const iddmsPattern = /^[0-9A-F]{20}$/;

/** One archive file holds at most this many documents. */
export const MOST_DOCUMENTS_IN_ZIP = 50;

/** The documents of a zip: each of them once, and not too many. */
export const DocumentSelection = /* @__PURE__ */ z.pipe(
  z
    .array(z.string())
    .check(
      z.minLength(1, "documents.none"),
      z.maxLength(MOST_DOCUMENTS_IN_ZIP, "documents.tooMany"),
    ),
  z.transform((ids) => [...new Set(ids)]),
);

const ADULT_AGE = 18;

interface Recipient {
  insuredNumber: number;
  isAddressOwner: boolean;
}

/**
 * Who gets a document about a person. What tells of somebody's health or care goes to that person's own account once
 * they are 18, and to nobody's while they have none: it then goes by post. Everything else goes to the address owner.
 */
export function recipientOf<Account extends Recipient>(
  about: { insuredNumber: number; birthdate: string },
  document: { date: string; isMedical: boolean },
  accounts: readonly Account[],
): Account | undefined {
  const ofTheirOwn = accounts.find(({ insuredNumber }) => insuredNumber === about.insuredNumber);
  if (document.isMedical && isOfAge(about.birthdate, document.date)) return ofTheirOwn;
  return accounts.find(({ isAddressOwner }) => isAddressOwner) ?? ofTheirOwn;
}

/** Whether somebody is an adult on a day: from then on, what tells of their health is theirs alone. */
export function isOfAge(birthdate: string, day: string): boolean {
  const grownUpIn = Number(birthdate.slice(0, 4)) + ADULT_AGE;
  return day >= `${grownUpIn}${birthdate.slice(4)}`;
}

import * as z from "zod/mini";

/** The type of a document: the first five are from the specification. */
export const DocumentType = /* @__PURE__ */ z.enum([
  "INVOICE",
  "FOREIGN_INVOICE",
  "DELEGATION_FORM",
  "DOCUMENT",
  "STATEMENT",
]);
export type DocumentType = z.infer<typeof DocumentType>;

export const DocumentSubType = /* @__PURE__ */ z.enum([
  "POLICY",
  "CONDITIONS",
  "CARD",
  "CERTIFICATE",
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

/** The filters with which a help page opens the documents. */
export const DocumentFilterType = /* @__PURE__ */ z.enum([
  "CONTRACT",
  "CERTIFICATE",
  "LETTER",
  "INVOICE",
  "STATEMENT",
]);
export type DocumentFilterType = z.infer<typeof DocumentFilterType>;

/** An id of the document archive, constant as long as the document exists. */
export const iddmsPattern = /^[0-9A-F]{20}$/;

/** The most documents of one zip file. */
export const MOST_DOCUMENTS_IN_ZIP = 50;

/** The documents of a zip file, each at most once. */
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
 * The recipient of a document about a person. A document about health or care goes to the person's own account from the
 * age of 18, and by post if they have no account. Any other document goes to the address owner.
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

/** Whether a person is an adult on a day: only adults see documents about their health. */
export function isOfAge(birthdate: string, day: string): boolean {
  const grownUpIn = Number(birthdate.slice(0, 4)) + ADULT_AGE;
  return day >= `${grownUpIn}${birthdate.slice(4)}`;
}

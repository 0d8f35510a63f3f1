import * as z from "zod/mini";
import { insuredNumberText } from "../insured-number.ts";
import type { Language } from "../portal/languages.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { manyLines } from "../portal/texts.ts";
import { ReportedLine } from "./reported-line.ts";

/** The subjects of a message to the insurer. */
export const MessageSubject = /* @__PURE__ */ z.enum(
  ["GENERAL", "OFFERS", "CHANGE_REQUEST", "PAYMENTS", "BENEFITS"],
  "required",
);
export type MessageSubject = z.infer<typeof MessageSubject>;

/** Only the policyholder, who pays for the contracts, writes about these subjects. */
const ofThePolicyholder: readonly MessageSubject[] = ["CHANGE_REQUEST", "PAYMENTS"];

/** The subjects for an account: the main policyholder is the address owner, the others are insured persons. */
export function offeredSubjects(account: { isAddressOwner: boolean }): readonly MessageSubject[] {
  if (account.isAddressOwner) return MessageSubject.options;
  return MessageSubject.options.filter((subject) => !ofThePolicyholder.includes(subject));
}

const ANSWER_HOURS = 48;
const ANSWER_DAYS = 15;

/** The usual time of an answer; messages about money take longer. */
export function messageAnsweredWithin(subject: MessageSubject): {
  unit: "hours" | "days";
  count: number;
} {
  return subject === "PAYMENTS" || subject === "BENEFITS"
    ? { unit: "days", count: ANSWER_DAYS }
    : { unit: "hours", count: ANSWER_HOURS };
}

export const LONGEST_MESSAGE = messageCounts["message.tooLong"];
export const MOST_ATTACHED = 1;
/** An account with this many unanswered messages has to wait before it can send another one. */
export const MOST_UNANSWERED = 10;

export const MessageText = /* @__PURE__ */ manyLines(LONGEST_MESSAGE).check(
  z.refine((text) => text.length >= messageCounts["message.tooShort"], "message.tooShort"),
);

/** The ids of sent files, as many as one message may have. */
export const Attachments = /* @__PURE__ */ z
  .array(z.uuid("files.gone"), "invalid")
  .check(z.maxLength(MOST_ATTACHED, "files.onlyOne"));

const LARGEST_NUMBER = 2_147_483_647;

/** The form of a message to the insurer. A form field holds the number as text. */
export const WriteMessage = /* @__PURE__ */ z.object({
  subjectCode: MessageSubject,
  /** The label of the chosen subject. */
  subject: z.optional(z.string("invalid").check(z.trim(), z.maxLength(100, "text.tooLong"))),
  concernedInsured: z
    .pipe(
      z.union([z.int(), z.string().check(z.regex(insuredNumberText, "required"))], "required"),
      z.transform(Number),
    )
    .check(z.refine((number) => number > 0 && number <= LARGEST_NUMBER, "invalid")),
  message: MessageText,
  attachments: z._default(Attachments, []),
});
export type WriteMessage = z.infer<typeof WriteMessage>;

/** A customer's reply in a conversation has no minimum length. */
export const Reply = /* @__PURE__ */ z.object({
  message: /* @__PURE__ */ manyLines(LONGEST_MESSAGE).check(
    z.refine((text) => text !== "", "required"),
  ),
  attachments: Attachments,
});
export type Reply = z.infer<typeof Reply>;

export const MessageAuthor = /* @__PURE__ */ z.enum(["CUSTOMER", "INSURER"]);
export type MessageAuthor = z.infer<typeof MessageAuthor>;

/** The content of a message, as it is stored. */
export const MessageContent = /* @__PURE__ */ z.object({
  text: z.string(),
  attachments: z.array(
    z.object({ uuid: z.string(), filename: z.string(), mimeType: z.string(), fileSize: z.int() }),
  ),
  /** The line of a statement that the message reports. */
  about: z.optional(ReportedLine),
});
export type MessageContent = z.infer<typeof MessageContent>;

/** A normal form of a text, so that a repeated message is found despite other spaces and capitals. */
export function sameText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

const names: Readonly<Record<MessageSubject, Readonly<Record<Language, string>>>> = {
  GENERAL: {
    fr: "Question générale",
    de: "Allgemeine Frage",
    it: "Domanda generale",
    en: "General question",
  },
  OFFERS: { fr: "Offres", de: "Offerten", it: "Offerte", en: "Quotes" },
  CHANGE_REQUEST: {
    fr: "Demande de changement",
    de: "Änderungswunsch",
    it: "Richiesta di modifica",
    en: "Request for a change",
  },
  PAYMENTS: {
    fr: "Factures et paiements",
    de: "Rechnungen und Zahlungen",
    it: "Fatture e pagamenti",
    en: "Invoices and payments",
  },
  BENEFITS: {
    fr: "Prestations et remboursements",
    de: "Leistungen und Rückerstattungen",
    it: "Prestazioni e rimborsi",
    en: "Benefits and reimbursements",
  },
};

export function subjectName(subject: MessageSubject, language: Language): string {
  return names[subject][language];
}

import * as z from "zod/mini";
import type { Language } from "../portal/languages.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { manyLines } from "../portal/texts.ts";

/** What somebody can write to us about. */
export const MessageSubject = /* @__PURE__ */ z.enum(
  ["GENERAL", "OFFERS", "CHANGE_REQUEST", "PAYMENTS", "BENEFITS"],
  "required",
);
export type MessageSubject = z.infer<typeof MessageSubject>;

/** Only who holds the contracts and pays for them writes about these. */
const ofThePolicyholder: readonly MessageSubject[] = ["CHANGE_REQUEST", "PAYMENTS"];

/** What an account may write about: the main policyholder is the address owner, others are insured along. */
export function offeredSubjects(account: { isAddressOwner: boolean }): readonly MessageSubject[] {
  if (account.isAddressOwner) return MessageSubject.options;
  return MessageSubject.options.filter((subject) => !ofThePolicyholder.includes(subject));
}

const ANSWER_HOURS = 48;
const ANSWER_DAYS = 15;

/** By when we answer as a rule; what is about money takes longer to look at. */
export function messageAnsweredWithin(subject: MessageSubject): {
  unit: "hours" | "days";
  count: number;
} {
  return subject === "PAYMENTS" || subject === "BENEFITS"
    ? { unit: "days", count: ANSWER_DAYS }
    : { unit: "hours", count: ANSWER_HOURS };
}

export const LONGEST_MESSAGE = messageCounts["message.tooLong"];
/** One file with each message. */
export const MOST_ATTACHED = 1;
/** So many messages of an account may wait for an answer; then the next one waits for it too. */
export const MOST_UNANSWERED = 10;

export const MessageText = /* @__PURE__ */ manyLines(LONGEST_MESSAGE).check(
  z.refine((text) => text.length >= messageCounts["message.tooShort"], "message.tooShort"),
);

const Attachments = /* @__PURE__ */ z
  .array(z.uuid("files.gone"), "invalid")
  .check(z.maxLength(MOST_ATTACHED, "files.onlyOne"));

const LARGEST_NUMBER = 2_147_483_647;

/** What the form for writing to us sends. A field of a form holds the number as text. */
export const WriteMessage = /* @__PURE__ */ z.object({
  subjectCode: MessageSubject,
  /** What the subject is called where it was chosen. */
  subject: z.optional(z.string("invalid").check(z.trim(), z.maxLength(100, "text.tooLong"))),
  concernedInsured: z
    .pipe(
      z.union([z.int(), z.string().check(z.regex(/^[1-9]\d{0,9}$/, "required"))], "required"),
      z.transform(Number),
    )
    .check(z.refine((number) => number > 0 && number <= LARGEST_NUMBER, "invalid")),
  message: MessageText,
  attachments: z._default(Attachments, []),
});
export type WriteMessage = z.infer<typeof WriteMessage>;

/** An answer to an answer: it may be as short as a word of thanks. */
export const Reply = /* @__PURE__ */ z.object({
  message: /* @__PURE__ */ manyLines(LONGEST_MESSAGE).check(
    z.refine((text) => text !== "", "required"),
  ),
  attachments: Attachments,
});
export type Reply = z.infer<typeof Reply>;

/** Who wrote a message. */
export const MessageAuthor = /* @__PURE__ */ z.enum(["CUSTOMER", "INSURER"]);
export type MessageAuthor = z.infer<typeof MessageAuthor>;

/** What a message holds, as it is kept. */
export const MessageContent = /* @__PURE__ */ z.object({
  text: z.string(),
  attachments: z.array(
    z.object({ uuid: z.string(), filename: z.string(), mimeType: z.string(), fileSize: z.int() }),
  ),
});
export type MessageContent = z.infer<typeof MessageContent>;

/** The same for two texts that differ in spaces and capitals alone: nobody means to ask twice. */
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

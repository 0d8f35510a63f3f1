import * as z from "zod/mini";
import { InFourLanguages } from "../calendar/holidays.ts";
import {
  Attachments,
  LONGEST_MESSAGE,
  MessageAuthor,
  MessageContent,
  MessageSubject,
} from "../contact/conversations.ts";
import { CaseNote } from "./requests.ts";
import { languages } from "../portal/languages.ts";
import { manyLines } from "../portal/texts.ts";
import { departments } from "../desk/rights.ts";

/** How many conversations a page of the list has. */
export const CONVERSATIONS_PAGE = 50;

export const conversationTabs = ["mine", "waiting"] as const;

/** What the list of conversations is narrowed to. */
export const ConversationFilter = z.strictObject({
  tab: z._default(z.enum(conversationTabs), "waiting"),
  department: z.optional(z.enum(departments)),
  subject: z.optional(MessageSubject),
  language: z.optional(z.enum(languages)),
});
export type ConversationFilter = z.infer<typeof ConversationFilter>;

/** A page of the list begins after a conversation. */
export const ConversationQuery = z.extend(ConversationFilter, { after: z.optional(z.uuid()) });
export type ConversationQuery = z.infer<typeof ConversationQuery>;

const Person = z.object({ insuredNumber: z.int(), firstname: z.string(), lastname: z.string() });

/** One conversation in the list, with just what the list shows. */
export const WaitingConversation = z.object({
  id: z.uuid(),
  subjectCode: MessageSubject,
  language: z.enum(languages),
  department: z.enum(departments),
  /** When the first message without an answer was sent; null: nothing waits. */
  waitsSince: z.nullable(z.string()),
  lastAt: z.string(),
  /** The name of the colleague who has it. */
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  person: Person,
});
export type WaitingConversation = z.infer<typeof WaitingConversation>;

export const WaitingConversations = z.object({
  conversations: z.array(WaitingConversation),
  hasMore: z.boolean(),
  counts: z.object({ mine: z.int(), waiting: z.int() }),
});
export type WaitingConversations = z.infer<typeof WaitingConversations>;

/** A message as staff read it. */
export const DeskMessage = z.object({
  id: z.uuid(),
  author: MessageAuthor,
  authorName: z.nullable(z.string()),
  department: z.nullable(z.string()),
  /** The representative who wrote it for the customer. */
  sentBy: z.nullable(z.string()),
  text: z.string(),
  attachments: MessageContent.shape.attachments,
  about: MessageContent.shape.about,
  sentAt: z.string(),
  /** When the customer read an answer. */
  seenAt: z.nullable(z.string()),
});
export type DeskMessage = z.infer<typeof DeskMessage>;

/** A conversation that is open to the member of staff, with all its messages in order. */
export const OpenedConversation = z.object({
  id: z.uuid(),
  subjectCode: MessageSubject,
  language: z.enum(languages),
  department: z.enum(departments),
  startedAt: z.string(),
  waitsSince: z.nullable(z.string()),
  isClosed: z.boolean(),
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  /** Whom it concerns. */
  person: Person,
  /** Whose account wrote, as a template addresses them. */
  customer: z.string(),
  messages: z.array(DeskMessage),
  /** What colleagues told each other; with the next person or department, it says why it was handed over. */
  notes: z.array(
    z.object({
      id: z.uuid(),
      by: z.string(),
      at: z.string(),
      text: z.string(),
      toColleague: z.nullable(z.string()),
      toDepartment: z.nullable(z.enum(departments)),
    }),
  ),
});
export type OpenedConversation = z.infer<typeof OpenedConversation>;

/** The mark of a place in a template that the clerk fills in. */
export const BLANK = "[…]";

/** A clerk's answer, without a place that was left open. `seen` is the last message that they have read. */
export const ConversationAnswer = z.strictObject({
  text: manyLines(LONGEST_MESSAGE).check(
    z.refine((text) => text !== "", "required"),
    z.refine((text) => !text.includes(BLANK), "desk.blankLeft"),
  ),
  seen: z.uuid("required"),
  attachments: z._default(Attachments, []),
});
export type ConversationAnswer = z.infer<typeof ConversationAnswer>;

/** Settles a conversation without an answer. */
export const ConversationEnd = z.pick(ConversationAnswer, { seen: true });

/** To whom a conversation goes, with a word of why. */
export const ConversationHandOver = z.strictObject({
  to: z.union(
    [
      z.strictObject({ staffId: z.uuid("required") }),
      z.strictObject({ department: z.enum(departments, "required") }),
    ],
    "required",
  ),
  why: CaseNote.shape.text,
});
export type ConversationHandOver = z.infer<typeof ConversationHandOver>;

/** The templates that are offered today, in the four languages. */
export const AnswerTemplates = z.object({
  templates: z.array(
    z.object({
      code: z.string(),
      subject: z.nullable(MessageSubject),
      titles: InFourLanguages,
      texts: InFourLanguages,
    }),
  ),
});
export type AnswerTemplates = z.infer<typeof AnswerTemplates>;

/** A template with the names of the customer and of the clerk. */
export function filledTemplate(
  text: string,
  { customer, clerk }: { customer: string; clerk: string },
): string {
  return text.replaceAll("{name}", customer).replaceAll("{clerk}", clerk);
}

import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type MessageContent,
  MessageSubject,
  sameText,
  subjectName,
} from "@portal/model/contact/conversations.ts";
import { openStatuses } from "@portal/model/requests/interactions.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { attachFile } from "../attach-file.ts";
import type { Actor } from "../audit.ts";
import { notify } from "../notifications/notify.ts";
import { decideRequest } from "../requests/decide.ts";
import { answerNews } from "./answer-news.ts";
import { contentBinding, textHash } from "./content.ts";
import { lockConversation, releaseConversation, requireFree, requireRead } from "./treatment.ts";

/** The clerk's context: one transaction, of a command or of a member of staff at the desk. */
interface AnswerContext {
  db: Kysely<Tables>;
  secrets: Secrets;
  now: Date;
  actor?: Actor;
  /** The member of staff; a command acts for none. */
  staffId?: string | undefined;
}

export interface InsurersAnswer {
  text: string;
  /** The last message that the clerk has read; a later one of the customer is not answered unread. */
  seen?: string;
  authorName: string;
  department: string;
  file?: { filename: string; mimeType: string; content: Buffer } | undefined;
  /** Ids of files that were sent before. */
  files?: readonly string[];
}

/** Answers the customer: message, file, end of the request and notification are one transaction. */
export async function answerConversation(
  context: AnswerContext,
  id: string,
  { text, seen, authorName, department, file, files = [] }: InsurersAnswer,
): Promise<{ accountId: string } | undefined> {
  const { db, secrets, now } = context;
  const conversation = await lockConversation(db, id);
  if (!conversation) return undefined;
  requireFree(conversation, context.staffId);
  await requireRead(db, id, seen);
  const { accountId, insuredNumber, interactionId } = conversation;
  const messageId = randomUUID();
  const attachments = file ? [await keepFile(context, { id, accountId }, file)] : [];
  for (const uuid of files)
    attachments.push(await attachFile(db, accountId, uuid, `conversation ${id}`));
  const content: MessageContent = { text, attachments };
  await db
    .insertInto("conversationMessage")
    .values({
      id: messageId,
      conversationId: id,
      accountId,
      author: "INSURER",
      authorName,
      department,
      content: secrets.encrypt(contentBinding(messageId), JSON.stringify(content)),
      textHash: textHash(secrets, sameText(text)),
    })
    .execute();
  await db
    .updateTable("conversation")
    .set({ lastAt: raw<Date>`clock_timestamp()`, closedAt: null })
    .where("id", "=", id)
    .execute();
  await settleRequest(context, interactionId);
  await releaseConversation(db, id);
  const news = {
    kind: "CommunicationNew" as const,
    insuredNumber,
    documentDate: todayInZurich(now),
    texts: answerNews,
    campaignName: null,
    conversation: id,
  };
  await notify(db, secrets, { accountId, news });
  return { accountId };
}

/** Closes a conversation; a message of the customer reopens it. */
export async function closeConversation(
  context: AnswerContext,
  id: string,
  { seen }: Pick<InsurersAnswer, "seen"> = {},
): Promise<{ accountId: string } | undefined> {
  const conversation = await lockConversation(context.db, id);
  if (!conversation) return undefined;
  requireFree(conversation, context.staffId);
  await requireRead(context.db, id, seen);
  await context.db
    .updateTable("conversation")
    .set({ closedAt: context.now })
    .where("id", "=", id)
    .where("closedAt", "is", null)
    .execute();
  await settleRequest(context, conversation.interactionId);
  await releaseConversation(context.db, id);
  return { accountId: conversation.accountId };
}

/** The first answer completes the request that started the conversation. */
async function settleRequest(
  { db, secrets, actor = "operator" }: AnswerContext,
  interactionId: string | null,
): Promise<void> {
  const open = await db
    .selectFrom("interaction")
    .select("id")
    .where("id", "=", interactionId)
    .where("status", "in", openStatuses)
    .forUpdate()
    .executeTakeFirst();
  if (open) await decideRequest(db, secrets, { id: open.id, status: "DONE", actor });
}

/** The file belongs to the customer's account, which opens it as one of its own. */
async function keepFile(
  { db, now }: AnswerContext,
  conversation: { id: string; accountId: string },
  file: { filename: string; mimeType: string; content: Buffer },
): Promise<MessageContent["attachments"][number]> {
  const { id: uuid } = await db
    .insertInto("uploadedFile")
    .values({
      ...file,
      accountId: conversation.accountId,
      fileSize: file.content.length,
      attachedTo: `conversation ${conversation.id}`,
      attachedAt: now,
      expiresAt: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { filename, mimeType, content } = file;
  return { uuid, filename, mimeType, fileSize: content.length };
}

/** The subject in the language of the clerks. */
export function subjectForOperators(code: string): string {
  return subjectName(MessageSubject.parse(code), "en");
}

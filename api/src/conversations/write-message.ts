import { randomUUID } from "node:crypto";
import {
  type MessageContent,
  offeredSubjects,
  type Reply,
  sameText,
  subjectName,
  type WriteMessage,
} from "@portal/model/contact/conversations.ts";
import type { ReportedLine } from "@portal/model/contact/reported-line.ts";
import { isAddressOwner } from "@portal/model/portal/profile.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context, Session } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { attachFile } from "../insurer/attach-file.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { contentBinding, textHash } from "../insurer/conversations/content.ts";
import {
  findSameQuestion,
  isRepeated,
  requireAnswers,
  requireOwnInsured,
  takeTurns,
} from "./message-rules.ts";
import { writtenMessage } from "./request-kind.ts";

/** Starts a conversation: a request in change tracking, and its first message. */
export async function writeMessage(
  ctx: Context,
  given: WriteMessage,
): Promise<{ id: string; conversation: string }> {
  const { subjectCode, concernedInsured } = given;
  return ctx.write(async (db, session) => {
    if (!offeredSubjects({ isAddressOwner: isAddressOwner(session) }).includes(subjectCode))
      throw new Problem("FORBIDDEN");
    await requireOwnInsured(db, session.accountId, concernedInsured);
    await takeTurns(db, session.accountId);
    const known = await findSameQuestion(db, ctx, session, given);
    if (known) throw new Problem("CONFLICT", { conversation: known });
    await requireAnswers(db, session.accountId);
    return startConversation({ ctx, db, session }, given);
  });
}

interface NewConversation extends WriteMessage {
  /** The line of a statement that the message reports. */
  about?: ReportedLine;
}

/** The request of a conversation, and its first message. */
export async function startConversation(
  work: { ctx: Context; db: Kysely<Tables>; session: Session },
  { subjectCode, subject, concernedInsured, message, attachments, about }: NewConversation,
): Promise<{ id: string; conversation: string }> {
  const { ctx, db, session } = work;
  const [id, conversation] = [randomUUID(), randomUUID()];
  const files = await attachAll(db, session.accountId, attachments, conversation);
  await submitRequest(work, writtenMessage(subjectCode), {
    id,
    insuredNumber: concernedInsured,
    details: {
      subjectCode,
      subject: subject || subjectName(subjectCode, ctx.language),
      message,
      conversation,
      attachments: files.map(({ uuid, filename, mimeType }) => ({
        filename,
        contentType: mimeType,
        url: `/v1/files/${uuid}`,
      })),
      ...(about && { reportedLine: storedLine(about) }),
    },
    // The request is done when a clerk answers.
    needsOperator: true,
  });
  await db
    .insertInto("conversation")
    .values({
      id: conversation,
      accountId: session.accountId,
      insuredNumber: concernedInsured,
      interactionId: id,
      subjectCode,
    })
    .execute();
  await keepMessage(db, ctx, session, { conversation, text: message, files, about });
  return { id, conversation };
}

/** What change tracking shows of the line; the conversation has it all. */
function storedLine({ statementNumber, error, careProvider, treatmentBegin }: ReportedLine) {
  return { statementNumber, error, careProvider, treatmentBegin };
}

/** Continues a conversation; a closed one is reopened. */
export async function replyToConversation(
  ctx: Context,
  conversation: string,
  { message, attachments }: Reply,
): Promise<{ id: string }> {
  return ctx.write(async (db, session) => {
    const { accountId } = session;
    await takeTurns(db, accountId);
    const known = z.guid().safeParse(conversation).success
      ? await db
          .selectFrom("conversation")
          .select("id")
          .where("id", "=", conversation)
          .where("accountId", "=", accountId)
          .executeTakeFirst()
      : undefined;
    if (!known) throw new Problem("NOT_FOUND");
    if (await isRepeated(db, ctx, known.id, message)) throw new Problem("CONFLICT");
    await requireAnswers(db, accountId);
    const files = await attachAll(db, accountId, attachments, known.id);
    await db
      .updateTable("conversation")
      .set({ lastAt: raw<Date>`clock_timestamp()`, closedAt: null })
      .where("id", "=", known.id)
      .execute();
    const id = await keepMessage(db, ctx, session, {
      conversation: known.id,
      text: message,
      files,
    });
    await noteAct(db, session, ctx, "reply", `conversation ${known.id}`);
    return { id };
  });
}

type Files = MessageContent["attachments"];

/** A file that is expired, already sent or of another account is not found. */
async function attachAll(
  db: Kysely<Tables>,
  accountId: string,
  uuids: readonly string[],
  conversation: string,
): Promise<Files> {
  const files: Files = [];
  for (const uuid of uuids) {
    const file = await attachFile(db, accountId, uuid, `conversation ${conversation}`).catch(
      (error: unknown): never => {
        const isMissing = error instanceof Problem && error.code === "NOT_FOUND";
        throw isMissing ? new Problem("INVALID", { fields: { attachments: "files.gone" } }) : error;
      },
    );
    files.push(file);
  }
  return files;
}

interface KeptMessage {
  conversation: string;
  text: string;
  files: Files;
  about?: ReportedLine | undefined;
}

async function keepMessage(
  db: Kysely<Tables>,
  { secrets }: Context,
  { accountId }: Session,
  { conversation, text, files, about }: KeptMessage,
): Promise<string> {
  const id = randomUUID();
  const content: MessageContent = { text, attachments: files, ...(about && { about }) };
  await db
    .insertInto("conversationMessage")
    .values({
      id,
      conversationId: conversation,
      accountId,
      author: "CUSTOMER",
      content: secrets.encrypt(contentBinding(id), JSON.stringify(content)),
      textHash: textHash(secrets, sameText(text)),
    })
    .execute();
  return id;
}

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { MessageSubject } from "@portal/model/contact/conversations.ts";
import { extensionOf, LARGEST_FILE, mimeTypes, safeFileName } from "@portal/model/files.ts";
import { firstErrorCode, Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import {
  type InsurersAnswer,
  answerConversation,
  closeConversation,
  subjectForOperators,
} from "../../insurer/conversations/answer.ts";
import { openContent } from "../../insurer/conversations/content.ts";
import { makeHarmless } from "../../insurer/inspection/inspect.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  idIn,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";
import { saveAttachedFile } from "./attached-files.ts";

const MOST_LISTED = 200;

export const conversationCommands: Record<string, Command> = {
  "conversations list": {
    atDesk: "desk messages",
    usage: "[--subject SUBJECT] [--all]",
    about: "conversations that wait for an answer, the oldest first; --all: the newest of all",
    texts: ["subject"],
    switches: ["all"],
    run: listConversations,
  },
  "conversations read": {
    atDesk: "desk message",
    usage: "ID",
    about: "what a customer and we wrote, with the ids of the files",
    run: readConversation,
  },
  "conversations file": {
    atDesk: "desk message-file",
    usage: "ID --out PATH",
    about: "saves a file of a conversation, by the file's id",
    texts: ["out"],
    run: saveFile,
  },
  "conversations answer": {
    atDesk: "desk answer",
    usage: "ID --text TEXT --by NAME --department NAME [--file PATH]",
    about:
      "answers a customer under the name of --by, who is told on their channel that there is an answer",
    texts: ["text", "department", "file"],
    run: answer,
  },
  "conversations close": {
    atDesk: "desk close",
    usage: "ID",
    about: "settles a conversation; the customer may still go on with it",
    run: close,
  },
};

async function listConversations(
  { db }: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const subject = optionalText(given, "subject");
  if (subject !== undefined && !MessageSubject.safeParse(subject).success)
    throw wrong(`--subject ${subject} is none of ${MessageSubject.options.join(", ")}`);
  const isAll = given.options["all"] === true;
  let query = db
    .selectFrom("conversation as c")
    .select(["c.id", "c.lastAt", "c.subjectCode", "c.insuredNumber", "c.closedAt"])
    .select(lastAuthor.as("lastAuthor"))
    .orderBy("c.lastAt", isAll ? "desc" : "asc")
    .limit(MOST_LISTED);
  if (subject) query = query.where("c.subjectCode", "=", subject);
  if (!isAll) query = query.where("c.closedAt", "is", null).where(lastAuthor, "=", "CUSTOMER");
  const rows = await query.execute();
  if (rows.length === 0) return ["No conversation."];
  return rows.map(({ id, lastAt, subjectCode, insuredNumber, closedAt, lastAuthor: author }) => {
    const waits = author === "CUSTOMER" ? "waits" : "answered";
    return [
      id,
      lastAt.toISOString().slice(0, 16),
      closedAt ? "closed" : waits,
      subjectCode,
      insuredNumber,
    ].join("  ");
  });
}

const lastAuthor = raw<string>`(select m.author from conversation_message m
  where m.conversation_id = c.id order by m.sent_at desc limit 1)`;

async function readConversation(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const { db, secrets } = operator;
  const id = idIn(given);
  const conversation = await db
    .selectFrom("conversation as c")
    .innerJoin("insured as p", "p.insuredNumber", "c.insuredNumber")
    .select(["c.accountId", "c.subjectCode", "c.closedAt", "p.firstname", "p.lastname"])
    .where("c.id", "=", id)
    .executeTakeFirst();
  if (!conversation) throw wrong(`there is no conversation ${id}`);
  const messages = await db
    .selectFrom("conversationMessage")
    .selectAll()
    .where("conversationId", "=", id)
    .orderBy("sentAt")
    .execute();
  await audit(operator, "conversations read", id, conversation.accountId);
  const { subjectCode, closedAt, firstname, lastname } = conversation;
  return [
    `${subjectForOperators(subjectCode)}, ${firstname} ${lastname}${closedAt ? ", closed" : ""}`,
    ...messages.flatMap((message) => {
      const { text, attachments } = openContent(secrets, message);
      const by = message.authorName ? `${message.authorName}, ${message.department}` : "customer";
      const files = attachments.map(({ uuid, filename }) => `[file ${uuid}  ${filename}]`);
      return ["", `${message.sentAt.toISOString().slice(0, 16)}  ${by}`, text, ...files];
    }),
  ];
}

async function saveFile(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  return saveAttachedFile(operator, given, "conversation");
}

async function answer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const path = optionalText(given, "file");
  const reply = {
    text: textOf(given, "text"),
    authorName: textOf(given, "by"),
    department: textOf(given, "department"),
    file: path === undefined ? undefined : await readAttached(operator, path),
  };
  const answered = await unlessTaken(id, () => answerConversation(operator, id, reply));
  if (!answered) throw wrong(`there is no conversation ${id}`);
  await audit(operator, "conversations answer", id, answered.accountId);
  return [`Answered: ${id}`];
}

/** An operator's file is inspected like a customer's, because its origin is unknown. */
async function readAttached(
  { scanner }: OperatorContext,
  path: string,
): Promise<InsurersAnswer["file"]> {
  const extension = extensionOf(path);
  if (!extension) throw wrong(`--file ${path} is none of ${Object.keys(mimeTypes).join(", ")}`);
  const content = await readFile(path).catch(() => {
    throw wrong(`--file ${path} cannot be read`);
  });
  if (content.length === 0 || content.length > LARGEST_FILE)
    throw wrong(`--file ${path} is empty or too large`);
  const harmless = await makeHarmless(content, extension, scanner).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const { reason } = error.details;
    throw wrong(`--file ${path} is refused: ${typeof reason === "string" ? reason : error.code}`);
  });
  return {
    filename: safeFileName(basename(path)),
    mimeType: mimeTypes[extension],
    content: harmless,
  };
}

async function close(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const closed = await unlessTaken(id, () => closeConversation(operator, id));
  if (!closed) throw wrong(`there is no conversation ${id}`);
  await audit(operator, "conversations close", id, closed.accountId);
  return [`Closed: ${id}`];
}

async function unlessTaken<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
  return act().catch((error: unknown): never => {
    if (!(error instanceof Problem) || firstErrorCode(error.details) !== "taken") throw error;
    throw wrong(`the conversation ${id} was taken by ${String(error.details["takenBy"])}`);
  });
}

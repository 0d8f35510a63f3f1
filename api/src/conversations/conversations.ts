import { MessageAuthor, MessageSubject } from "@portal/model/contact/conversations.ts";
import type { ReportedLine } from "@portal/model/contact/reported-line.ts";
import { First } from "@portal/model/calendar/periods.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { parse } from "../core/http/parse.ts";
import { openContent } from "../insurer/conversations/content.ts";
import { condition } from "../core/db/condition.ts";

export interface ConversationSummary {
  id: string;
  subjectCode: MessageSubject;
  concernedInsured: { insuredNumber: number; fullname: string };
  startedAt: string;
  lastAt: string;
  lastAuthor: MessageAuthor;
  /** The clerk who wrote last and their department; nothing if the customer wrote last. */
  lastAuthorName: string | null;
  lastDepartment: string | null;
  /** The representative who wrote last for the customer. */
  lastSentBy: string | null;
  excerpt: string;
  /** The number of unread answers. */
  unread: number;
  isClosed: boolean;
}

export interface Conversation extends ConversationSummary {
  messages: readonly ConversationMessage[];
}

export interface ConversationMessage {
  id: string;
  author: MessageAuthor;
  authorName: string | null;
  department: string | null;
  /** The representative who wrote it for the customer. */
  sentBy: string | null;
  text: string;
  sentAt: string;
  isSeen: boolean;
  attachments: readonly { uuid: string; filename: string; fileSize: number }[];
  /** The line of a statement that the message reports. */
  about?: ReportedLine | undefined;
}

const MOST_LISTED = 100;
const LONGEST_EXCERPT = 160;

const isUnread = condition`m.author = 'INSURER' and m.seen_at is null`;

/** Row level security filters the rows. */
const conversationsOf = prepare((wanted: { id: string | null; first: number }) =>
  sql
    .selectFrom("conversation as c")
    .innerJoin("insured as p", "p.insuredNumber", "c.insuredNumber")
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom("conversationMessage as m")
          .select(["m.id", "m.author", "m.authorName", "m.department", "m.content"])
          .select(
            raw<string | null>`case when m.representation_id is not null
              then representative_name(m.representation_id) end`.as("sentBy"),
          )
          .whereRef("m.conversationId", "=", "c.id")
          .orderBy("m.sentAt", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select((row) => [
      "c.id",
      "c.subjectCode",
      "c.startedAt",
      "c.lastAt",
      "c.closedAt",
      "p.insuredNumber",
      raw<string>`p.firstname || ' ' || p.lastname`.as("fullname"),
      "last.id as lastId",
      "last.author as lastAuthor",
      "last.authorName as lastAuthorName",
      "last.department as lastDepartment",
      "last.sentBy as lastSentBy",
      "last.content as lastContent",
      row
        .selectFrom("conversationMessage as m")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("m.conversationId", "=", "c.id")
        .where(isUnread)
        .as("unread"),
    ])
    .where(condition`${wanted.id}::uuid is null or c.id = ${wanted.id}::uuid`)
    .orderBy("c.lastAt", "desc")
    .orderBy("c.id")
    .limit(raw<number>`${wanted.first}::int`),
);

const messagesOf = prepare((wanted: { id: string }) =>
  sql
    .selectFrom("conversationMessage")
    .select(["id", "author", "authorName", "department", "content", "sentAt", "seenAt"])
    .select(
      raw<string | null>`case when representation_id is not null
        then representative_name(representation_id) end`.as("sentBy"),
    )
    .where("conversationId", "=", wanted.id)
    .orderBy("sentAt")
    .orderBy("id"),
);

const unreadAnswers = prepare(() =>
  sql
    .selectFrom("conversationMessage as m")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isUnread),
);

type Row =
  ReturnType<typeof conversationsOf> extends { row?: infer Found } ? NonNullable<Found> : never;

/** The conversations of the account, latest first. */
export async function listConversations(
  ctx: Context,
  args: { first?: number | null | undefined },
): Promise<ConversationSummary[]> {
  const { first } = parse(First, { first: args.first });
  const rows = await ctx.read(conversationsOf({ id: null, first: first ?? MOST_LISTED }));
  return rows.map((row) => summaryOf(ctx, row));
}

/** One conversation with all its messages in order. */
export async function readConversation(ctx: Context, id: string): Promise<Conversation> {
  if (!z.guid().safeParse(id).success) throw new Problem("NOT_FOUND");
  const [[row], messages] = await Promise.all([
    ctx.read(conversationsOf({ id, first: 1 })),
    ctx.read(messagesOf({ id })),
  ]);
  if (!row) throw new Problem("NOT_FOUND");
  return {
    ...summaryOf(ctx, row),
    messages: messages.map(({ content, sentAt, seenAt, author, ...message }) => ({
      ...message,
      ...openContent(ctx.secrets, { id: message.id, content }),
      author: MessageAuthor.parse(author),
      sentAt: sentAt.toISOString(),
      isSeen: author === "CUSTOMER" || seenAt !== null,
    })),
  };
}

export async function countUnreadMessages(ctx: Context): Promise<number> {
  const [row] = await ctx.read(unreadAnswers({}));
  return row?.count ?? 0;
}

/** Marks the answers of an opened conversation and their notifications as seen. */
export async function markConversationSeen(ctx: Context, id: string): Promise<boolean> {
  if (!z.guid().safeParse(id).success) throw new Problem("NOT_FOUND");
  return ctx.write(async (db, session) => {
    const own = await db
      .selectFrom("conversation")
      .select("id")
      .where("id", "=", id)
      .where("accountId", "=", session.accountId)
      .executeTakeFirst();
    if (!own) throw new Problem("NOT_FOUND");
    const seen = await db
      .updateTable("conversationMessage")
      .set({ seenAt: ctx.clock.now() })
      .where("conversationId", "=", id)
      .where("author", "=", "INSURER")
      .where("seenAt", "is", null)
      .returning("id")
      .execute();
    if (seen.length === 0) return true;
    await db
      .updateTable("notification")
      .set({ seenAt: ctx.clock.now() })
      .where("accountId", "=", session.accountId)
      .where("seenAt", "is", null)
      .where(raw<boolean>`parameters ->> 'conversation' = ${own.id}`)
      .execute();
    await noteAct(db, session, ctx, "read answer", `conversation ${id}`);
    return true;
  });
}

function summaryOf({ secrets }: Context, row: Row): ConversationSummary {
  const { id, startedAt, lastAt, closedAt, insuredNumber, fullname, unread } = row;
  const { text } = openContent(secrets, { id: row.lastId, content: row.lastContent });
  return {
    id,
    subjectCode: MessageSubject.parse(row.subjectCode),
    concernedInsured: { insuredNumber, fullname },
    startedAt: startedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    lastAuthor: MessageAuthor.parse(row.lastAuthor),
    lastAuthorName: row.lastAuthorName,
    lastDepartment: row.lastDepartment,
    lastSentBy: row.lastSentBy,
    excerpt: shortened(text.replaceAll(/\s+/g, " ")),
    unread: unread ?? 0,
    isClosed: closedAt !== null,
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_EXCERPT
    ? text
    : `${letters
        .slice(0, LONGEST_EXCERPT - 1)
        .join("")
        .trimEnd()}…`;
}

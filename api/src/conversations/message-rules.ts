import {
  MOST_UNANSWERED,
  sameText,
  type WriteMessage,
} from "@portal/model/contact/conversations.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context, Session } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { textHash } from "../insurer/conversations/content.ts";

/** Requires a person of the account; any other person is unknown. */
export async function requireOwnInsured(
  db: Kysely<Tables>,
  accountId: string,
  insuredNumber: number,
): Promise<void> {
  const person = await db
    .selectFrom("accountInsured")
    .select("insuredNumber")
    .where("accountId", "=", accountId)
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  if (!person) throw new Problem("INVALID", { fields: { concernedInsured: "insured.unknown" } });
}

/** An advisory lock serialises the messages of an account, so that two windows do not send the same one. */
export async function takeTurns(db: Kysely<Tables>, accountId: string): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${`messages ${accountId}`}, 0))`.execute(
    db,
  );
}

/** The open conversation with the same question about the same person. */
export async function findSameQuestion(
  db: Kysely<Tables>,
  { secrets }: Context,
  { accountId }: Session,
  { subjectCode, concernedInsured, message }: WriteMessage,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("conversation as c")
    .innerJoin("conversationMessage as m", "m.conversationId", "c.id")
    .select("c.id")
    .where("c.accountId", "=", accountId)
    .where("c.closedAt", "is", null)
    .where("c.subjectCode", "=", subjectCode)
    .where("c.insuredNumber", "=", concernedInsured)
    .where("m.author", "=", "CUSTOMER")
    .where("m.textHash", "=", textHash(secrets, sameText(message)))
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** Whether the same text already waits for an answer; after an answer it may be sent again. */
export async function isRepeated(
  db: Kysely<Tables>,
  { secrets }: Context,
  conversation: string,
  message: string,
): Promise<boolean> {
  const found = await db
    .selectFrom("conversationMessage as m")
    .select("m.id")
    .where("m.conversationId", "=", conversation)
    .where("m.author", "=", "CUSTOMER")
    .where("m.textHash", "=", textHash(secrets, sameText(message)))
    .where(unanswered)
    .executeTakeFirst();
  return found !== undefined;
}

const unanswered = raw<boolean>`not exists (select from conversation_message later
  where later.conversation_id = m.conversation_id and later.author = 'INSURER' and later.sent_at > m.sent_at)`;

/** Limits the unanswered messages of an account. */
export async function requireAnswers(db: Kysely<Tables>, accountId: string): Promise<void> {
  const { waiting } = await db
    .selectFrom("conversation as c")
    .innerJoin("conversationMessage as m", "m.conversationId", "c.id")
    .select((row) => row.fn.countAll<string>().as("waiting"))
    .where("c.accountId", "=", accountId)
    .where("c.closedAt", "is", null)
    .where("m.author", "=", "CUSTOMER")
    .where(unanswered)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_UNANSWERED) throw new Problem("LOCKED");
}

import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/** How many messages that were given up are tried again in one act. */
const MOST_AT_ONCE = 5_000;

/** Gives a message that was given up all its tries anew. Undefined for any other message. */
export function retryMessage(
  db: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<{ accountId: string | null } | undefined> {
  return db
    .updateTable("message")
    .set({ state: "WAITING", tries: 0, nextTryAt: now, settledAt: null })
    .where("id", "=", id)
    .where("state", "=", "FAILED")
    .returning("accountId")
    .executeTakeFirst();
}

/** The same for all messages that were given up, the oldest first; returns how many. */
export async function retryMessages(db: Kysely<Tables>, now: Date): Promise<number> {
  const retried = await db
    .updateTable("message")
    .set({ state: "WAITING", tries: 0, nextTryAt: now, settledAt: null })
    .where("id", "in", (given) =>
      given
        .selectFrom("message")
        .select("id")
        .where("state", "=", "FAILED")
        .orderBy("createdAt")
        .limit(MOST_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return retried.length;
}

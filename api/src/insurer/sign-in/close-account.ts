import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/** Locks the account and ends its sessions. */
export async function closeAccount(db: Kysely<Tables>, accountId: string): Promise<void> {
  const now = new Date();
  await db.updateTable("account").set({ lockedAt: now }).where("id", "=", accountId).execute();
  await db
    .updateTable("session")
    .set({ endedAt: now, endedBecause: "account closed" })
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .execute();
}

import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/** Makes a request due whose treatment failed. Undefined for any other request. */
export function retryRequest(
  db: Kysely<Tables>,
  id: string,
): Promise<{ accountId: string | null } | undefined> {
  return dueNow(db).where("id", "=", id).returning("accountId").executeTakeFirst();
}

/** The same for all requests whose treatment failed; returns how many. */
export async function retryRequests(db: Kysely<Tables>): Promise<number> {
  return (await dueNow(db).returning("id").execute()).length;
}

/** A held request waits for a person and is not among them. */
function dueNow(db: Kysely<Tables>) {
  return db
    .updateTable("interaction")
    .set({ dueAt: raw<Date>`now()` })
    .where("status", "in", ["REQUEST", "IN_PROGRESS"])
    .where("heldAt", "is", null)
    .where("lastError", "is not", null);
}

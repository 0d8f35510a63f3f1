import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";

/**
 * The name of the employee whose request for an approval waits, or undefined for one that was decided, taken back or is
 * expired. Read under the lock of what it is about, it cannot be decided meanwhile.
 */
export async function awaitedBy(
  db: Kysely<Tables>,
  approvalId: string | null,
): Promise<string | undefined> {
  if (approvalId === null) return undefined;
  const asked = await db
    .selectFrom("staffApproval as a")
    .innerJoin("staff as s", "s.id", "a.askedBy")
    .select("s.name")
    .where("a.id", "=", approvalId)
    .where("a.state", "=", "WAITING")
    .where("a.expiresAt", ">", raw<Date>`now()`)
    .executeTakeFirst();
  return asked?.name;
}

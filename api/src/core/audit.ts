import type { Kysely } from "kysely";
import type { Context, Session } from "./context.ts";
import type { Tables } from "./db/tables.ts";

/** The audit line of an act, in the transaction of the act. It names what was done, never a value. */
export async function noteAct(
  db: Kysely<Tables>,
  { id, accountId }: Session,
  { correlationId }: Pick<Context, "correlationId">,
  action: string,
  subject?: string,
): Promise<void> {
  const line = {
    actor: "customer",
    accountId,
    sessionId: id,
    action,
    subject: subject ?? null,
    correlationId,
  };
  await db.insertInto("audit").values(line).execute();
}

import type { Kysely } from "kysely";
import type { Context } from "./context.ts";
import type { Tables } from "./db/tables.ts";

/** Who acts: somebody in a session of the portal, or a visitor in one of their own kind. */
export interface Acting {
  id: string;
  accountId: string | null;
  actor?: "visitor";
}

/** The audit line of an act, in the transaction of the act. It names what was done, never a value. */
export async function noteAct(
  db: Kysely<Tables>,
  { id, accountId, actor }: Acting,
  { correlationId }: Pick<Context, "correlationId">,
  action: string,
  subject?: string,
): Promise<void> {
  const line = {
    actor: actor ?? "customer",
    accountId,
    sessionId: id,
    action,
    subject: subject ?? null,
    correlationId,
  };
  await db.insertInto("audit").values(line).execute();
}

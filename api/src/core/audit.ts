import type { Kysely } from "kysely";
import type { Context } from "./context.ts";
import type { Tables } from "./db/tables.ts";

/** The session of an act: a customer's in the portal, a visitor's, or that of a member of staff who acts for a customer. */
export interface Acting {
  id: string;
  accountId: string | null;
  actor?: "visitor" | `staff ${string}`;
}

/** Writes the audit line of an act in the act's transaction; the line names the action, never a value. */
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

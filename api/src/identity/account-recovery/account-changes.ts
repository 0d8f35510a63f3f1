import type pg from "pg";
import { hashOf } from "../../core/secrets/tokens.ts";
import { inTransaction } from "../../core/db/transaction.ts";

interface Change {
  id: string;
  account_id: string;
  state: "WAITING" | "STOPPED" | "DONE" | "LAPSED";
}

const FIND = "select id, account_id, state from account_change where";

/** Stops a change requested by phone. Returns `invalid` for a forged link, `late` for a change already in effect. */
export function stopChange(pool: pg.Pool, token: string): Promise<"done" | "late" | "invalid"> {
  return inTransaction(pool, async (client) => {
    const change = await locked(client, `${FIND} stop_hash = $1 for update`, token);
    if (!change) return "invalid";
    if (change.state === "STOPPED" || change.state === "LAPSED") return "done";
    if (change.state === "DONE") return "late";
    await client.query(
      "update account_change set state = 'STOPPED', settled_at = now() where id = $1",
      [change.id],
    );
    await note(client, change, "account change stopped");
    return "done";
  });
}

/** Records that the new address or number is confirmed. */
export function proveChange(pool: pg.Pool, token: string): Promise<"done" | "invalid"> {
  return inTransaction(pool, async (client) => {
    const change = await locked(client, `${FIND} proof_hash = $1 for update`, token);
    if (!change || change.state === "STOPPED" || change.state === "LAPSED") return "invalid";
    const { rowCount } = await client.query(
      "update account_change set proved_at = now() where id = $1 and proved_at is null",
      [change.id],
    );
    if (rowCount === 1) await note(client, change, "account change proved");
    return "done";
  });
}

async function locked(
  client: pg.PoolClient,
  statement: string,
  token: string,
): Promise<Change | undefined> {
  return (await client.query<Change>(statement, [hashOf(token)])).rows[0];
}

/** The audit names the customer, since the holder of the link acts as the customer. */
async function note(
  client: pg.PoolClient,
  { account_id: accountId }: Change,
  action: string,
): Promise<void> {
  await client.query("insert into audit (actor, account_id, action) values ('customer', $1, $2)", [
    accountId,
    action,
  ]);
}

import type pg from "pg";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { hashOf } from "../../core/secrets/tokens.ts";
import { inTransaction } from "../../core/db/transaction.ts";
import { sendSecurityNotice } from "../write-to.ts";

interface Change {
  account_id: string;
  email: Buffer;
  email_hash: Buffer;
  is_old: boolean;
  is_whole: boolean;
}

const FIND = `select account_id, email, email_hash, old_token_hash = $1 as is_old,
    case when old_token_hash = $1 then new_confirmed_at else old_confirmed_at end is not null as is_whole
  from login_email_change where (old_token_hash = $1 or new_token_hash = $1) and expires_at > now() for update`;

/**
 * Confirms one of the two addresses; the second confirmation changes the login address. Returns `invalid` for an
 * expired or forged link, and for an address that another account signs in with.
 */
export async function confirmLoginEmail(
  pool: pg.Pool,
  secrets: Secrets,
  token: string,
): Promise<"half" | "done" | "invalid"> {
  try {
    return await inTransaction(pool, async (client) => {
      const [change] = (await client.query<Change>(FIND, [hashOf(token)])).rows;
      if (!change) return "invalid";
      if (change.is_whole) return await replace(client, secrets, change);
      const column = change.is_old ? "old_confirmed_at" : "new_confirmed_at";
      await client.query(
        `update login_email_change set ${column} = coalesce(${column}, now()) where account_id = $1`,
        [change.account_id],
      );
      return "half";
    });
  } catch (error) {
    if (isTaken(error)) return "invalid";
    throw error;
  }
}

async function replace(
  client: pg.PoolClient,
  secrets: Secrets,
  { account_id: accountId, email, email_hash: hash }: Change,
): Promise<"done"> {
  const opened = secrets.decrypt(
    { table: "login_email_change", column: "email", row: accountId },
    email,
  );
  const sealed = secrets.encrypt(
    { table: "account", column: "login_email", row: accountId },
    opened,
  );
  // Sent before the change, so that it goes to the old address; the new one has just confirmed.
  await sendSecurityNotice(client, secrets, accountId, "loginEmailChanged");
  await client.query("update account set login_email = $2, login_email_hash = $3 where id = $1", [
    accountId,
    sealed,
    hash,
  ]);
  await client.query("delete from login_email_change where account_id = $1", [accountId]);
  await client.query("delete from password_reset where account_id = $1", [accountId]);
  await client.query(
    "insert into audit (actor, account_id, action) values ('customer', $1, 'login e-mail changed')",
    [accountId],
  );
  return "done";
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

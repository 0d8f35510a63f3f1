import { isGuessable } from "@portal/model/typing/passwords.ts";
import type pg from "pg";
import { hashPassword } from "../core/secrets/passwords.ts";
import { emailLookup, sameBytes, type Secrets } from "../core/secrets/secrets.ts";
import type { Account } from "./accounts.ts";
import { forgetOtherSignIns } from "./provider/provider-store.ts";
import { endOtherSessions } from "./sessions/sessions.ts";
import { SHORTEST_PASSWORD } from "./limits.ts";
import { passwordChanged } from "./messages.ts";
import type { PasswordCheck } from "./sign-in.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { writeTo } from "./write-to.ts";

export interface NewPassword {
  current: string;
  fresh: string;
  again: string;
}

/** What is wrong with it, each the key of a sentence; `throttled` after too many wrong guesses. */
export type PasswordFault =
  | "wrongCurrent"
  | "tooShort"
  | "guessable"
  | "isEmail"
  | "same"
  | "differs"
  | "throttled";

interface Parts {
  pool: pg.Pool;
  secrets: Secrets;
  check: PasswordCheck;
}

/** Replaces an account's password and signs out every other device; says what is wrong otherwise. */
export async function changePassword(
  { pool, secrets, check }: Parts,
  account: Account,
  wanted: NewPassword,
  { address, providerSession }: { address: string; providerSession: string },
): Promise<PasswordFault | undefined> {
  const fault = faultOf(wanted, emailLookup(secrets, wanted.fresh), account);
  if (fault) return fault;
  const { outcome } = await check.confirm(account, wanted.current, address);
  if (outcome !== "admitted") return outcome === "throttled" ? "throttled" : "wrongCurrent";
  const passwordHash = await hashPassword(wanted.fresh);
  await replace({ pool, secrets }, account.id, passwordHash, providerSession);
  return undefined;
}

function faultOf({ current, fresh, again }: NewPassword, asEmail: Buffer, account: Account) {
  const fault = weakness(fresh, asEmail, account.emailHash);
  if (fault) return fault;
  if (fresh === current) return "same";
  return fresh === again ? undefined : "differs";
}

/** What is wrong with a password as such, whoever sets it. */
export function weakness(fresh: string, asEmail: Buffer, emailHash: Buffer) {
  if ([...fresh].length < SHORTEST_PASSWORD) return "tooShort";
  if (isGuessable(fresh)) return "guessable";
  return sameBytes(asEmail, emailHash) ? "isEmail" : undefined;
}

async function replace(
  { pool, secrets }: Pick<Parts, "pool" | "secrets">,
  accountId: string,
  passwordHash: string,
  providerSession: string,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await storePassword(client, accountId, passwordHash);
    await client.query(
      "insert into audit (actor, account_id, action) values ('customer', $1, 'password changed')",
      [accountId],
    );
    await endOtherSessions(client, accountId, "password changed", providerSession);
    await forgetOtherSignIns(client, accountId, providerSession);
    await writeTo(client, secrets, accountId, passwordChanged);
  });
}

export async function storePassword(
  client: pg.PoolClient,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await client.query(
    "update credential set password_hash = $2, changed_at = now() where account_id = $1",
    [accountId, passwordHash],
  );
}

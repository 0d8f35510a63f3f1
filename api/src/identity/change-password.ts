import { isGuessable } from "@portal/model/typing/passwords.ts";
import type pg from "pg";
import { hashPassword } from "../core/secrets/passwords.ts";
import { emailLookup, sameBytes, type Secrets } from "../core/secrets/secrets.ts";
import { type Account, type Profile, readProfile } from "./accounts.ts";
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

/** The errors of the form, each the key of a message; `throttled` after too many wrong passwords. */
export type PasswordFault =
  | "wrongCurrent"
  | "tooShort"
  | "guessable"
  | "isEmail"
  | "same"
  | "differs"
  | "throttled";

interface PasswordContext {
  pool: pg.Pool;
  secrets: Secrets;
  check: PasswordCheck;
}

/** Changes an account's password and signs out all other devices; returns the error otherwise. */
export async function changePassword(
  { pool, secrets, check }: PasswordContext,
  account: Account,
  wanted: NewPassword,
  { address, providerSession }: { address: string; providerSession: string },
): Promise<PasswordFault | undefined> {
  const fault = faultOf(secrets, wanted, await readProfile(pool, secrets, account.id));
  if (fault) return fault;
  const { outcome } = await check.confirm(account, wanted.current, address);
  if (outcome !== "admitted") return outcome === "throttled" ? "throttled" : "wrongCurrent";
  const passwordHash = await hashPassword(wanted.fresh);
  await replacePassword({ pool, secrets }, account.id, passwordHash, providerSession);
  return undefined;
}

function faultOf(
  secrets: Secrets,
  { current, fresh, again }: NewPassword,
  profile: Profile | undefined,
): PasswordFault | undefined {
  const fault = weakness(secrets, fresh, ownWords(profile));
  if (fault) return fault;
  if (fresh === current) return "same";
  return fresh === again ? undefined : "differs";
}

/** Facts about the customer that a guessable password may contain. */
interface OwnWords {
  email: string;
  name?: string;
}

export function ownWords(profile: Profile | undefined): OwnWords {
  return profile ? { email: profile.email(), name: profile.name } : { email: "" };
}

/** The weakness of a new password, if it has one. */
export function weakness(secrets: Secrets, fresh: string, { email, name = "" }: OwnWords) {
  if ([...fresh].length < SHORTEST_PASSWORD) return "tooShort";
  if (sameBytes(emailLookup(secrets, fresh), emailLookup(secrets, email))) return "isEmail";
  return isGuessable(fresh, [email, name]) ? "guessable" : undefined;
}

async function replacePassword(
  { pool, secrets }: Pick<PasswordContext, "pool" | "secrets">,
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

import type { Language } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import { hashPassword } from "../../core/secrets/passwords.ts";
import { emailLookup, type Secrets } from "../../core/secrets/secrets.ts";
import { hashOf } from "../../core/secrets/tokens.ts";
import { newResetLink, RESET_LINK_MINUTES, resetLink } from "../../insurer/sign-in/reset-link.ts";
import { type Account, findAccountByEmailHash, findAccountById, readProfile } from "../accounts.ts";
import { ownWords, storePassword, weakness } from "../change-password.ts";
import { RESET_PAUSE_MINUTES } from "../limits.ts";
import { forgetOtherSignIns } from "../provider/provider-store.ts";
import { endOtherSessions } from "../sessions/sessions.ts";
import { inTransaction } from "../../core/db/transaction.ts";
import { writeOnAllChannels, writeTo } from "../write-to.ts";
import { passwordReset } from "./messages.ts";

/** The rate limit of an account from all browsers, so that repeated requests do not fill its mailbox. */
const PAUSE = `${RESET_PAUSE_MINUTES} minutes`;
const LINKS_A_DAY = 6;
/** Additional links for a browser that the account has signed in with: other visitors cannot use these up. */
const LINKS_A_DAY_OF_KNOWN_BROWSER = 6;

export interface ResetParts {
  pool: pg.Pool;
  secrets: Secrets;
  publicUrl: string;
}

interface ResetLinkRequest {
  email: string;
  language: Language;
  /** The id of the browser, if the account of this hash has signed in with it. */
  knownBrowser: (emailHash: Buffer) => string | undefined;
}

/** Sends a link to the account with this address, if there is one; it runs after the response. */
export async function sendResetLink(
  { pool, secrets, publicUrl }: ResetParts,
  { email, language, knownBrowser }: ResetLinkRequest,
): Promise<void> {
  const emailHash = emailLookup(secrets, email);
  const account = await findAccountByEmailHash(pool, emailHash);
  if (!account?.passwordHash || account.isLocked) return;
  const name = emailHash.toString("hex");
  if (!(await mayWrite({ pool, secrets }, name, knownBrowser(emailHash)))) return;
  const { link, tokenHash } = newResetLink(publicUrl, language);
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into password_reset (token_hash, account_id, expires_at)
       values ($1, $2, now() + interval '${RESET_LINK_MINUTES} minutes')`,
      [tokenHash, account.id],
    );
    await client.query(
      "insert into audit (actor, account_id, action) values ('anonymous', $1, 'reset link')",
      [account.id],
    );
    await writeTo(client, secrets, account.id, resetLink, { link });
  });
}

/** Sent links stay valid until one is used, so that a new request does not invalidate them. */
async function mayWrite(
  { pool, secrets }: Pick<ResetParts, "pool" | "secrets">,
  name: string,
  browser: string | undefined,
): Promise<boolean> {
  const key = (kind: string, value: string): string => keyOf(secrets, kind, value);
  const hits = async (what: string, span: string): Promise<number> => {
    const counted = await pool.query<{ hits: number }>("select hit($1, $2::interval) as hits", [
      what,
      span,
    ]);
    return counted.rows[0]?.hits ?? Infinity;
  };
  if (browser) {
    const own = await hits(key("browser", `${name} ${browser}`), "1 day");
    if (own <= LINKS_A_DAY_OF_KNOWN_BROWSER) return true;
  }
  if ((await hits(key("pause", name), PAUSE)) > 1) return false;
  return (await hits(key("day", name), "1 day")) <= LINKS_A_DAY;
}

/** The throttle keys of an account's reset links. */
export function throttlesOfLinks(secrets: Secrets, emailHash: Buffer): string[] {
  const name = emailHash.toString("hex");
  return ["pause", "day"].map((kind) => keyOf(secrets, kind, name));
}

function keyOf(secrets: Secrets, kind: string, value: string): string {
  return `reset:${kind}:${secrets.lookup(`throttle:reset:${kind}`, value).toString("base64url")}`;
}

export interface Renewal {
  token: string;
  fresh: string;
  again: string;
}

export type RenewalFault = "tooShort" | "guessable" | "isEmail" | "differs";

/** Sets the new password. Returns `invalid` for a link that was used, has expired or is forged. */
export async function setForgottenPassword(
  { pool, secrets }: Pick<ResetParts, "pool" | "secrets">,
  { token, fresh, again }: Renewal,
): Promise<RenewalFault | "invalid" | { account: Account }> {
  const account = await holderOf(pool, token);
  if (!account) return "invalid";
  const fault = weakness(secrets, fresh, ownWords(await readProfile(pool, secrets, account.id)));
  if (fault) return fault;
  if (fresh !== again) return "differs";
  const passwordHash = await hashPassword(fresh);
  const isDone = await inTransaction(pool, async (client) => {
    if (!(await consume(client, token, account.id))) return false;
    await storePassword(client, account.id, passwordHash);
    await client.query(
      "insert into audit (actor, account_id, action) values ('customer', $1, 'password reset')",
      [account.id],
    );
    // No sign-in at the provider has an empty id: all of them end.
    await endOtherSessions(client, account.id, "password reset", "");
    await forgetOtherSignIns(client, account.id, "");
    await writeOnAllChannels(client, secrets, account.id, passwordReset);
    return true;
  });
  return isDone ? { account } : "invalid";
}

async function holderOf(pool: pg.Pool, token: string): Promise<Account | undefined> {
  const { rows } = await pool.query<{ account_id: string }>(
    "select account_id from password_reset where token_hash = $1 and expires_at > now()",
    [hashOf(token)],
  );
  const account = rows[0] && (await findAccountById(pool, rows[0].account_id));
  return account && !account.isLocked ? account : undefined;
}

/** Uses up the link and all others of its account. Of two concurrent calls, the row lock makes the second fail. */
async function consume(client: pg.PoolClient, token: string, accountId: string): Promise<boolean> {
  await client.query("select from credential where account_id = $1 for update", [accountId]);
  const { rowCount } = await client.query(
    "delete from password_reset where token_hash = $1 and expires_at > now()",
    [hashOf(token)],
  );
  if (rowCount !== 1) return false;
  await client.query("delete from password_reset where account_id = $1", [accountId]);
  return true;
}

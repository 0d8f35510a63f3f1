import {
  confirmationLimits,
  maskedEmail,
  maskedPhone,
} from "@portal/model/portal/confirmations.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import { onConnection } from "../../core/db/connection-driver.ts";
import { recoveryCodeHash } from "../../core/secrets/recovery-codes.ts";
import { sameBytes, type Secrets } from "../../core/secrets/secrets.ts";
import {
  codeHash,
  newCode,
  type CodeRecipient,
  wayTo,
} from "../../insurer/confirmations/challenge.ts";
import { codeMessage } from "../../insurer/confirmations/messages.ts";
import { languageOf } from "../../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../../insurer/outbox/enqueue.ts";
import { inTransaction } from "../../core/db/transaction.ts";
import { sendSecurityNotice } from "../write-to.ts";

const { minutes, tries, sends, resendPauseSeconds, actsAnHour, wrongADay, wrongAYear } =
  confirmationLimits;

const words: Readonly<Record<Language, string>> = {
  fr: "connexion à votre espace client",
  de: "Anmeldung in Ihrem Kundenportal",
  it: "accesso al suo spazio clienti",
  en: "sign-in to your customer portal",
};

export interface AwaitedCode {
  accountId: string;
  channel: "EMAIL" | "SMS";
  /** Masked: enough to recognize the address or number, too little to learn it. */
  recipient: string;
}

export type CodeOutcome = { accountId: string } | "wrong" | "exhausted" | "lost";

export interface SignInCodes {
  isWanted(accountId: string): Promise<boolean>;
  /** Sends a code for a sign-in after its correct password. */
  begin(interaction: string, accountId: string): Promise<void>;
  find(interaction: string): Promise<AwaitedCode | undefined>;
  resend(interaction: string): Promise<"resent" | "resentTooSoon" | "exhausted">;
  check(interaction: string, code: string): Promise<CodeOutcome>;
  checkRecovery(interaction: string, code: string): Promise<CodeOutcome>;
  /** Deletes the code of a sign-in that continued another way. */
  forget(interaction: string): Promise<void>;
}

interface Row {
  account_id: string;
  code_hash: Buffer;
  channel: "EMAIL" | "SMS";
  tries: number;
  sends: number;
  age: number;
}

const FIND = `select account_id, code_hash, channel, tries, sends, extract(epoch from now() - sent_at)::int as age
  from sign_in_code where interaction = $1 and expires_at > now()`;

interface CodeContext {
  pool: pg.Pool;
  secrets: Secrets;
}

/** The second step of the sign-in, for accounts with a second factor: a sent code or a recovery code. */
export function createSignInCodes(pool: pg.Pool, secrets: Secrets): SignInCodes {
  const parts = { pool, secrets };
  return {
    async isWanted(accountId) {
      const found = await pool.query("select from second_factor where account_id = $1", [
        accountId,
      ]);
      return found.rowCount === 1;
    },
    begin: (interaction, accountId) => begin(parts, interaction, accountId),
    find: (interaction) => find(parts, interaction),
    resend: (interaction) => resend(parts, interaction),
    check: (interaction, code) => check(parts, interaction, code),
    checkRecovery: (interaction, code) => checkRecovery(parts, interaction, code),
    async forget(interaction) {
      await pool.query("delete from sign_in_code where interaction = $1", [interaction]);
    },
  };
}

async function begin(parts: CodeContext, interaction: string, accountId: string): Promise<void> {
  await inTransaction(parts.pool, async (client) => {
    const { way, hash } = await send(parts, client, interaction, accountId);
    // A repeated password sends a new code, but gives no further attempts.
    await client.query(
      `insert into sign_in_code as c (interaction, account_id, code_hash, channel, expires_at)
       values ($1, $2, $3, $4, now() + interval '${minutes} minutes')
       on conflict (interaction) do update set account_id = excluded.account_id, code_hash = excluded.code_hash,
         channel = excluded.channel, expires_at = excluded.expires_at, sent_at = now(), sends = c.sends + 1,
         tries = case when c.account_id = excluded.account_id then c.tries else 0 end`,
      [interaction, accountId, hash, way.channel],
    );
  });
}

function find(
  { pool, secrets }: CodeContext,
  interaction: string,
): Promise<AwaitedCode | undefined> {
  return inTransaction(pool, async (client) => {
    const row = (await client.query<Row>(FIND, [interaction])).rows[0];
    if (!row) return undefined;
    const { recipient } = await wayTo(onConnection(client), secrets, row.account_id);
    return {
      accountId: row.account_id,
      channel: row.channel,
      recipient: row.channel === "SMS" ? maskedPhone(recipient) : maskedEmail(recipient),
    };
  });
}

function resend(parts: CodeContext, interaction: string) {
  return inTransaction(parts.pool, async (client) => {
    const row = await locked(client, interaction);
    if (!row || row.sends >= sends) return "exhausted";
    if (row.age < resendPauseSeconds) return "resentTooSoon";
    const { way, hash } = await send(parts, client, interaction, row.account_id);
    await client.query(
      `update sign_in_code set code_hash = $2, channel = $3, sent_at = now(), sends = sends + 1,
         expires_at = now() + interval '${minutes} minutes' where interaction = $1`,
      [interaction, hash, way.channel],
    );
    return "resent";
  });
}

function check(parts: CodeContext, interaction: string, code: string): Promise<CodeOutcome> {
  return inTransaction(parts.pool, async (client) => {
    const row = await locked(client, interaction);
    if (!row) return "lost";
    const { account_id: accountId } = row;
    if (row.tries >= tries || (await isOverLimit(client, accountId))) return "exhausted";
    if (!sameBytes(row.code_hash, codeHash(parts.secrets, interaction, code)))
      return refuse(parts, client, interaction, row);
    await forgive(client, accountId);
    await admit(client, interaction);
    return { accountId };
  });
}

function checkRecovery(
  parts: CodeContext,
  interaction: string,
  code: string,
): Promise<CodeOutcome> {
  const { pool, secrets } = parts;
  return inTransaction(pool, async (client) => {
    const row = await locked(client, interaction);
    if (!row) return "lost";
    const { account_id: accountId } = row;
    const used = await client.query(
      "delete from recovery_code where account_id = $1 and code_hash = $2",
      [accountId, recoveryCodeHash(secrets, accountId, code)],
    );
    if (used.rowCount !== 1) return refuse(parts, client, interaction, row);
    await admit(client, interaction);
    await sendSecurityNotice(client, secrets, accountId, "recoveryCodeUsed");
    return { accountId };
  });
}

async function send(
  { secrets }: CodeContext,
  client: pg.PoolClient,
  interaction: string,
  accountId: string,
): Promise<{ way: CodeRecipient; hash: Buffer }> {
  const db = onConnection(client);
  const way = await wayTo(db, secrets, accountId);
  const code = newCode();
  const language = await languageOf(db, accountId);
  const about = { challenge: interaction, words: words[language], minutes: String(minutes) };
  if ((await hits(client, accountId, "sent")) <= actsAnHour)
    await enqueueMessage(db, secrets, {
      accountId,
      ...way,
      template: codeMessage.key,
      language,
      parameters: { ...about, code },
    });
  return { way, hash: codeHash(secrets, interaction, code) };
}

async function locked(client: pg.PoolClient, interaction: string): Promise<Row | undefined> {
  return (await client.query<Row>(`${FIND} for update`, [interaction])).rows[0];
}

async function admit(client: pg.PoolClient, interaction: string): Promise<void> {
  await client.query("delete from sign_in_code where interaction = $1", [interaction]);
}

async function refuse(
  { secrets }: CodeContext,
  client: pg.PoolClient,
  interaction: string,
  { account_id: accountId, tries: before }: Row,
): Promise<"wrong" | "exhausted"> {
  await client.query("update sign_in_code set tries = tries + 1 where interaction = $1", [
    interaction,
  ]);
  await client.query(
    "insert into audit (actor, account_id, action) values ('anonymous', $1, 'login refused')",
    [accountId],
  );
  if (before + 1 < tries) return "wrong";
  // The attempt had the correct password: the owner is informed, at most once a day.
  if ((await hits(client, accountId, "told")) === 1)
    await sendSecurityNotice(client, secrets, accountId, "codesRefused");
  return "exhausted";
}

/** The period of each counter. `forget_code_guesses` resets them all. */
const spans = { sent: "1 hour", told: "1 day", day: "1 day", year: "1 year" } as const;

async function hits(
  client: pg.PoolClient,
  accountId: string,
  kind: keyof typeof spans,
): Promise<number> {
  const counted = await client.query<{ hits: number }>(
    "select hit(sign_in_guess_key($1, $2), $3::interval) as hits",
    [accountId, kind, spans[kind]],
  );
  return counted.rows[0]?.hits ?? Infinity;
}

/** Counts wrong codes apart from those of confirmations: guessing here does not block confirmations. */
async function isOverLimit(client: pg.PoolClient, accountId: string): Promise<boolean> {
  if ((await hits(client, accountId, "day")) > wrongADay) return true;
  return (await hits(client, accountId, "year")) > wrongAYear;
}

async function forgive(client: pg.PoolClient, accountId: string): Promise<void> {
  for (const kind of ["day", "year"])
    await client.query(
      "update throttle set hits = greatest(hits - 1, 0) where key = sign_in_guess_key($1, $2)",
      [accountId, kind],
    );
}

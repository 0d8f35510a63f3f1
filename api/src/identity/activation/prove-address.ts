import {
  confirmationLimits,
  maskedEmail,
  maskedPhone,
} from "@portal/model/portal/confirmations.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { isMobile } from "@portal/model/typing/phone.ts";
import type pg from "pg";
import { onConnection } from "../../core/db/connection-driver.ts";
import { sameBytes, type Secrets } from "../../core/secrets/secrets.ts";
import { codeHash, newCode } from "../../insurer/confirmations/challenge.ts";
import { phoneBinding } from "../../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../../insurer/outbox/enqueue.ts";
import { numberType } from "../../insurer/phone-numbers.ts";
import { inTransaction } from "../../core/db/transaction.ts";
import type { Prepared } from "./activate.ts";
import { proofCode } from "./messages.ts";

const { minutes, tries, sends, resendPauseSeconds } = confirmationLimits;

interface ProofContext {
  pool: pg.Pool;
  secrets: Secrets;
}

/** An account that waits for the code of its e-mail address. */
export interface AwaitedProof {
  accountId: string;
  /** Masked: enough to recognize the address, too little to learn it. */
  email: string;
  /** Undefined if no code was sent to the phone. */
  phone: string | undefined;
}

export type ProofOutcome =
  | { accountId: string; emailHash: Buffer }
  | "wrong"
  | "wrongPhone"
  | "exhausted"
  | "lost"
  | "used";

interface Applicant {
  insured_number: number;
  language: string;
  login_email: Buffer;
  phone_number: Buffer;
  by_sms: boolean;
}

interface Row {
  account_id: string;
  login_email_hash: Buffer;
  password_hash: string;
  code_hash: Buffer;
  phone_code_hash: Buffer | null;
  tries: number;
  sends: number;
  age: number;
}

const FIND = `select account_id, login_email_hash, password_hash, code_hash, phone_code_hash, tries, sends,
    extract(epoch from now() - sent_at)::int as age
  from address_proof where interaction = $1 and expires_at > now()`;

/** How many proofs one letter may start, so that its holder cannot guess the codes of another person's mailbox. */
const PROOFS_A_DAY = 10;

/** Sends a code to the account's future e-mail address, and one to its future phone. */
export function beginProof(
  { pool, secrets }: ProofContext,
  interaction: string,
  { accountId, emailHash, passwordHash }: Prepared,
): Promise<"begun" | "throttled"> {
  return inTransaction(pool, async (client) => {
    const key = secrets.lookup("throttle:proof", accountId).toString("base64url");
    const { rows } = await client.query<{ hits: number }>(
      "select hit($1, interval '1 day') as hits",
      [`proof:${key}`],
    );
    if ((rows[0]?.hits ?? Infinity) > PROOFS_A_DAY) return "throttled";
    const hashes = await sendCodes(client, secrets, interaction, { accountId, emailHash });
    await client.query(
      `insert into address_proof (interaction, account_id, login_email_hash, password_hash, code_hash, phone_code_hash,
         expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + interval '${minutes} minutes')
       on conflict (interaction) do update set account_id = excluded.account_id,
         login_email_hash = excluded.login_email_hash, password_hash = excluded.password_hash,
         code_hash = excluded.code_hash, phone_code_hash = excluded.phone_code_hash, expires_at = excluded.expires_at,
         sent_at = now(), sends = 1, tries = 0`,
      [interaction, accountId, emailHash, passwordHash, hashes.email, hashes.phone ?? null],
    );
    return "begun";
  });
}

export async function findProof(
  { pool, secrets }: ProofContext,
  interaction: string,
): Promise<AwaitedProof | undefined> {
  const [row] = (await pool.query<Row>(FIND, [interaction])).rows;
  if (!row) return undefined;
  const { account_id: accountId, login_email_hash: emailHash } = row;
  const way = await wayTo(pool, secrets, { accountId, emailHash });
  return {
    accountId,
    email: maskedEmail(way.email),
    phone: row.phone_code_hash ? maskedPhone(way.phone) : undefined,
  };
}

export function resendProof({ pool, secrets }: ProofContext, interaction: string) {
  return inTransaction(pool, async (client) => {
    const row = await locked(client, interaction);
    if (!row || row.sends >= sends) return "exhausted";
    if (row.age < resendPauseSeconds) return "resentTooSoon";
    const { account_id: accountId, login_email_hash: emailHash } = row;
    const hashes = await sendCodes(client, secrets, interaction, { accountId, emailHash });
    await client.query(
      `update address_proof set code_hash = $2, phone_code_hash = $3, sent_at = now(), sends = sends + 1,
         expires_at = now() + interval '${minutes} minutes' where interaction = $1`,
      [interaction, hashes.email, hashes.phone ?? null],
    );
    return "resent";
  });
}

/** Opens the account with the code of its address. The phone number is stored if its code is correct too. */
export function giveProof(
  { pool, secrets }: ProofContext,
  interaction: string,
  { code, phoneCode }: { code: string; phoneCode: string },
): Promise<ProofOutcome> {
  return inTransaction(pool, async (client) => {
    const row = await locked(client, interaction);
    if (!row) return "lost";
    if (row.tries >= tries) return "exhausted";
    const fault = faultOf(secrets, row, { interaction, code, phoneCode });
    if (fault) {
      await client.query("update address_proof set tries = tries + 1 where interaction = $1", [
        interaction,
      ]);
      return row.tries + 1 < tries ? fault : "exhausted";
    }
    await client.query("delete from address_proof where interaction = $1", [interaction]);
    const { login_email_hash: emailHash } = row;
    const accountId = await openAccount(client, secrets, row, { isPhoneProved: phoneCode !== "" });
    // Otherwise another request has used the letter or the address, or the person has an account by now.
    return accountId ? { accountId, emailHash } : "used";
  });
}

/** Opens the account that a system of record made for the person, or else a new one. */
async function openAccount(
  client: pg.PoolClient,
  secrets: Secrets,
  { account_id: activation, login_email_hash: emailHash, password_hash: passwordHash }: Row,
  { isPhoneProved }: { isPhoneProved: boolean },
): Promise<string | null | undefined> {
  type Opened = { id: string | null };
  const waiting = await client.query<Opened>("select waiting_account($1) as id", [activation]);
  const accountId = waiting.rows[0]?.id;
  if (!accountId) {
    const opened = await client.query<Opened>("select open_account($1, $2, $3, $4) as id", [
      activation,
      emailHash,
      passwordHash,
      isPhoneProved,
    ]);
    return opened.rows[0]?.id;
  }
  const way = await wayTo(client, secrets, { accountId: activation, emailHash });
  const sealed = (column: string, text: string) =>
    secrets.encrypt({ table: "account", column, row: accountId }, text);
  const email = sealed("login_email", way.email);
  const phone = isPhoneProved || way.isBySms ? sealed("phone_number", way.phone) : null;
  const opened = await client.query<Opened>(
    "select open_waiting_account($1, $2, $3, $4, $5, $6) as id",
    [activation, accountId, emailHash, email, phone, passwordHash],
  );
  return opened.rows[0]?.id;
}

function faultOf(
  secrets: Secrets,
  row: Row,
  { interaction, code, phoneCode }: { interaction: string; code: string; phoneCode: string },
): "wrong" | "wrongPhone" | undefined {
  if (!sameBytes(row.code_hash, codeHash(secrets, interaction, code))) return "wrong";
  if (phoneCode === "") return undefined;
  const expected = row.phone_code_hash;
  const isRight = expected && sameBytes(expected, phoneHash(secrets, interaction, phoneCode));
  return isRight ? undefined : "wrongPhone";
}

function phoneHash(secrets: Secrets, interaction: string, code: string): Buffer {
  return codeHash(secrets, `${interaction} phone`, code);
}

interface Whom {
  accountId: string;
  emailHash: Buffer;
}

async function sendCodes(
  client: pg.PoolClient,
  secrets: Secrets,
  interaction: string,
  whom: Whom,
): Promise<{ email: Buffer; phone?: Buffer }> {
  const { email, phone, insuredNumber, language, isPhoneAsked } = await wayTo(
    client,
    secrets,
    whom,
  );
  const send = (channel: "EMAIL" | "SMS", recipient: string, code: string) =>
    enqueueMessage(onConnection(client), secrets, {
      accountId: null,
      insuredNumber,
      channel,
      recipient,
      template: proofCode.key,
      language,
      parameters: { code, minutes: String(minutes) },
    });
  const [code, phoneCode] = [newCode(), newCode()];
  await send("EMAIL", email, code);
  const hash = codeHash(secrets, interaction, code);
  if (!isPhoneAsked) return { email: hash };
  await send("SMS", phone, phoneCode);
  return { email: hash, phone: phoneHash(secrets, interaction, phoneCode) };
}

async function wayTo(db: Pick<pg.Pool, "query">, secrets: Secrets, { accountId, emailHash }: Whom) {
  const { rows } = await db.query<Applicant>("select * from way_to_applicant($1, $2)", [
    accountId,
    emailHash,
  ]);
  const [row] = rows;
  if (!row) throw new Error("An activation has lost its address.");
  const phone = secrets.decrypt(phoneBinding(accountId), row.phone_number);
  const emailPlace = { table: "account", column: "login_email", row: accountId };
  return {
    insuredNumber: row.insured_number,
    language: knownLanguage(row.language),
    email: secrets.decrypt(emailPlace, row.login_email),
    phone,
    isBySms: row.by_sms,
    isPhoneAsked: !row.by_sms && isMobile(numberType(phone)),
  };
}

async function locked(client: pg.PoolClient, interaction: string): Promise<Row | undefined> {
  return (await client.query<Row>(`${FIND} for update`, [interaction])).rows[0];
}

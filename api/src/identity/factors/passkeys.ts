import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type pg from "pg";
import type { Log } from "../../core/log.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import {
  assertionIn,
  type KeptPasskey,
  signedCount,
} from "../../insurer/sign-in/passkey-assertion.ts";
import { type Account, findAccountById } from "../accounts.ts";
import { noteRefusal } from "../sign-in.ts";

interface OwnedPasskey extends KeptPasskey {
  accountId: string;
}

export interface Passkeys {
  /** The options of a sign-in's passkey request; with `accountId` only for the passkeys of this account. */
  optionsFor(
    interaction: string,
    accountId?: string,
  ): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The account whose passkey signed this sign-in's challenge; undefined if the check fails. */
  verify(interaction: string, given: string): Promise<Account | undefined>;
}

export interface PasskeyParts {
  pool: pg.Pool;
  secrets: Secrets;
  publicUrl: string;
  log: Log;
}

/** A passkey replaces password and code: the device has verified its user. */
export function createPasskeys(parts: PasskeyParts): Passkeys {
  const { pool, secrets, publicUrl, log } = parts;
  return {
    async optionsFor(interaction, accountId) {
      const { rows } = await pool.query<Pick<KeptPasskey, "credentialId" | "transports">>(
        `select credential_id as "credentialId", transports from passkey where account_id = $1`,
        [accountId ?? null],
      );
      const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
      return generateAuthenticationOptions({
        rpID: new URL(publicUrl).hostname,
        challenge: new Uint8Array(challengeOf(secrets, interaction)),
        userVerification: "required",
        allowCredentials: rows.map(({ credentialId: id, transports }) => ({ id, transports })),
      });
    },
    async verify(interaction, given) {
      const response = assertionIn(given);
      const kept = response && (await findKept(pool, response.id));
      const account = kept && (await findAccountById(pool, kept.accountId));
      const asked = { origin: publicUrl, challenge: challengeOf(secrets, interaction), log };
      const counter = kept && account && (await signedCount(asked, kept, response));
      if (account && counter !== undefined && (await noteUse(pool, kept.id, counter)))
        return account;
      await noteRefusal(pool, account);
      return undefined;
    },
  };
}

/** The challenge is constant during a sign-in, which ends with its first correct answer. */
function challengeOf(secrets: Secrets, interaction: string): Buffer {
  return secrets.lookup("passkey sign-in", interaction);
}

async function findKept(pool: pg.Pool, credentialId: string): Promise<OwnedPasskey | undefined> {
  const { rows } = await pool.query<OwnedPasskey>(
    `select id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey", counter, transports
     from passkey where credential_id = $1`,
    [credentialId],
  );
  return rows[0];
}

/** A repeated counter means a cloned passkey; devices without a counter send 0. */
async function noteUse(pool: pg.Pool, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update passkey set counter = $2, last_used_at = now()
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter],
  );
  return rowCount === 1;
}

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type pg from "pg";
import { z } from "zod";
import { describeError, type Log } from "../../core/log.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { type Account, findAccountById } from "../accounts.ts";
import { noteRefusal } from "../sign-in.ts";

/** What the browser sends; the rest of it is verified by the library, byte by byte. */
const Assertion = z.object({
  id: z.string().max(1400),
  rawId: z.string(),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: z.looseObject({}),
  type: z.literal("public-key"),
});

interface KeptPasskey {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
}

export interface Passkeys {
  /** What a browser needs to sign for one sign-in; for an account that is known, with its passkeys alone. */
  optionsFor(
    interaction: string,
    accountId?: string,
  ): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose passkey signed for this very sign-in; nobody where anything is wrong with it. */
  verify(interaction: string, given: string): Promise<Account | undefined>;
}

export interface PasskeyParts {
  pool: pg.Pool;
  secrets: Secrets;
  publicUrl: string;
  log: Log;
}

/** Passkeys stand for password and code together: the device has asked who is holding it. */
export function createPasskeys(parts: PasskeyParts): Passkeys {
  const { pool, secrets, publicUrl } = parts;
  return {
    async optionsFor(interaction, accountId) {
      const { rows } = await pool.query<Pick<KeptPasskey, "credential_id" | "transports">>(
        "select credential_id, transports from passkey where account_id = $1",
        [accountId ?? null],
      );
      return generateAuthenticationOptions({
        rpID: new URL(publicUrl).hostname,
        challenge: new Uint8Array(challengeOf(secrets, interaction)),
        userVerification: "required",
        allowCredentials: rows.map(({ credential_id: id, transports }) => ({ id, transports })),
      });
    },
    async verify(interaction, given) {
      const response = assertionIn(given);
      const kept = response && (await findKept(pool, response.id));
      const account = kept && (await findAccountById(pool, kept.account_id));
      const counter = kept && account && (await signedCount(parts, kept, response, interaction));
      if (account && counter !== undefined && (await noteUse(pool, kept.id, counter)))
        return account;
      await noteRefusal(pool, account);
      return undefined;
    },
  };
}

/** A sign-in ends with its first right answer, so what is to be signed may be the same for as long as it lasts. */
function challengeOf(secrets: Secrets, interaction: string): Buffer {
  return secrets.lookup("passkey sign-in", interaction);
}

async function findKept(pool: pg.Pool, credentialId: string): Promise<KeptPasskey | undefined> {
  const { rows } = await pool.query<KeptPasskey>(
    "select id, account_id, credential_id, public_key, counter, transports from passkey where credential_id = $1",
    [credentialId],
  );
  return rows[0];
}

/** Of two answers with one count the second is a copy; devices that do not count say nought. */
async function noteUse(pool: pg.Pool, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update passkey set counter = $2, last_used_at = now()
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter],
  );
  return rowCount === 1;
}

/** What the device has counted, where it signed for this very sign-in. */
async function signedCount(
  { secrets, publicUrl, log }: PasskeyParts,
  kept: KeptPasskey,
  response: AuthenticationResponseJSON,
  interaction: string,
): Promise<number | undefined> {
  const { origin, hostname } = new URL(publicUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeOf(secrets, interaction).toString("base64url"),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      credential: {
        id: kept.credential_id,
        publicKey: new Uint8Array(kept.public_key),
        counter: Number(kept.counter),
        transports: kept.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.info("passkey refused", { error: describeError(error) });
    return undefined;
  }
}

function assertionIn(given: string): AuthenticationResponseJSON | undefined {
  try {
    const parsed = Assertion.safeParse(JSON.parse(given));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the optional rest is checked by the library
    return parsed.success ? (parsed.data as AuthenticationResponseJSON) : undefined;
  } catch {
    return undefined;
  }
}

import type { GivenCode } from "@portal/model/portal/act-headers.ts";
import type { ConfirmationChallenge } from "@portal/model/portal/confirmations.ts";
import { sql as raw } from "kysely";
import type { Context } from "../../core/context.ts";
import { recoveryCodeHash } from "../../core/secrets/recovery-codes.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { languageOf } from "../outbox/account-contact.ts";
import { sendOnAllChannels } from "../outbox/send-on-all-channels.ts";
import type { WriteContext } from "../requests/submit.ts";
import { assertionIn, signedCount } from "../sign-in/passkey-assertion.ts";
import { securityChanged, securityNews } from "../sign-in/security-news.ts";
import "../services.ts";

/** An act with its request context, which the passkey check needs. */
export interface ConfirmingAct extends WriteContext {
  ctx: Context;
}

/** The account's alternatives to a code: recovery codes and passkeys. */
export async function otherMeansOf(
  { ctx, db, session: { accountId } }: ConfirmingAct,
  id: string,
): Promise<Pick<ConfirmationChallenge, "hasRecoveryCodes" | "passkey">> {
  if (ctx.signIn.isElsewhere) return { hasRecoveryCodes: false, passkey: null };
  const kept = await db
    .selectFrom("passkey")
    .select(["credentialId", "transports"])
    .where("accountId", "=", accountId)
    .execute();
  const recovery = await db
    .selectFrom("recoveryCode")
    .select("codeHash")
    .where("accountId", "=", accountId)
    .limit(1)
    .execute();
  const passkey = kept.length > 0 ? await optionsFor(ctx, id, kept) : null;
  return { hasRecoveryCodes: recovery.length > 0, passkey };
}

async function optionsFor(
  { signIn, secrets }: Context,
  id: string,
  kept: readonly { credentialId: string; transports: string[] }[],
): Promise<string> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: new URL(signIn.origin).hostname,
    challenge: new Uint8Array(toSign(secrets, id)),
    userVerification: "required",
    allowCredentials: kept.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
  });
  return JSON.stringify(options);
}

/** Whether an alternative proof is valid for this challenge. A recovery code is used up. */
export function isOtherProof(act: ConfirmingAct, given: GivenCode): Promise<boolean> {
  return given.means === "passkey" ? isSigned(act, given) : takeRecoveryCode(act, given);
}

async function takeRecoveryCode(act: ConfirmingAct, { code }: GivenCode): Promise<boolean> {
  const { ctx, db, session } = act;
  const used = await db
    .deleteFrom("recoveryCode")
    .where("accountId", "=", session.accountId)
    .where("codeHash", "=", recoveryCodeHash(ctx.secrets, session.accountId, code))
    .returning("accountId")
    .executeTakeFirst();
  if (!used) return false;
  const language = await languageOf(db, session.accountId);
  const what = securityNews.recoveryCodeConfirmed[language];
  await sendOnAllChannels(act, { template: securityChanged, parameters: { what } });
  return true;
}

async function isSigned(
  { ctx, db, session }: ConfirmingAct,
  { id, code }: GivenCode,
): Promise<boolean> {
  const response = assertionIn(Buffer.from(code, "base64url").toString("utf8"));
  const kept =
    response &&
    (await db
      .selectFrom("passkey")
      .select(["id", "credentialId", "publicKey", "counter", "transports"])
      .where("accountId", "=", session.accountId)
      .where("credentialId", "=", response.id)
      .executeTakeFirst());
  if (!kept) return false;
  const asked = { origin: ctx.signIn.origin, challenge: toSign(ctx.secrets, id), log: ctx.log };
  const counter = await signedCount(asked, kept, response);
  if (counter === undefined) return false;
  // A repeated counter means a cloned passkey; devices without a counter send 0.
  const noted = await db
    .updateTable("passkey")
    .set({ counter, lastUsedAt: raw<Date>`now()` })
    .where("id", "=", kept.id)
    .where(raw<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** The bytes to sign are constant for a challenge, which its first correct answer uses up. */
function toSign(secrets: Secrets, id: string): Buffer {
  return secrets.lookup("passkey confirmation", id);
}

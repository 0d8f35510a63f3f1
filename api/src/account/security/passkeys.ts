import { brand } from "@portal/brand/brand.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { MOST_PASSKEYS, PasskeyName } from "@portal/model/security.ts";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import { z } from "zod";
import { noteAct } from "../../core/audit.ts";
import type { Context, Session } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { parse } from "../../core/http/parse.ts";
import { describeError } from "../../core/log.ts";
import { withOneTimeCode } from "../../insurer/confirmations/with-one-time-code.ts";
import { lockAccount } from "../../insurer/credits.ts";
import { loginEmailOf } from "../../insurer/outbox/account-contact.ts";
import { addPasskeyAct, removePasskeyAct } from "./acts.ts";
import { requireOwnProvider } from "./own-provider.ts";
import { sendSecurityNotice } from "./send-security-notice.ts";

/** How many minutes a customer has to make a passkey after the right code. */
const MINUTES = 10;
/** COSE numbers of the signature algorithms that present devices use: Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/**
 * The options for making a passkey, as JSON. The challenge is given out only after a one-time code, so that a stolen
 * session cannot add a passkey.
 */
export async function preparePasskey(ctx: Context): Promise<string> {
  requireOwnProvider(ctx);
  return withOneTimeCode(ctx, addPasskeyAct, {
    input: {},
    check: (db) => refuseTooMany(db),
    run: async (db, session, known) => {
      const [challenge = ""] = challengesOf(ctx, session);
      const { generateRegistrationOptions } = await import("@simplewebauthn/server");
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: new URL(ctx.signIn.origin).hostname,
        userID: new TextEncoder().encode(session.accountId),
        userName: await loginEmailOf(db, ctx.secrets, session.accountId),
        challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return JSON.stringify(options);
    },
  });
}

async function refuseTooMany(db: Kysely<Tables>) {
  const known = await db.selectFrom("passkey").select(["credentialId", "transports"]).execute();
  if (known.length >= MOST_PASSKEYS) throw new Problem("CONFLICT");
  return known;
}

/** The challenges that a session may sign: the present one and that of the ten minutes before. */
function challengesOf({ secrets, signIn }: Context, { id }: Session): string[] {
  const span = Math.floor(signIn.clock.now().getTime() / (MINUTES * 60_000));
  return [span, span - 1].map((one) =>
    secrets.lookup("passkey registration", `${id} ${one}`).toString("base64url"),
  );
}

const NewPasskey = z.object({ name: PasskeyName, credential: z.string().max(10_000, "invalid") });

/** Stores a passkey that the browser made with the options of `preparePasskey`. */
export async function addPasskey(
  ctx: Context,
  input: { name: string; credential: string },
): Promise<boolean> {
  requireOwnProvider(ctx);
  const { name, credential } = parse(NewPasskey, input);
  return ctx.write(async (db, session) => {
    // Without the lock, passkeys added at the same moment would not count each other.
    await lockAccount(db, session.accountId);
    await refuseTooMany(db);
    const made = await verified(ctx, session, credential);
    if (!made) throw new Problem("INVALID", { fields: { credential: "invalid" } });
    const kept = await db
      .insertInto("passkey")
      .values({ ...made, accountId: session.accountId, name })
      .onConflict((conflict) => conflict.column("credentialId").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) throw new Problem("CONFLICT");
    await noteAct(db, session, ctx, "add passkey");
    await sendSecurityNotice({ ctx, db, session }, "passkeyAdded");
    return true;
  });
}

async function verified(ctx: Context, session: Session, credential: string) {
  const { origin } = ctx.signIn;
  const challenges = challengesOf(ctx, session);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the library checks it, byte by byte
    const response: RegistrationResponseJSON = JSON.parse(credential);
    const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
    const { verified: isRight, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => challenges.includes(challenge),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!isRight || !registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch (error) {
    ctx.log.info("passkey refused", { error: describeError(error) });
    return undefined;
  }
}

const PasskeyId = z.object({ id: z.uuid("invalid") });

/** Removes a passkey after a one-time code, so that a stolen session cannot lock out the customer. */
export async function removePasskey(ctx: Context, given: string): Promise<boolean> {
  requireOwnProvider(ctx);
  const input = parse(PasskeyId, { id: given });
  return withOneTimeCode(ctx, removePasskeyAct, {
    input,
    check: async (db) => {
      const found = await db
        .selectFrom("passkey")
        .select("id")
        .where("id", "=", input.id)
        .executeTakeFirst();
      if (!found) throw new Problem("NOT_FOUND");
    },
    run: async (db: Kysely<Tables>, session: Session) => {
      await db.deleteFrom("passkey").where("id", "=", input.id).execute();
      await noteAct(db, session, ctx, "remove passkey");
      await sendSecurityNotice({ ctx, db, session }, "passkeyRemoved");
      return true;
    },
  });
}

import { Problem } from "@portal/model/portal/problems.ts";
import type { GivenLink, GivenOtp } from "@portal/model/self-service/self-service.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import type { Tables } from "../core/db/tables.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { sameBytes } from "../core/secrets/secrets.ts";
import { countCode, countLink, forgiveCode } from "./attempts.ts";
import { codeHash, isSameBrowser } from "./identify.ts";
import { numberHash } from "./person.ts";
import { requireService } from "./service.ts";
import { beginSession } from "./sessions.ts";
import { secretHash, type Visitor } from "./visitor.ts";
import { condition } from "../core/db/condition.ts";

/**
 * Accepts a code from the browser that identified itself, and starts a session. Only the right code gets the error that
 * it expired: a wrong one is always just wrong.
 */
export async function proveByCode(
  ctx: Context,
  visitor: Visitor,
  { service, insuredNumber, otp }: GivenOtp,
): Promise<string> {
  await requireService(ctx);
  const pair = await pairOf(ctx, visitor, { service, insuredNumber });
  await countCode(ctx, pair);
  const secret = await inTransaction(ctx.visitors.pool, async (client) => {
    const db = onConnection(client);
    const sent = await db
      .selectFrom("selfServiceCode")
      .select(["secretHash", "insuredNumber"])
      .select(isOver)
      .where("pairHash", "=", pair)
      .where("service", "=", service)
      .where("authMode", "=", "OTP")
      .forUpdate()
      .executeTakeFirst();
    const isRight = sent && sameBytes(sent.secretHash, codeHash(ctx, pair, "OTP", otp));
    if (!isRight || sent.insuredNumber === null) throw new Problem("OTP_FAILED");
    if (sent.isOver) throw new Problem("IDENTIFICATION_FAILED");
    await useUp(db, pair);
    return beginSession(db, ctx, { insuredNumber: sent.insuredNumber, service });
  });
  await forgiveCode(ctx, pair);
  return secret;
}

/**
 * Accepts the token of a link, once. The browser that requested it needs nothing else; another one must confirm, so
 * that a mail scanner does not use up the link.
 */
export async function proveByLink(
  ctx: Context,
  visitor: Visitor,
  { service, token, elsewhere }: GivenLink,
): Promise<string> {
  await requireService(ctx);
  await countLink(ctx, visitor);
  return inTransaction(ctx.visitors.pool, async (client) => {
    const db = onConnection(client);
    const sent = await db
      .selectFrom("selfServiceCode")
      .select(["pairHash", "insuredNumber"])
      .select(isOver)
      .where("secretHash", "=", secretHash(token))
      .where("service", "=", service)
      .where("authMode", "=", "LINK")
      .forUpdate()
      .executeTakeFirst();
    if (!sent || sent.insuredNumber === null || sent.isOver) throw new Problem("LINK_ERROR");
    if (!elsewhere && !(await isSameBrowser(db, visitor, sent.pairHash)))
      throw new Problem("OTHER_BROWSER");
    await useUp(db, sent.pairHash);
    return beginSession(db, ctx, { insuredNumber: sent.insuredNumber, service });
  });
}

const isOver = condition`used_at is not null or expires_at <= now()`.as("isOver");

/** The time limit of a browser from the form to the code. */
const CHALLENGE = "30 minutes";

/** The pair that this browser gave with that number. */
async function pairOf(
  ctx: Context,
  { browser }: Visitor,
  { service, insuredNumber }: Pick<GivenOtp, "service" | "insuredNumber">,
): Promise<Buffer> {
  const { rows } = await ctx.visitors.pool.query<{ pairHash: Buffer }>(
    `select pair_hash as "pairHash" from self_service_challenge
     where browser_hash = $1 and number_hash = $2 and service = $3 and created_at > now() - interval '${CHALLENGE}'`,
    [secretHash(browser ?? ""), numberHash(ctx, insuredNumber), service],
  );
  const [challenge] = rows;
  if (!challenge) throw new Problem("IDENTIFICATION_FAILED");
  return challenge.pairHash;
}

/** Using the code voids the link, and the reverse. */
async function useUp(db: Kysely<Tables>, pair: Buffer): Promise<void> {
  await db
    .updateTable("selfServiceCode")
    .set({ usedAt: raw<Date>`now()` })
    .where("pairHash", "=", pair)
    .where("usedAt", "is", null)
    .execute();
}

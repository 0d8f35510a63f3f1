import { randomInt } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type AuthMode,
  type Identify,
  identityRule,
  selfServiceLimits,
  type SentTo,
} from "@portal/model/self-service/self-service.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import type { Tables } from "../core/db/tables.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { parse } from "../core/http/parse.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import { countIdentification, isRecipientSpared } from "./attempts.ts";
import { codeSent, linkSent } from "./messages.ts";
import { findPerson, numberHash, pairHash, type Person, sentTo } from "./person.ts";
import { requireService } from "./service.ts";
import { newSecret, secretHash, type Visitor } from "./visitor.ts";

const { digits, codeMinutes, linkMinutes, resendSeconds, sends } = selfServiceLimits;

/** The form of the message and its purpose. */
interface Sending {
  pair: Buffer;
  service: string;
  mode: AuthMode;
  person: Person;
}

/**
 * Sends a code or a link to the person of a number and a birthdate. The work and the response are the same for an
 * unknown pair: it gets a stored code that is never shown, and a message that is never sent.
 */
export async function identify(
  ctx: Context,
  visitor: Visitor,
  { service, authMode: mode, ...typed }: Identify,
): Promise<{ sent: SentTo; browser: string }> {
  const given = parse(identityRule(todayInZurich(ctx.clock.now())), typed);
  await requireService(ctx);
  const number = numberHash(ctx, given.insuredNumber);
  await countIdentification(ctx, visitor, number);
  const pair = pairHash(ctx, given);
  return inTransaction(ctx.visitors.pool, async (client) => {
    const db = onConnection(client);
    const person = await findPerson(db, ctx, given);
    const sending = { pair, service, mode, person };
    const isAgain = await isSameBrowser(db, visitor, pair);
    if (await isToBeSent(db, ctx, sending, isAgain)) await send(db, ctx, sending);
    const browser = newSecret();
    await db
      .insertInto("selfServiceChallenge")
      .values({
        browserHash: secretHash(browser),
        pairHash: pair,
        numberHash: number,
        service,
        insuredNumber: person.insuredNumber,
      })
      .execute();
    return { sent: sentTo(person), browser };
  });
}

/** Whether this browser gave the same pair before: then the visitor pressed "send again". */
export async function isSameBrowser(
  db: Kysely<Tables>,
  { browser }: Visitor,
  pair: Buffer,
): Promise<boolean> {
  const found = await db
    .selectFrom("selfServiceChallenge")
    .select("service")
    .where("browserHash", "=", secretHash(browser ?? ""))
    .where("pairHash", "=", pair)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * While a code is valid, a recipient gets a second message only on request: neither the same pair in another browser
 * nor other numbers of the household send one. The code is valid in every browser that gave the pair.
 */
async function isToBeSent(
  db: Kysely<Tables>,
  ctx: Context,
  { pair, service, mode, person }: Sending,
  isAgain: boolean,
): Promise<boolean> {
  const recipientHash = recipientHashOf(ctx, person);
  // An advisory lock, so that a concurrent request with the same pair sees what was sent.
  await raw`select pg_advisory_xact_lock(hashtext(encode(${recipientHash}::bytea, 'hex')))`.execute(
    db,
  );
  const waiting = await db
    .selectFrom("selfServiceCode")
    .select(["pairHash", "sends"])
    .select(raw<number>`extract(epoch from now() - sent_at)::float8`.as("age"))
    .where("recipientHash", "=", recipientHash)
    .where("service", "=", service)
    .where("authMode", "=", mode)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", raw<Date>`now()`)
    .execute();
  const own = waiting.find(({ pairHash: one }) => one.equals(pair));
  if (isAgain && own) return own.sends < sends && own.age >= resendSeconds && notSpared();
  return (isAgain || waiting.length === 0) && notSpared();

  async function notSpared(): Promise<boolean> {
    return !(await isRecipientSpared(db, recipientHash));
  }
}

/** Writes the message and stores the hash of its code; an earlier code is void. */
async function send(
  db: Kysely<Tables>,
  ctx: Context,
  { pair, service, mode, person }: Sending,
): Promise<void> {
  const secret = mode === "OTP" ? newCode() : newSecret();
  const minutes = mode === "OTP" ? codeMinutes : linkMinutes;
  const row = {
    insuredNumber: person.insuredNumber,
    recipientHash: recipientHashOf(ctx, person),
    secretHash: codeHash(ctx, pair, mode, secret),
    sentAt: raw<Date>`now()`,
    expiresAt: raw<Date>`now() + ${minutes} * interval '1 minute'`,
    usedAt: null,
  };
  await db
    .insertInto("selfServiceCode")
    .values({ pairHash: pair, service, authMode: mode, sends: 1, ...row })
    .onConflict((conflict) =>
      conflict.columns(["pairHash", "service", "authMode"]).doUpdateSet({
        ...row,
        sends: raw<number>`case when self_service_code.used_at is null and self_service_code.expires_at > now()
          then self_service_code.sends + 1 else 1 end`,
      }),
    )
    .execute();
  const { insuredNumber, channel, recipient, language } = person;
  const link = `${ctx.visitors.publicUrl}/self-service/${service}#${secret}`;
  await enqueueMessage(db, ctx.secrets, {
    accountId: null,
    insuredNumber,
    channel,
    recipient,
    language,
    template: mode === "OTP" ? codeSent.key : linkSent.key,
    parameters: { minutes: String(minutes), ...(mode === "OTP" ? { code: secret } : { link }) },
    // The message is not sent, but writing it takes the same time.
    ...(insuredNumber === null && { state: "KEPT", settledAt: new Date() }),
  });
}

function recipientHashOf({ secrets }: Context, { recipient }: Person): Buffer {
  return secrets.lookup("self-service recipient", recipient.toLowerCase());
}

function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

/** A code is bound to its pair. A link is found by its token alone, which is long enough. */
export function codeHash(
  { secrets }: Pick<Context, "secrets">,
  pair: Buffer,
  mode: AuthMode,
  secret: string,
): Buffer {
  if (mode === "LINK") return secretHash(secret);
  return secrets.lookup("self-service code", `${pair.toString("hex")} ${secret}`);
}

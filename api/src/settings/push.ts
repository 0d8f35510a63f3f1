import { Problem } from "@portal/model/portal/problems.ts";
import { PushDevice } from "@portal/model/settings.ts";
import { type Kysely, sql as raw } from "kysely";
import { randomUUID } from "node:crypto";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { languageOf } from "../insurer/outbox/account-contact.ts";
import { lockAccount } from "../insurer/credits.ts";
import { deviceBinding, endpointHash, isPushService } from "../insurer/outbox/push-devices.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import { parse } from "../core/http/parse.ts";
import { pushWelcome } from "./messages.ts";

/** Each device costs a message per news; with more, the one that subscribed first gives way. */
const MOST_DEVICES = 20;

/** The devices that receive push messages of an account. */
export interface PushDevices {
  count: number;
  /** Whether the current browser is one of them. */
  isHere: boolean;
}

const ownDevices = prepare(() => sql.selectFrom("pushSubscription").select("endpointHash"));

export async function readPushDevices(
  ctx: Context,
  endpoint: string | undefined,
): Promise<PushDevices> {
  const rows = await ctx.read(ownDevices({}));
  const here = endpoint === undefined ? undefined : endpointHash(ctx.secrets, endpoint);
  return {
    count: rows.length,
    isHere: rows.some(({ endpointHash: known }) => here?.equals(known)),
  };
}

/**
 * Subscribes this browser to the account's push messages, and ends the subscription of another account in it. A first
 * message confirms it.
 */
export async function subscribePush(ctx: Context, input: PushDevice): Promise<PushDevices> {
  const { endpoint, p256dh, auth } = parse(PushDevice, input);
  if (!isPushService(endpoint, ctx.pushHosts)) {
    throw new Problem("INVALID", { fields: { endpoint: "push.endpoint" } });
  }
  return ctx.write(async (db, session) => {
    const { accountId } = session;
    const [id, hash] = [randomUUID(), endpointHash(ctx.secrets, endpoint)];
    const keys = { p256dh, auth };
    await lockAccount(db, accountId);
    await raw`select forget_push_device(${hash})`.execute(db);
    await db
      .insertInto("pushSubscription")
      .values({
        id,
        accountId,
        endpointHash: hash,
        endpoint: ctx.secrets.encrypt(deviceBinding("endpoint", id), endpoint),
        keys: ctx.secrets.encrypt(deviceBinding("keys", id), JSON.stringify(keys)),
      })
      .execute();
    await forgetOldest(db);
    await noteAct(db, session, ctx, "subscribe to push");
    await enqueueMessage(db, ctx.secrets, {
      accountId,
      channel: "PUSH",
      recipient: JSON.stringify({ endpoint, keys }),
      template: pushWelcome.key,
      language: await languageOf(db, accountId),
    });
    return { count: await countDevices(db), isHere: true };
  });
}

export async function unsubscribePush(ctx: Context, endpoint: string): Promise<PushDevices> {
  return ctx.write(async (db, session) => {
    const forgotten = await db
      .deleteFrom("pushSubscription")
      .where("endpointHash", "=", endpointHash(ctx.secrets, endpoint))
      .returning("id")
      .executeTakeFirst();
    if (forgotten) await noteAct(db, session, ctx, "unsubscribe from push");
    return { count: await countDevices(db), isHere: false };
  });
}

async function forgetOldest(db: Kysely<Tables>): Promise<void> {
  const older = db
    .selectFrom("pushSubscription")
    .select("id")
    .orderBy("createdAt", "desc")
    .offset(MOST_DEVICES);
  await db.deleteFrom("pushSubscription").where("id", "in", older).execute();
}

async function countDevices(db: Kysely<Tables>): Promise<number> {
  return (await db.selectFrom("pushSubscription").select("id").execute()).length;
}

import type pg from "pg";
import { z } from "zod";
import { describeError, type Log } from "../../core/log.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import { activeSpan, inJobSpan, inSpan } from "../../core/tracing.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { type Channel, channels, messageBinding, priorities, type Priority } from "./enqueue.ts";
import { renderMessage } from "./render.ts";
import { type Delivery, DeliveryProblem, type Sender } from "./senders.ts";
import type { MessageTemplate } from "./message-template.ts";

export interface OutboxParts {
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  senders: Partial<Record<Channel, Sender>>;
  messageTemplates: readonly MessageTemplate[];
  publicUrl: string;
  pollMs?: number;
  /** The first retry delay; each further one doubles. */
  firstRetryMs?: number;
  /** The timeout of one delivery, including the receiver's answer. */
  deadlineMs?: number;
  /** After so many attempts a message fails and needs the operator. */
  mostTries?: number;
}

export interface Outbox {
  /** Sends the due messages and waits for the result. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

const defaults = { pollMs: 500, firstRetryMs: 5_000, mostTries: 10, deadlineMs: 30_000 };
const LONGEST_RETRY_MS = 3_600_000;
/** Longer than the delivery timeout, so that two nodes never send a message at the same time. */
const LEASE_SECONDS = 60;
const Parameters = z.record(z.string(), z.string());

/** The bulkhead's limit of concurrent deliveries per channel and priority. */
const AT_ONCE = 10;

export interface MessageRow {
  id: string;
  channel: Channel;
  recipient: Buffer;
  template: string;
  language: string;
  parameters: Buffer;
  tries: number;
}

interface Lane {
  channel: Channel;
  priority: Priority;
  underWay: number;
}

/**
 * Delivers the outbox. A message is leased for a minute, sent, and settled; if a node dies in between, another one
 * takes it after the lease: at-least-once delivery of committed messages. Each channel and priority has its own
 * compartment: a hanging mail server delays no SMS, and a mailing no code.
 */
export function startOutbox(parts: OutboxParts): Outbox {
  const { pollMs, log } = { ...defaults, ...parts };
  const bulkhead = channels.flatMap((channel) =>
    Object.values(priorities).map((priority): Lane => ({ channel, priority, underWay: 0 })),
  );
  const underWay = new Set<Promise<void>>();
  const deliver = async (lane: Lane, row: MessageRow): Promise<void> => {
    const { channel, template, tries } = row;
    const attributes = { "portal.channel": channel, "portal.template": template };
    try {
      await inJobSpan("deliver message", { ...attributes, "portal.attempt": tries }, () =>
        settle(parts, row),
      );
    } catch (error) {
      // A message whose result could not be stored is due again after its lease.
      log.warn("messages wait", { error: describeError(error) });
    } finally {
      const wasFull = lane.underWay-- === AT_ONCE;
      if (wasFull && !isStopped) void rounds.runDue();
    }
  };
  const rounds = startPolling({ everyMs: pollMs, log, onFailure: "messages wait" }, async () => {
    for (const row of await leaseDue(parts.pool, bulkhead)) {
      const lane = bulkhead.find(
        (one) => one.channel === row.channel && one.priority === row.priority,
      );
      if (!lane) continue;
      lane.underWay += 1;
      const delivery = deliver(lane, row).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    }
  });
  let isStopped = false;
  return {
    async runDue() {
      await rounds.runDue();
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async stop() {
      isStopped = true;
      await rounds.stop();
      await Promise.all(underWay);
    },
  };
}

/** Leases as many due messages as there are free slots. */
async function leaseDue(
  pool: pg.Pool,
  bulkhead: readonly Lane[],
): Promise<(MessageRow & { priority: number })[]> {
  const free = bulkhead.filter(({ underWay }) => underWay < AT_ONCE);
  if (free.length === 0) return [];
  const { rows } = await pool.query<MessageRow & { priority: number }>(LEASE, [
    free.map(({ channel }) => channel),
    free.map(({ priority }) => priority),
    free.map(({ underWay }) => AT_ONCE - underWay),
    LEASE_SECONDS,
  ]);
  return rows;
}

async function settle(parts: OutboxParts, row: MessageRow): Promise<void> {
  const { pool, log, senders, firstRetryMs, mostTries, deadlineMs } = { ...defaults, ...parts };
  const send = senders[row.channel];
  if (!send) {
    await pool.query(SETTLED, [row.id, "KEPT"]);
    return;
  }
  try {
    const delivery = openMessage(parts, row);
    await inSpan(
      `send ${row.channel}`,
      {},
      () => inTime(deadlineMs, (signal) => send(delivery, signal)),
      "client",
    );
    await pool.query(SETTLED, [row.id, "SENT"]);
  } catch (error) {
    const known = error instanceof DeliveryProblem ? error : undefined;
    if (!known) log.error("message not sent", { error: describeError(error) });
    const isOver = known?.isFinal === true || row.tries >= mostTries;
    const reason = known?.message ?? describeError(error).name;
    activeSpan()?.fail(isOver ? "given up" : "not delivered");
    await pool.query(FAILED, [row.id, isOver, reason, retryAfterMs(row.tries, firstRetryMs)]);
    if (isOver) log.warn("message given up", { reason });
  }
}

/** A timeout for the whole delivery: a receiver that answers slowly would hold the connection forever. */
async function inTime(
  deadlineMs: number,
  deliver: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DeliveryProblem("not delivered in time")));
  });
  await Promise.race([deliver(signal), late]);
}

/** Decrypts a message and renders its text. */
export function openMessage(
  {
    secrets,
    messageTemplates,
    publicUrl,
  }: Pick<OutboxParts, "secrets" | "messageTemplates" | "publicUrl">,
  { id, recipient, template, language, parameters }: MessageRow,
): Delivery {
  const messageTemplate = messageTemplates.find(({ key }) => key === template);
  if (!messageTemplate) throw new DeliveryProblem("no text for this message");
  const opened = Parameters.parse(
    JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters)),
  );
  return {
    id,
    recipient: secrets.decrypt(messageBinding("recipient", id), recipient),
    message: renderMessage(messageTemplate, knownLanguage(language), opened, publicUrl),
  };
}

/** Exponential backoff with jitter, so that a receiver that recovers does not get all messages at once. */
export function retryAfterMs(tries: number, firstMs: number): number {
  const longest = Math.min(firstMs * 2 ** Math.min(tries - 1, 20), LONGEST_RETRY_MS);
  return Math.round(longest * (0.5 + Math.random() / 2));
}

/** The number of waiting and failed messages. */
export const messageBacklog = `select (count(*) filter (where state = 'WAITING'))::int as waiting,
    (count(*) filter (where state = 'FAILED'))::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where state = 'WAITING')), 0)::float8 as oldest
  from message where state in ('WAITING', 'FAILED')`;

const LEASE = `update message set tries = tries + 1, next_try_at = now() + $4 * interval '1 second'
  where id in (
    select due.id
    from unnest($1::text[], $2::smallint[], $3::integer[]) as lane (channel, priority, free)
    cross join lateral (
      select id from message
      where state = 'WAITING' and next_try_at <= now()
        and message.channel = lane.channel and message.priority = lane.priority
      order by next_try_at limit lane.free for update skip locked
    ) due
  )
  returning id, channel, priority, recipient, template, language, parameters, tries`;

const SETTLED =
  "update message set state = $2, settled_at = now(), last_error = null where id = $1 and state = 'WAITING'";

const FAILED = `update message set last_error = $3,
    state = case when $2 then 'FAILED' else state end,
    settled_at = case when $2 then now() end,
    next_try_at = now() + $4 * interval '1 millisecond'
  where id = $1 and state = 'WAITING'`;

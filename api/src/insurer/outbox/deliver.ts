import type pg from "pg";
import { z } from "zod";
import { describeError, type Log } from "../../core/log.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { type Channel, messageBinding } from "./enqueue.ts";
import { renderMessage } from "./render.ts";
import { type Delivery, DeliveryProblem, type Sender } from "./senders.ts";
import type { MessageTemplate } from "./message-template.ts";

export interface OutboxParts {
  /** In the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  senders: Partial<Record<Channel, Sender>>;
  messageTemplates: readonly MessageTemplate[];
  publicUrl: string;
  pollMs?: number;
  /** The first wait after a failure; each further one is twice as long. */
  firstRetryMs?: number;
  /** After so many tries the operator has to look. */
  mostTries?: number;
}

export interface Outbox {
  /** Sends whatever is due. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

const defaults = { pollMs: 500, firstRetryMs: 5_000, mostTries: 10 };
const LONGEST_RETRY_MS = 3_600_000;
const AT_ONCE = 20;
const Parameters = z.record(z.string(), z.string());

export interface MessageRow {
  id: string;
  channel: Channel;
  recipient: Buffer;
  template: string;
  language: string;
  parameters: Buffer;
  tries: number;
}

/**
 * Sends what the outbox holds. A message is leased for a minute, sent, and settled; a node that dies in between leaves
 * it to whoever comes after the lease. So each arrives at least once, and never because of something that was undone.
 */
export function startOutbox(parts: OutboxParts): Outbox {
  const { pollMs, log } = { ...defaults, ...parts };
  return startPolling({ everyMs: pollMs, log, onFailure: "messages wait" }, () => sendDue(parts));
}

async function sendDue(parts: OutboxParts): Promise<void> {
  const { rows } = await parts.pool.query<MessageRow>(LEASE, [AT_ONCE]);
  const settled = await Promise.allSettled(rows.map((row) => settle(parts, row)));
  // The round ends when all have; what could not be noted comes back after its lease.
  for (const one of settled) if (one.status === "rejected") throw one.reason;
}

async function settle(parts: OutboxParts, row: MessageRow): Promise<void> {
  const { pool, log, senders, firstRetryMs, mostTries } = { ...defaults, ...parts };
  const send = senders[row.channel];
  if (!send) {
    await pool.query(SETTLED, [row.id, "KEPT"]);
    return;
  }
  try {
    await send(openMessage(parts, row));
    await pool.query(SETTLED, [row.id, "SENT"]);
  } catch (error) {
    const known = error instanceof DeliveryProblem ? error : undefined;
    if (!known) log.error("message not sent", { error: describeError(error) });
    const isOver = known?.isFinal === true || row.tries >= mostTries;
    const reason = known?.message ?? describeError(error).name;
    await pool.query(FAILED, [row.id, isOver, reason, retryAfterMs(row.tries, firstRetryMs)]);
    if (isOver) log.warn("message given up", { reason });
  }
}

/** Opens what is encrypted and puts it into words. */
export function openMessage(
  {
    secrets,
    messageTemplates,
    publicUrl,
  }: Pick<OutboxParts, "secrets" | "messageTemplates" | "publicUrl">,
  { id, recipient, template, language, parameters }: MessageRow,
): Delivery {
  const wording = messageTemplates.find(({ key }) => key === template);
  if (!wording) throw new DeliveryProblem("no text for this message");
  const opened = Parameters.parse(
    JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters)),
  );
  return {
    id,
    recipient: secrets.decrypt(messageBinding("recipient", id), recipient),
    message: renderMessage(wording, knownLanguage(language), opened, publicUrl),
  };
}

/** Twice as long each time, and never quite: a receiver that comes back is not met by everybody at once. */
export function retryAfterMs(tries: number, firstMs: number): number {
  const longest = Math.min(firstMs * 2 ** Math.min(tries - 1, 20), LONGEST_RETRY_MS);
  return Math.round(longest * (0.5 + Math.random() / 2));
}

/** How much waits to be sent, and what was given up. */
export const messageBacklog = `select (count(*) filter (where state = 'WAITING'))::int as waiting,
    (count(*) filter (where state = 'FAILED'))::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where state = 'WAITING')), 0)::float8 as oldest
  from message where state in ('WAITING', 'FAILED')`;

const LEASE = `update message set tries = tries + 1, next_try_at = now() + interval '1 minute'
  where id in (
    select id from message where state = 'WAITING' and next_try_at <= now()
    order by next_try_at limit $1 for update skip locked
  )
  returning id, channel, recipient, template, language, parameters, tries`;

const SETTLED =
  "update message set state = $2, settled_at = now(), last_error = null where id = $1 and state = 'WAITING'";

const FAILED = `update message set last_error = $3,
    state = case when $2 then 'FAILED' else state end,
    settled_at = case when $2 then now() end,
    next_try_at = now() + $4 * interval '1 millisecond'
  where id = $1 and state = 'WAITING'`;

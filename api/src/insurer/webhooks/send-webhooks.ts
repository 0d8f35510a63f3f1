import type pg from "pg";
import { brand } from "@portal/brand/brand.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { type Polling, startPolling } from "../../core/jobs/polling.ts";
import { describeError, type Log } from "../../core/log.ts";
import { activeSpan, inJobSpan, inSpan, traceHeaders } from "../../core/tracing.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { CLOUD_EVENT, toCloudEvent } from "../events/cloud-event.ts";
import { openPersonalData } from "../events/open-personal-data.ts";
import { personalDataOf } from "../events/read-feed.ts";
import { retryAfterMs } from "../outbox/deliver.ts";
import { DeliveryProblem } from "../outbox/senders.ts";
import { postWebhook, type WebhookAnswer } from "./post.ts";
import {
  disable,
  type DueDelivery,
  leaseQueues,
  type LeasedQueue,
  noteFailure,
  noteSent,
  takeNext,
} from "./queue.ts";
import { secretBinding, signatureHeader } from "./signature.ts";

export interface WebhookParts {
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  publicUrl: string;
  /** Whether a webhook may lead into a private network. */
  allowsPrivate: boolean;
  pollMs?: number;
  /** The first retry delay; each further one doubles, up to an hour. */
  firstRetryMs?: number;
  /** The timeout of one delivery, including the receiver's answer. */
  deadlineMs?: number;
}

const defaults = { pollMs: 500, firstRetryMs: 5_000, deadlineMs: 15_000 };
const NUMBERED_AT_ONCE = 5_000;
const QUEUED_AT_ONCE = 1_000;
/** The households that are served at the same time: by one webhook, and by all of this process. */
const AT_ONCE = { each: 8, total: 64 };

/** The latter waits for everything under way, which tests use. */
export interface Webhooks extends Polling {
  runDue(): Promise<void>;
}

/**
 * Sends events to webhooks, at least once and in order for each household: the queue of a household is leased to one
 * process, which sends its events one after the other. A failure holds back the events of that household alone.
 */
export function startWebhooks(parts: WebhookParts): Webhooks {
  const { pollMs, log, pool } = { ...defaults, ...parts };
  const places = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  const serve = async (queue: LeasedQueue): Promise<void> => {
    try {
      while (!isStopped() && (await deliverNext(parts, queue))) continue;
    } catch (error) {
      // The queue is due again after its lease.
      log.warn("webhooks wait", { error: describeError(error) });
    } finally {
      places.set(queue.webhookId, (places.get(queue.webhookId) ?? 1) - 1);
    }
  };
  const rounds = startPolling({ everyMs: pollMs, log, onFailure: "webhooks wait" }, async () => {
    await queueEvents(pool, isStopped);
    const total = AT_ONCE.total - underWay.size;
    if (total <= 0 || isStopped()) return;
    for (const queue of await leaseQueues(pool, places, { each: AT_ONCE.each, total })) {
      places.set(queue.webhookId, (places.get(queue.webhookId) ?? 0) + 1);
      const work = serve(queue).finally(() => underWay.delete(work));
      underWay.add(work);
    }
  });
  return {
    async runDue() {
      do {
        await rounds.runDue();
        await Promise.all(underWay);
      } while (await hasDue(pool));
    },
    async stop() {
      stopping.abort();
      await rounds.stop();
      await Promise.all(underWay);
    },
  };
}

/** Gives new events their positions and puts them into the queues. */
async function queueEvents(pool: pg.Pool, isStopped: () => boolean): Promise<void> {
  const { rows } = await pool.query<{ has: boolean }>("select exists (select from webhook) as has");
  if (!rows[0]?.has) return;
  let given = NUMBERED_AT_ONCE;
  while (given === NUMBERED_AT_ONCE && !isStopped())
    given = await countUpTo(pool, "select number_events($1) as count", NUMBERED_AT_ONCE);
  while (
    !isStopped() &&
    (await countUpTo(pool, "select queue_webhooks($1) as count", QUEUED_AT_ONCE))
  )
    continue;
}

async function countUpTo(pool: pg.Pool, statement: string, most: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(statement, [most]);
  return rows[0]?.count ?? 0;
}

async function hasDue(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    `select exists (select from webhook_queue q join webhook w on w.id = q.webhook_id
       where q.next_try_at <= now() and webhook_sends(w.id)) as has`,
  );
  return rows[0]?.has === true;
}

/** Sends the next event of a queue. False when nothing is due any more. */
async function deliverNext(parts: WebhookParts, queue: LeasedQueue): Promise<boolean> {
  const { pool, log, firstRetryMs } = { ...defaults, ...parts };
  const due = await takeNext(pool, queue);
  if (!due) return false;
  const { position } = due.event;
  const outcome = await inJobSpan("deliver event", { "portal.attempt": due.tries }, () =>
    attempt(parts, due),
  );
  if (outcome === "sent") {
    await noteSent(pool, queue.webhookId, { position, isAudited: due.hasPersonalData });
    return true;
  }
  if (outcome.isGone) {
    await disable(pool, queue, "the receiver answered 410 Gone");
    log.error("webhook disabled", { reason: outcome.reason });
    return false;
  }
  const { reason, breakMs } = outcome;
  const retryMs = retryAfterMs(due.tries, firstRetryMs);
  const end = await noteFailure(pool, queue, { position, reason, retryMs, breakMs });
  // The alarm of the operator, who can replay it.
  if (end === "dead") log.error("webhook dead letter", { reason });
  return false;
}

interface FailedAttempt {
  reason: string;
  breakMs: number | undefined;
  isGone: boolean;
}

async function attempt(parts: WebhookParts, due: DueDelivery): Promise<"sent" | FailedAttempt> {
  const { allowsPrivate, log, deadlineMs } = { ...defaults, ...parts };
  try {
    const body = await bodyOf(parts, due);
    const answer = await inSpan(
      "send webhook",
      {},
      () => {
        const headers = { ...headersOf(parts.secrets, due, body), ...traceHeaders() };
        return postWebhook({ url: due.url, headers, body, deadlineMs, allowsPrivate });
      },
      "client",
    );
    activeSpan()?.set({ "http.response.status_code": answer.status });
    return outcomeOf(answer);
  } catch (error) {
    const known = error instanceof DeliveryProblem ? error.message : undefined;
    activeSpan()?.fail("not delivered");
    if (known === undefined) log.error("webhook not sent", { error: describeError(error) });
    return { reason: known ?? describeError(error).name, breakMs: undefined, isGone: false };
  }
}

function outcomeOf({ status, retryAfterMs: breakMs }: WebhookAnswer): "sent" | FailedAttempt {
  if (status >= 200 && status < 300) return "sent";
  const mayAskForBreak = status === 429 || status === 503;
  return {
    reason: `answered ${status}`,
    breakMs: mayAskForBreak ? breakMs : undefined,
    isGone: status === 410,
  };
}

async function bodyOf(
  { pool, secrets, publicUrl }: WebhookParts,
  { event, feedId, clientId, hasPersonalData }: DueDelivery,
): Promise<string> {
  const personal = hasPersonalData
    ? openPersonalData(secrets, event, await personalOf(pool, clientId, event.position))
    : undefined;
  return JSON.stringify(toCloudEvent(event, { feedId, publicUrl }, personal));
}

async function personalOf(pool: pg.Pool, clientId: string, position: number) {
  const client = await pool.connect();
  try {
    return (await personalDataOf(onConnection(client), clientId, [position])).get(position);
  } finally {
    client.release();
  }
}

function headersOf(
  secrets: Secrets,
  { event, secrets: sealed }: DueDelivery,
  body: string,
): Record<string, string> {
  const id = event.eventId;
  const timestamp = Math.floor(Date.now() / 1000);
  const opened = sealed.map((one) => secrets.decrypt(secretBinding(one.id), one.secret));
  return {
    "content-type": CLOUD_EVENT,
    "user-agent": `${brand.name}-Webhooks/1`,
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureHeader(opened, { id, timestamp, body }),
  };
}

/** What waits, also of webhooks that were stopped, the dead letters, and the age of the oldest event that waits. */
export const webhookBacklog = "select waiting, failed, oldest from webhook_backlog()";

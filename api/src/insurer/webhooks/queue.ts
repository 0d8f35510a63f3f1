import { randomUUID } from "node:crypto";
import type pg from "pg";
import { inTransaction } from "../../core/db/transaction.ts";
import type { StoredEvent } from "../events/cloud-event.ts";

/** The queue of a household at a webhook, leased to this process. */
export interface LeasedQueue {
  webhookId: string;
  household: number;
  lease: string;
}

/** The first event of a queue that is not delivered yet, with what is needed to send it. */
export interface DueDelivery {
  event: StoredEvent;
  feedId: string;
  url: string;
  clientId: string;
  hasPersonalData: boolean;
  tries: number;
  secrets: { id: string; secret: Buffer }[];
}

/** Longer than the timeout of a delivery, so that two processes never send an event at the same time. */
const LEASE_SECONDS = 60;

/** Leases due queues: of each webhook as many as it has free places, the longest due first. */
export async function leaseQueues(
  pool: pg.Pool,
  underWay: ReadonlyMap<string, number>,
  limits: { each: number; total: number },
): Promise<LeasedQueue[]> {
  const { rows } = await pool.query<LeasedQueue>(LEASE, [
    [...underWay.keys()],
    [...underWay.values()],
    limits.each,
    limits.total,
    LEASE_SECONDS,
    randomUUID(),
  ]);
  return rows;
}

const LEASE = `update webhook_queue q set next_try_at = now() + $5 * interval '1 second', lease = $6
  where (q.webhook_id, q.household) in (
    select due.webhook_id, due.household
    from webhook w
    left join unnest($1::uuid[], $2::integer[]) as busy (id, places) on busy.id = w.id
    cross join lateral (
      select n.webhook_id, n.household, n.next_try_at from webhook_queue n
      where n.webhook_id = w.id and n.next_try_at <= now()
      order by n.next_try_at, n.household limit greatest($3 - coalesce(busy.places, 0), 0)
      for update skip locked
    ) due
    where webhook_sends(w.id)
    order by due.next_try_at limit $4
  )
  returning q.webhook_id as "webhookId", q.household, q.lease`;

/**
 * Takes the next event of a leased queue and counts the attempt. An empty queue ends; undefined then, and where the
 * lease was lost or the webhook is not active any more.
 */
export async function takeNext(
  pool: pg.Pool,
  { webhookId, household, lease }: LeasedQueue,
): Promise<DueDelivery | undefined> {
  return inTransaction(pool, async (client) => {
    const keys = [webhookId, household];
    const renewed = await client.query(RENEW, [...keys, lease, LEASE_SECONDS]);
    if (renewed.rowCount === 0) return undefined;
    const { rows } = await client.query<DeliveryRow>(NEXT, keys);
    const [row] = rows;
    if (!row) {
      await client.query(END, keys);
      return undefined;
    }
    if (!row.isActive) return undefined;
    await client.query(COUNT_TRY, [webhookId, row.position]);
    const secrets = await client.query<{ id: string; secret: Buffer }>(SECRETS, [webhookId]);
    const { feedId, url, clientId, hasPersonalData, tries, isActive: _, ...event } = row;
    const whole = { feedId, url, clientId, hasPersonalData, tries: tries + 1 };
    return { ...whole, event, secrets: secrets.rows };
  });
}

interface DeliveryRow extends StoredEvent {
  feedId: string;
  url: string;
  clientId: string;
  hasPersonalData: boolean;
  tries: number;
  isActive: boolean;
}

const RENEW = `update webhook_queue set next_try_at = now() + $4 * interval '1 second'
  where webhook_id = $1 and household = $2 and lease = $3`;

const NEXT = `select e.position, e.event_id as "eventId", e.at, e.type, e.subject, e.household,
    e.account_id as "accountId", e.insured_number as "insuredNumber", e.data,
    f.feed_id as "feedId", w.url, w.client_id as "clientId", w.has_personal_data as "hasPersonalData", d.tries,
    webhook_sends(w.id) as "isActive"
  from webhook_delivery d
  join event e on e.position = d.position
  join webhook w on w.id = d.webhook_id
  cross join event_feed f
  where d.webhook_id = $1 and d.household = $2 and d.state = 'WAITING'
  order by d.position limit 1`;

const END = "delete from webhook_queue where webhook_id = $1 and household = $2";
const COUNT_TRY =
  "update webhook_delivery set tries = tries + 1 where webhook_id = $1 and position = $2";
const SECRETS = `select id, secret from webhook_secret
  where webhook_id = $1 and coalesce(expires_at > now(), true) order by created_at desc limit 2`;

/** Notes a delivery; one with personal data leaves its line in the audit. */
export async function noteSent(
  pool: pg.Pool,
  webhookId: string,
  { position, isAudited }: { position: number; isAudited: boolean },
): Promise<void> {
  await pool.query(isAudited ? SENT_AUDITED : SENT, [webhookId, position]);
}

const SENT = `update webhook_delivery set state = 'SENT', settled_at = now(), last_error = null
  where webhook_id = $1 and position = $2 and state = 'WAITING'`;
const SENT_AUDITED = `with sent as (${SENT} returning webhook_id, position)
  insert into audit (actor, action, subject, account_id)
  select 'webhook ' || s.webhook_id, 'sent event with personal data', e.event_id::text,
    account_concerned(e.account_id, e.insured_number)
  from sent s join event e on e.position = s.position`;

interface Failure {
  position: number;
  reason: string;
  retryMs: number;
  /** A break for the whole webhook, as its receiver asked. */
  breakMs: number | undefined;
}

/** Notes a failed attempt. After three days the event becomes a dead letter, and the next of the household is due. */
export async function noteFailure(
  pool: pg.Pool,
  { webhookId, household, lease }: LeasedQueue,
  { position, reason, retryMs, breakMs }: Failure,
): Promise<"retried" | "dead"> {
  return inTransaction(pool, async (client) => {
    // Locks are taken in one order everywhere: webhook, queue, delivery.
    if (breakMs !== undefined) await client.query(HOLD, [webhookId, breakMs]);
    await client.query(LOCK, [webhookId, household]);
    const { rows } = await client.query<{ isDead: boolean }>(FAILED, [webhookId, position, reason]);
    const isDead = rows[0]?.isDead === true;
    const waitMs = isDead ? 0 : Math.max(retryMs, breakMs ?? 0);
    await client.query(RETRY, [webhookId, household, lease, waitMs]);
    return isDead ? "dead" : "retried";
  });
}

/** An event that waited behind others for three days still gets this many attempts. */
const FEWEST_TRIES = 5;
const FAILED = `update webhook_delivery set last_error = $3,
    state = case when gives_up_at <= now() and tries >= ${FEWEST_TRIES} then 'DEAD' else state end,
    settled_at = case when gives_up_at <= now() and tries >= ${FEWEST_TRIES} then now() end
  where webhook_id = $1 and position = $2 and state = 'WAITING'
  returning state = 'DEAD' as "isDead"`;
const LOCK = "select from webhook_queue where webhook_id = $1 and household = $2 for update";
const RETRY = `update webhook_queue set next_try_at = now() + $4 * interval '1 millisecond', lease = null
  where webhook_id = $1 and household = $2 and lease = $3`;
const HOLD = `update webhook set held_until = now() + $2 * interval '1 millisecond' where id = $1`;

/** The receiver says that it is gone for good: nothing more is sent until the operator resumes. */
export async function disable(
  pool: pg.Pool,
  { webhookId, household, lease }: LeasedQueue,
  reason: string,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      "update webhook set state = 'DISABLED', reason = $2 where id = $1 and state = 'ACTIVE'",
      [webhookId, reason],
    );
    await client.query(RETRY, [webhookId, household, lease, 0]);
  });
}

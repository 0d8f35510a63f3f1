import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import { type Clock, systemClock } from "../../core/clock.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { drain } from "../../core/jobs/drain.ts";
import { describeError, type Log } from "../../core/log.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { applyRequest, type LockedRequest } from "./apply.ts";
import type { AnyKind } from "./kinds.ts";

export interface WorkerParts {
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock?: Clock;
  kinds: readonly AnyKind[];
  /** How long a request waits before it is decided. */
  delaySeconds: number;
  pollMs?: number;
}

export interface Worker {
  /** Processes all due requests. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

const POLL_MS = 500;
/** A failed request is retried after 10 s, 20 s, 40 s … up to an hour, and shown as late. */
const FIRST_RETRY_SECONDS = 10;
const LAST_RETRY_SECONDS = 3600;

/**
 * A simple back office: applies requests and archives old ones. Several nodes may run it, because each row is locked
 * while it is processed; if a node dies, its transaction is rolled back.
 */
export function startWorker(parts: WorkerParts): Worker {
  const { pollMs = POLL_MS, log } = parts;
  return startPolling({ everyMs: pollMs, log, onFailure: "requests wait" }, (isStopped) =>
    treatAll(parts, isStopped),
  );
}

async function treatAll(parts: WorkerParts, isStopped: () => boolean): Promise<void> {
  const { pool, log, delaySeconds } = parts;
  await pool.query(TAKE_UP, [delaySeconds / 2]);
  await pool.query(ARCHIVE);
  await drain({
    job: "requests",
    pool,
    isStopped,
    findNext: async (client) =>
      (await client.query<LockedRequest>(NEXT_DUE, [delaySeconds / 2])).rows.at(0),
    process: (client, row) => treatRequest(parts, client, row),
    async onFailure({ id }, error) {
      const { name, code, at } = describeError(error);
      log.error("request not applied", { error: { name, code, at } });
      await pool.query(FAILED, [id, [name, code].filter(Boolean).join(" ")]);
    },
  });
}

async function treatRequest(
  { kinds, secrets, clock = systemClock }: WorkerParts,
  client: pg.PoolClient,
  row: LockedRequest,
): Promise<void> {
  const work = { db: onConnection(client), secrets, today: todayInZurich(clock.now()) };
  await applyRequest(work, kinds, row, { actor: "office" });
}

/**
 * The requests that are due and not decided, and those that failed. Held ones wait for the operator, others for their
 * day, such as a bank account that was given by telephone.
 */
export const requestBacklog = `select count(*)::int as waiting,
    (count(*) filter (where last_error is not null))::int as failed,
    coalesce(extract(epoch from now() - min(case when last_error is null then due_at else created_at end)), 0)::float8
      as oldest
  from interaction
  where status in ('REQUEST', 'IN_PROGRESS') and held_at is null and (due_at <= now() or last_error is not null)`;

const IS_DUE = `held_at is null
  and due_at <= now() - case when approved_at is null then $1::float8 else 0 end * interval '1 second'`;

const TAKE_UP = `with due as (
    select id from interaction where status = 'REQUEST' and ${IS_DUE}
    order by due_at limit 500 for update skip locked
  ), taken as (
    update interaction i set status = 'IN_PROGRESS', due_at = now() from due where i.id = due.id
    returning i.id, i.account_id
  ), history as (
    insert into interaction_status (interaction_id, account_id, position, status)
    select t.id, t.account_id, (select count(*) from interaction_status s where s.interaction_id = t.id), 'IN_PROGRESS'
    from taken t
  )
  insert into audit (actor, account_id, action, subject)
  select 'office', account_id, 'request IN_PROGRESS', id::text from taken`;

const NEXT_DUE = `select id, account_id as "accountId", insured_number as "insuredNumber", type, nature, language, details
  from interaction
  where status = 'IN_PROGRESS' and ${IS_DUE}
  order by due_at limit 1 for update skip locked`;

const FAILED = `update interaction set tries = least(tries + 1, 30000), last_error = $2,
    due_at = now() + least(${FIRST_RETRY_SECONDS} * 2 ^ least(tries, 20), ${LAST_RETRY_SECONDS}) * interval '1 second'
  where id = $1`;

const ARCHIVE = `with old as (
    select id from interaction where status in ('DONE', 'REFUSED') and decided_at < now() - interval '1 year'
    limit 500 for update skip locked
  ), archived as (
    update interaction i set status = 'ARCHIVED' from old where i.id = old.id returning i.id, i.account_id
  )
  insert into interaction_status (interaction_id, account_id, position, status)
  select a.id, a.account_id, (select count(*) from interaction_status s where s.interaction_id = a.id), 'ARCHIVED'
  from archived a`;

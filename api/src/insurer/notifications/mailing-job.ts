import { News } from "@portal/model/notifications.ts";
import type pg from "pg";
import { isDatabaseUnavailable } from "../../core/db/connection-errors.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { inTransaction } from "../../core/db/transaction.ts";
import { type Polling, startPolling } from "../../core/jobs/polling.ts";
import { describeError, type Log } from "../../core/log.ts";
import { inJobSpan } from "../../core/tracing.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { priorities } from "../outbox/enqueue.ts";
import { noteDecision } from "../audit.ts";
import { notify } from "./notify.ts";

export interface MailingParts {
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  /** The rate limit of customers per minute, for all nodes together. */
  perMinute: number;
  pollMs?: number;
}

const POLL_MS = 1_000;
/** Customers per transaction: few enough for short locks, many enough to amortize the transaction. */
const MOST_IN_BATCH = 100;

interface MailingRow {
  id: string;
  news: unknown;
  ordered_by: string;
  cursor: string | null;
}

/** Sends an operator's mailing to all customers, in batches and within the rate limit. */
export function startMailings(parts: MailingParts): Polling {
  const { pollMs = POLL_MS, log } = parts;
  return startPolling({ everyMs: pollMs, log, onFailure: "mailings wait" }, async (isStopped) => {
    while (!isStopped() && (await tellBatch(parts))) continue;
  });
}

/** Sends the next due batch of the oldest mailing. The row lock keeps other nodes from sending the same batch. */
function tellBatch(parts: MailingParts): Promise<boolean> {
  return inTransaction(parts.pool, async (client) => {
    const mailing = (await client.query<MailingRow>(NEXT_DUE)).rows.at(0);
    if (!mailing) return false;
    await inJobSpan("job mailings", {}, () => tellSome(parts, client, mailing));
    return true;
  });
}

async function tellSome(
  parts: MailingParts,
  client: pg.PoolClient,
  mailing: MailingRow,
): Promise<void> {
  const size = Math.min(MOST_IN_BATCH, parts.perMinute);
  const news = News.parse(mailing.news);
  const isCampaign = news.kind === "CommunicationNew" && news.campaignName !== null;
  const accounts = await client.query<{ id: string }>(RECIPIENTS, [
    mailing.cursor,
    size,
    isCampaign,
  ]);
  const ids = accounts.rows.map(({ id }) => id);
  let failed = 0;
  for (const accountId of ids) if (!(await tell(parts, client, mailing, accountId))) failed += 1;
  const pauseSeconds = (ids.length * 60) / parts.perMinute;
  const isOver = ids.length < size;
  await client.query(MOVE_ON, [
    mailing.id,
    ids.length - failed,
    failed,
    ids.at(-1) ?? mailing.cursor,
    pauseSeconds,
    isOver,
  ]);
}

/** An account that fails does not stop the others. */
async function tell(
  { secrets, log }: MailingParts,
  client: pg.PoolClient,
  mailing: MailingRow,
  accountId: string,
): Promise<boolean> {
  const db = onConnection(client);
  const news = News.parse(mailing.news);
  const subject = news.kind === "CommunicationNew" ? news.campaignName : null;
  await client.query("savepoint recipient");
  try {
    await notify(db, secrets, { accountId, news, priority: priorities.mass });
    await noteDecision(db, {
      actor: `operator ${mailing.ordered_by}`,
      accountId,
      action: "notifications send",
      subject,
    });
    await client.query("release savepoint recipient");
    return true;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    await client.query("rollback to savepoint recipient");
    log.error("customer not told", { error: describeError(error) });
    return false;
  }
}

/** The number of customers who are still to be informed, and of those who failed. */
export const mailingBacklog = `select
    coalesce(sum(greatest(recipients - told - failed, 0)) filter (where state = 'RUNNING'), 0)::int as waiting,
    coalesce(sum(failed), 0)::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where state = 'RUNNING')), 0)::float8 as oldest
  from mailing where state = 'RUNNING' or ended_at > now() - interval '1 day'`;

/** Locks only the oldest mailing, so that two mailings do not double the rate. */
const NEXT_DUE = `select id, news, ordered_by, cursor from mailing
  where id = (select id from mailing where state = 'RUNNING' order by created_at, id limit 1)
    and state = 'RUNNING' and next_batch_at <= now()
  for update skip locked`;

/** A campaign is not sent to accounts that object to offers; other messages are about the insurance itself. */
const RECIPIENTS = `select id from account
  where role = 'CUSTOMER' and ($1::uuid is null or id > $1)
    and (not $3::boolean or not exists (
      select from objection o where o.account_id = account.id and o.purpose = 'OFFERS'))
  order by id limit $2`;

const MOVE_ON = `update mailing set told = told + $2, failed = failed + $3, cursor = $4,
    next_batch_at = now() + $5 * interval '1 second',
    state = case when $6 then 'DONE' else state end,
    ended_at = case when $6 then now() end
  where id = $1`;

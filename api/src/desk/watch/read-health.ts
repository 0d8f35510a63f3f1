import type { ExchangeHealth, SenderHealth, WatchedHealth } from "@portal/model/desk/watch.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { DeskCall } from "../call.ts";
import { readFigures } from "./read-figures.ts";

type Db = Kysely<Tables>;

interface Times {
  succeededAt: Date | null;
  failedAt: Date | null;
}

type SenderRow = Omit<SenderHealth, "sentAt" | "failedAt"> & Times;
type ExchangeRow = Omit<ExchangeHealth, "succeededAt" | "failedAt"> & Times;

/** When each way out and in last worked, when it last failed and why, and how much waits for it. */
export function readHealth(call: DeskCall): Promise<WatchedHealth> {
  return readFigures(call, "Desk.health", async ({ db }) => {
    const [senders, ...exchanges] = await Promise.all([
      readSenders(db),
      readBank(db),
      readSources(db),
      readWebhooks(db),
    ]);
    return { senders, exchanges: exchanges.flat() };
  });
}

/** Each look-up walks back from the newest message of a state, and no further than a week. */
async function readSenders(db: Db): Promise<SenderHealth[]> {
  const { rows } = await raw<SenderRow>`
    select c.channel, sent.settled_at as "succeededAt", failed.settled_at as "failedAt",
      coalesce(failed.last_error, waits.last_error) as reason, waits.waiting, waits.retried, kept.count as kept
    from unnest(array['EMAIL', 'SMS', 'PUSH']) with ordinality as c (channel, place)
      left join lateral (select m.settled_at from message m
        where m.state = 'SENT' and m.channel = c.channel and m.created_at > now() - interval '7 days'
        order by m.created_at desc limit 1) sent on true
      left join lateral (select m.settled_at, m.last_error from message m
        where m.state = 'FAILED' and m.channel = c.channel and m.created_at > now() - interval '7 days'
        order by m.created_at desc limit 1) failed on true
      cross join lateral (select count(*)::int as waiting, count(m.last_error)::int as retried,
          max(m.last_error) as last_error
        from message m where m.state = 'WAITING' and m.channel = c.channel) waits
      cross join lateral (select count(*)::int as count from message m
        where m.state = 'KEPT' and m.channel = c.channel and m.created_at > now() - interval '7 days') kept
    order by c.place`.execute(db);
  return rows.map(({ succeededAt, failedAt, ...row }) => ({
    ...row,
    sentAt: succeededAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  }));
}

async function readBank(db: Db): Promise<ExchangeHealth[]> {
  const { rows } = await raw<ExchangeRow>`
    select 'bankIn' as kind, null as name, false as "isStopped", max(received_at) filter (where refusal is null) as "succeededAt",
      max(received_at) filter (where refusal is not null) as "failedAt",
      (array_agg(refusal order by received_at desc) filter (where refusal is not null))[1] as reason,
      (count(*) filter (where done_at is null))::int as waiting
    from bank_file
    union all
    select 'bankOut', null, false, max(m.delivered_at), max(o.answered_at),
      max(o.reason), (select count(*)::int from bank_order w where w.state = 'OPEN')
    from (select max(delivered_at) as delivered_at from bank_message) m
      left join lateral (select r.answered_at, r.reason from bank_order r
        where r.state in ('REJECTED', 'RETURNED') order by r.answered_at desc nulls last limit 1) o on true`.execute(
    db,
  );
  return rows.map(exchangeHealth);
}

/** Systems of record: their latest batch, and the latest line of theirs that was refused in the last seven days. */
async function readSources(db: Db): Promise<ExchangeHealth[]> {
  const { rows } = await raw<ExchangeRow>`
    select 'records' as kind, c.name, false as "isStopped",
      (select max(b.seen_at) from exchange_batch b where b.client_id = c.id) as "succeededAt",
      r.at as "failedAt", r.code as reason,
      (select count(*)::int from exchange_batch b where b.client_id = c.id and not b.is_complete) as waiting
    from exchange_client c
      left join lateral (select f.at, f.code from exchange_refusal f where f.client_id = c.id
        order by f.number desc limit 1) r on true
    where c.revoked_at is null
      and exists (select from unnest(c.scopes) s where s like '%.write')
    order by c.name`.execute(db);
  return rows.map(exchangeHealth);
}

async function readWebhooks(db: Db): Promise<ExchangeHealth[]> {
  const { rows } = await raw<ExchangeRow>`
    select 'webhook' as kind, c.name, w.state <> 'ACTIVE' as "isStopped",
      (select max(d.settled_at) from webhook_delivery d where d.webhook_id = w.id and d.state = 'SENT') as "succeededAt",
      dead.settled_at as "failedAt", coalesce(w.reason, dead.last_error, waits.last_error) as reason, waits.count as waiting
    from webhook w
      join exchange_client c on c.id = w.client_id
      left join lateral (select d.settled_at, d.last_error from webhook_delivery d
        where d.webhook_id = w.id and d.state = 'DEAD' order by d.position desc limit 1) dead on true
      cross join lateral (select count(*)::int as count, max(d.last_error) as last_error from webhook_delivery d
        where d.webhook_id = w.id and d.state = 'WAITING') waits
    order by c.name, w.created_at`.execute(db);
  return rows.map(exchangeHealth);
}

function exchangeHealth({ succeededAt, failedAt, ...row }: ExchangeRow): ExchangeHealth {
  return {
    ...row,
    succeededAt: succeededAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  };
}

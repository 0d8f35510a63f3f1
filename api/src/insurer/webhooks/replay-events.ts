import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/** The events that a webhook gets again: its dead letters, one event, or those of a time. */
export type ReplayedEvents = { dead: true } | { event: string } | { from: Date; until: Date };

/** Queues events once more: also those that the webhook got before, but none that it never was to get. */
export async function replayEvents(
  db: Kysely<Tables>,
  webhookId: string,
  wanted: ReplayedEvents,
): Promise<number> {
  const these =
    "dead" in wanted
      ? raw`exists (select from webhook_delivery o
          where o.webhook_id = w.id and o.position = e.position and o.state = 'DEAD')`
      : "event" in wanted
        ? raw`e.event_id = ${wanted.event}`
        : raw`e.at between ${wanted.from} and ${wanted.until}`;
  const { rows } = await raw<{ count: number }>`with again as (
      select w.id, e.position, e.household from webhook w
      join exchange_client c on c.id = w.client_id
      join event e on e.position <= w.position and e.origin is distinct from c.source
      where w.id = ${webhookId} and coalesce(e.type = any (w.types), true) and ${these}
    ), queue as (
      insert into webhook_queue as q (webhook_id, household)
        select distinct again.id, again.household from again order by 2
        on conflict (webhook_id, household) do update set next_try_at = q.next_try_at
    ), sent as (
      insert into webhook_delivery as d (webhook_id, position, household)
        select again.id, again.position, again.household from again
        on conflict (webhook_id, position) do update set state = 'WAITING', tries = 0, queued_at = now(),
          gives_up_at = now() + interval '3 days', settled_at = null, last_error = null
      returning 1
    ) select count(*)::int as count from sent`.execute(db);
  return rows[0]?.count ?? 0;
}

-- An event outlives its days while a webhook has yet to send it, so that a webhook that is paused, or that its receiver
-- ended by mistake, misses nothing. A webhook whose client may not read the feed any more holds nothing back.

-- The position up to which every webhook is done; null without a webhook.
create function webhooks_done_to() returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select min(least(w.position, (select min(d.position) - 1 from webhook_delivery d
    where d.webhook_id = w.id and d.state = 'WAITING')))
  from webhook w join exchange_client c on c.id = w.client_id
  where c.revoked_at is null and 'events.read' = any (c.scopes)
$$;

create or replace function prune_events(p_before timestamptz, p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  upto bigint;
  pruned integer;
begin
  perform from event_feed for update;
  select coalesce(min(o.position) filter (where o.at >= p_before) - 1, max(o.position)) into upto
    from (select e.position, e.at from event e where e.position is not null order by e.position limit p_most) o;
  upto := least(upto, webhooks_done_to());
  update event_feed f set deleted_to = e.position, deleted_event = e.event_id from event e where e.position = upto;
  delete from event where position <= upto;
  get diagnostics pruned = row_count;
  return pruned;
end $$;

-- What waits to be sent to webhooks, and since when: queued events, and those that a stopped webhook has not queued.
create function webhook_backlog() returns table (waiting integer, failed integer, oldest double precision)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with queued as (
    select count(*) filter (where d.state = 'WAITING') as waiting, count(*) filter (where d.state = 'DEAD') as failed,
      min(e.at) filter (where d.state = 'WAITING') as since
    from webhook_delivery d join event e on e.position = d.position where d.state in ('WAITING', 'DEAD')
  ), held as (
    select count(*) as waiting, min(next.at) as since
    from webhook w join exchange_client c on c.id = w.client_id
    cross join lateral (
      select e.at from event e
      where e.position > w.position and coalesce(e.type = any (w.types), true) and e.origin is distinct from c.source
      order by e.position limit 10000
    ) next
    where w.state <> 'ACTIVE' and c.revoked_at is null and 'events.read' = any (c.scopes)
  )
  select (queued.waiting + held.waiting)::integer, queued.failed::integer,
    coalesce(extract(epoch from now() - least(queued.since, held.since)), 0)::double precision
  from queued, held
$$;

revoke all on function webhooks_done_to, webhook_backlog from public;
grant execute on function webhook_backlog to portal_jobs;

-- What happened, for the insurer's systems of record. An event is written by triggers in the transaction of the change,
-- so that every writer is covered: customers' acts, the worker, jobs, commands and the exchange.

create table event (
  id bigint generated always as identity primary key,
  position bigint unique check (position > 0),
  event_id uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  type text not null,
  subject text not null,
  household integer not null,
  account_id uuid,
  insured_number integer,
  data jsonb not null,
  origin text
);
comment on column event.position is 'the place in the feed, given after the commit; null: not given yet';
comment on column event.event_id is 'the id that subscribers see';
comment on column event.household is 'the insured number of the policyholder: events of a household are delivered in order';
comment on column event.data is 'ids, codes and the names of changed fields; never a personal value';
comment on column event.origin is 'the source whose own writing caused it: its clients are not told';
create index event_without_position on event (id) where position is null;

-- How far the feed was given positions, and up to where its events were deleted.
create table event_feed (
  single boolean primary key default true check (single),
  feed_id uuid not null default gen_random_uuid(),
  last_position bigint not null default 0,
  deleted_to bigint not null default 0,
  deleted_event uuid
);
comment on column event_feed.feed_id is 'the installation, as the cursors of the feed name it';
comment on column event_feed.deleted_event is 'the event at deleted_to, so that a cursor behind it is known again';
insert into event_feed default values;

alter table event enable row level security;
alter table event force row level security;
create policy owner on event to current_user using (true) with check (true);
create policy exchange_events on event for select to portal_exchange using (app_client() is not null);
create policy jobs_events on event for select to portal_jobs using (true);
grant select on event, event_feed to portal_exchange, portal_jobs;

-- Writes an event, if a client exists that is to be told: one of another source than the one that writes.
create function record_event(p_type text, p_subject text, p_account uuid, p_insured integer, p_data jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  writer text := nullif(current_setting('app.source', true), '');
  person integer;
begin
  if not exists (select from exchange_client c where c.revoked_at is null and c.source is distinct from writer) then
    return;
  end if;
  person := coalesce((select a.insured_number from account a where a.id = p_account), p_insured, 0);
  insert into event (type, subject, household, account_id, insured_number, data, origin) values (
    p_type, p_subject, coalesce((select i.policyholder from insured i where i.insured_number = person), person),
    p_account, p_insured, p_data, writer);
end $$;

-- Gives the committed events their positions and says how many it gave. Events that are visible here are committed, and
-- each later call comes after it: no event is ever placed before one that was handed out. Ids decide within a call. An
-- event that depends on another one was written after the other's commit: it has a higher id and is never visible
-- without the other, so that it comes later in the feed as well.
create function number_events(p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last bigint;
  given integer;
begin
  if not exists (select from event where position is null) then return 0; end if;
  select f.last_position into last from event_feed f for update;
  update event e set position = last + o.number
    from (select s.id, row_number() over (order by s.id) as number
      from (select n.id from event n where n.position is null order by n.id limit p_most) s) o
    where e.id = o.id;
  get diagnostics given = row_count;
  update event_feed set last_position = last + given;
  return given;
end $$;

-- Deletes the oldest events up to the first one that is young enough, and says how many it deleted.
create function prune_events(p_before timestamptz, p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  upto bigint;
  pruned integer;
begin
  perform from event_feed for update;
  select coalesce(min(o.position) filter (where o.at >= p_before) - 1, max(o.position)) into upto
    from (select e.position, e.at from event e where e.position is not null order by e.position limit p_most) o;
  update event_feed f set deleted_to = e.position, deleted_event = e.event_id from event e where e.position = upto;
  delete from event where position <= upto;
  get diagnostics pruned = row_count;
  return pruned;
end $$;

revoke all on function record_event, number_events, prune_events from public;
grant execute on function number_events to portal_exchange, portal_jobs;
grant execute on function prune_events to portal_jobs;

-- What proves that a replica is new enough for a read.

-- When the leader last said that it is there: a replica that holds this row has all that was committed before it. A
-- node that reads from a replica renews it each second (`api/src/core/db/replica/read-replica.ts`).
create table replica_heartbeat (
  single boolean primary key default true check (single),
  at timestamptz not null
);
insert into replica_heartbeat (at) values ('-infinity');
grant select on replica_heartbeat to portal_api;

-- All nodes together write once a second.
create function beat_for_replicas() returns timestamptz
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update replica_heartbeat set at = clock_timestamp() where at < clock_timestamp() - interval '900 milliseconds';
  return clock_timestamp();
end $$;
revoke all on function beat_for_replicas from public;
grant execute on function beat_for_replicas to portal_api;

-- A change that the next read of the account must see, in the transaction of the change: a replica is new enough for
-- the account once it holds all marks of the leader. Each change adds a row, so that transactions never wait for one
-- another; without a foreign key, whose check would wait for acts that hold the account's row.
create table freshness_mark (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default app_account(),
  at timestamptz not null default clock_timestamp()
);
create index on freshness_mark (account_id);
alter table freshness_mark enable row level security;
alter table freshness_mark force row level security;
create policy owner on freshness_mark to current_user using (true) with check (true);
create policy own on freshness_mark to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_freshness_mark on freshness_mark to portal_jobs using (true);
grant select, insert on freshness_mark to portal_api;
grant select (at), delete on freshness_mark to portal_jobs;

-- Wakes the open pages of an account when the transaction commits: what they then ask for is never older.
create function wake_pages(p_account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into freshness_mark (account_id) values (p_account);
  select pg_notify('portal_news', p_account::text);
$$;
revoke all on function wake_pages from public;
grant execute on function wake_pages to portal_api, portal_jobs, portal_exchange, portal_desk;

-- Whom an account sees, and what it may do, ends on a replica when it ends on the leader.
create function mark_changed_access() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  case tg_table_name
    when 'account' then
      insert into freshness_mark (account_id) values (old.id);
    when 'account_insured' then
      insert into freshness_mark (account_id) values (old.account_id);
    else
      insert into freshness_mark (account_id)
        select l.account_id from account_insured l where l.insured_number = old.insured_number;
  end case;
  return null;
end $$;
revoke all on function mark_changed_access from public;
create trigger mark_changed_account after update of role, extranaute_type, insured_number, sous_tutelle, locked_at
  on account for each row
  when ((old.role, old.extranaute_type, old.insured_number, old.sous_tutelle, old.locked_at)
    is distinct from (new.role, new.extranaute_type, new.insured_number, new.sous_tutelle, new.locked_at))
  execute function mark_changed_access();
create trigger mark_changed_sight after update or delete on account_insured for each row
  execute function mark_changed_access();
create trigger mark_changed_person after update of birthdate, for_information on insured for each row
  when ((old.birthdate, old.for_information) is distinct from (new.birthdate, new.for_information))
  execute function mark_changed_access();

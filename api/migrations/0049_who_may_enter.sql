-- Who may enter: invented people where a demonstration is open, customers who have a main insured. What functions that
-- own their rights find by name is never somebody's temporary table.

alter table account add column is_demonstration boolean not null default false;
comment on column account.is_demonstration is 'invented, with a password that everybody knows';
alter table demonstration add column is_open boolean not null default true;
comment on column demonstration.is_open is 'whether the invented people may sign in; the start of the portal says so';
-- Whoever is in a database that was seeded before this was noted was invented.
update account set is_demonstration = true where exists (select from demonstration);
grant select (is_demonstration) on account to portal_identity;

create function may_enter(p_locked_at timestamptz, p_is_demonstration boolean) returns boolean
  language sql stable
  return p_locked_at is null
    and (not p_is_demonstration or exists (select from public.demonstration d where d.is_open));

drop function open_session_unattended(uuid, bytea);
drop function open_session(uuid, bytea);

create function open_session(p_session uuid, p_fingerprint bytea)
  returns table (
    account_id uuid, role text, extranaute_type text, sous_tutelle boolean, admitted boolean, has_main_insured boolean,
    seen_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select s.account_id, a.role, a.extranaute_type, a.sous_tutelle,
      a.extranaute_type = 'PPA'
        or coalesce((select f.value from feature_flag f where f.id = 'AFFILIATE_ACCOUNTS'), false),
      exists (select from account_insured l where l.account_id = a.id and l.part_principal),
      s.seen_at, s.expires_at
    into account_id, role, extranaute_type, sous_tutelle, admitted, has_main_insured, seen_at, expires_at
    from session s join account a on a.id = s.account_id
    where s.id = p_session and s.fingerprint_hash = p_fingerprint and s.ended_at is null
      and may_enter(a.locked_at, a.is_demonstration)
      and s.expires_at > now() and s.seen_at > now() - interval '15 minutes';
  if not found then
    perform set_config('app.account', '', true);
    return;
  end if;
  perform set_config('app.account', account_id::text, true);
  if seen_at < now() - interval '30 seconds' and current_setting('app.unattended', true) is distinct from '1' then
    update session s set seen_at = now() where s.id = p_session;
  end if;
  return next;
end $$;
revoke all on function open_session from public;
grant execute on function open_session to portal_api;

create function open_session_unattended(p_session uuid, p_fingerprint bytea)
  returns table (
    account_id uuid, role text, extranaute_type text, sous_tutelle boolean, admitted boolean, has_main_insured boolean,
    seen_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform set_config('app.unattended', '1', true);
  return query select * from open_session(p_session, p_fingerprint);
  perform set_config('app.unattended', '', true);
end $$;
revoke all on function open_session_unattended from public;
grant execute on function open_session_unattended to portal_api;

create or replace function living_sessions(p_sessions uuid[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select s.id from public.session s join public.account a on a.id = s.account_id
    where s.id = any (p_sessions) and s.ended_at is null and public.may_enter(a.locked_at, a.is_demonstration)
      and s.expires_at > now() and s.seen_at > now() - interval '15 minutes';
  end;

-- Without a path of its own, such a function looks into the caller's temporary tables first.
do $$
declare
  one regprocedure;
begin
  for one in
    select p.oid from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', one);
  end loop;
end $$;

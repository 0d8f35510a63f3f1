-- A terminal is signed in with a code that the desk shows in the browser: where an identity provider signs staff in, a
-- terminal has no password to ask for. A code works once, for two minutes.
create table staff_terminal_code (
  code_hash bytea primary key,
  session_id uuid not null references staff_session on delete cascade,
  expires_at timestamptz not null
);
comment on table staff_terminal_code is 'codes that sign a terminal in, by their hash; the session of the browser that showed one decides how long the terminal stays signed in';
create index on staff_terminal_code (session_id);
alter table staff_terminal_code enable row level security;
alter table staff_terminal_code force row level security;
create policy owner on staff_terminal_code to current_user using (true) with check (true);

alter table staff_session add column opened_by uuid;
comment on column staff_session.opened_by is 'the session of the browser that signed this terminal in; signing out there ends it';
create index on staff_session (opened_by) where opened_by is not null and ended_at is null;

-- Signing out in the browser signs out the terminals that it signed in.
create function end_terminal_sessions() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.staff_session s set ended_at = now(), ended_because = new.ended_because
    where s.opened_by = new.id and s.ended_at is null;
  return null;
end $$;
create trigger end_terminal_sessions after update of ended_at on staff_session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function end_terminal_sessions();

-- For an open session of a browser: the code ends with the session. A terminal signs in no other one.
create function add_terminal_code(p_token_hash bytea, p_code_hash bytea, p_expires_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  browser uuid;
begin
  select s.id into browser from public.staff_session s
    where s.token_hash = p_token_hash and s.ended_at is null and s.opened_by is null for update;
  if not found then return false; end if;
  delete from public.staff_terminal_code c where c.session_id = browser or c.expires_at <= now();
  insert into public.staff_terminal_code (code_hash, session_id, expires_at)
    values (p_code_hash, browser, p_expires_at);
  return true;
end $$;

-- Opens the session of a terminal with a code, which is then used up. It lasts no longer than that of the browser.
create function open_terminal(p_code_hash bytea, p_token_hash bytea)
  returns table (session_id uuid, staff_id uuid, name text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  browser uuid;
begin
  delete from public.staff_terminal_code c where c.code_hash = p_code_hash and c.expires_at > now()
    returning c.session_id into browser;
  if browser is null then return; end if;
  return query
    with opened as (
      insert into public.staff_session (staff_id, token_hash, verified_at, expires_at, opened_by)
      select s.staff_id, p_token_hash, now(), s.expires_at, s.id
      from public.staff_session s join public.staff p on p.id = s.staff_id
      where s.id = browser and s.verified_at is not null and s.ended_at is null and s.expires_at > now()
        and s.seen_at > now() - interval '30 minutes' and p.active and public.may_enter(null, p.is_demonstration)
      returning staff_session.id, staff_session.staff_id)
    select o.id, o.staff_id, p.name from opened o join public.staff p on p.id = o.staff_id;
end $$;
revoke all on function end_terminal_sessions, add_terminal_code, open_terminal from public;
grant execute on function add_terminal_code to portal_desk;
grant execute on function open_terminal to portal_identity;

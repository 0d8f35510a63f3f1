-- The insurer's staff: who they are, their roles, how they sign in at the desk, and their sessions.

create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  name text not null check (length(name) between 2 and 60),
  department text not null check (department in
    ('CUSTOMER_SERVICE', 'CLAIMS', 'CONTRACTS', 'ACCOUNTING', 'COMMUNICATION', 'MANAGEMENT')),
  language text not null default 'fr' check (language in ('fr', 'de', 'it', 'en')),
  active boolean not null default true,
  is_demonstration boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column staff.department is 'what a customer reads about who looked at their data';
comment on column staff.is_demonstration is 'invented, with a public password and a public second factor';
-- The audit and colleagues name a member of staff, so two never have the same name.
create unique index staff_name on staff (lower(name));

create table staff_role (
  staff_id uuid not null references staff,
  role text not null check (role in ('CLERK', 'SENIOR', 'PUBLISHER', 'BOOKS', 'SUPERVISOR')),
  given_at timestamptz not null default now(),
  given_by text not null,
  primary key (staff_id, role)
);

create table staff_credential (
  staff_id uuid primary key references staff,
  password_hash text not null,
  totp_secret bytea not null,
  last_step bigint
);
comment on column staff_credential.totp_secret is 'encrypted';
comment on column staff_credential.last_step is 'the time step of the last accepted code, so that a code works once';

-- A session begins with the password and is open once the second factor is given.
create table staff_session (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  token_hash bytea not null unique,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index on staff_session (staff_id) where ended_at is null;
create index on staff_session (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['staff', 'staff_role', 'staff_credential', 'staff_session'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;

create policy identity_staff on staff for select to portal_identity using (true);
create policy identity_staff_credential on staff_credential to portal_identity using (true) with check (true);
create policy identity_staff_session on staff_session to portal_identity using (true) with check (true);
create policy identity_staff_role on staff_role for select to portal_identity using (true);
grant select on staff, staff_role, staff_credential to portal_identity;
grant update (last_step) on staff_credential to portal_identity;
grant select, insert, update on staff_session to portal_identity;
create policy jobs_staff_session on staff_session to portal_jobs using (true);
grant select, delete on staff_session to portal_jobs;

-- Colleagues are known to each other at the desk; none of this is customers' data.
create policy desk_staff on staff to portal_desk using (true) with check (true);
create policy desk_staff_role on staff_role to portal_desk using (true) with check (true);
grant select on staff, staff_role to portal_desk;
grant update (language) on staff to portal_desk;
grant insert, delete on staff_role to portal_desk;
create policy jobs_staff on staff for select to portal_jobs using (true);
create policy jobs_staff_role on staff_role to portal_jobs using (true) with check (true);
grant select on staff to portal_jobs;
grant select, insert, delete on staff_role to portal_jobs;

create function app_staff() returns uuid language sql stable
  return nullif(current_setting('app.staff', true), '')::uuid;

-- The row of the session decides at each request: this is the first statement of every transaction of the desk. It names
-- the member of staff to row level security for the rest of the transaction, or none. An unattended request keeps no
-- session open.
create function open_desk(p_token_hash bytea, p_unattended boolean)
  returns table (session_id uuid, staff_id uuid, name text, email text, department text, language text, roles text[],
    expires_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  seen timestamptz;
begin
  perform set_config('app.staff', '', true);
  select s.id, p.id, p.name, p.email, p.department, p.language, s.expires_at, s.seen_at,
      array(select r.role from public.staff_role r where r.staff_id = p.id order by r.role)
    into session_id, staff_id, name, email, department, language, expires_at, seen, roles
    from public.staff_session s join public.staff p on p.id = s.staff_id
    where s.token_hash = p_token_hash and s.verified_at is not null and s.ended_at is null and p.active
      and public.may_enter(null, p.is_demonstration)
      and s.expires_at > now() and s.seen_at > now() - interval '30 minutes';
  if not found then return; end if;
  perform set_config('app.staff', staff_id::text, true);
  if seen < now() - interval '30 seconds' and not p_unattended then
    update public.staff_session s set seen_at = now() where s.id = session_id;
  end if;
  return next;
end $$;
revoke all on function open_desk from public;
grant execute on function open_desk, app_staff to portal_desk, portal_jobs;

-- Ends the session of the request.
create function end_desk_session(p_token_hash bytea) returns uuid
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.staff_session set ended_at = now(), ended_because = 'sign-out'
      where token_hash = p_token_hash and ended_at is null returning id;
  end;
revoke all on function end_desk_session from public;
grant execute on function end_desk_session to portal_desk;

-- A taken role and a deactivated person end the sessions at once, whichever program took it.
create function end_staff_sessions() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_table_name = 'staff' then
    update public.staff_session s set ended_at = now(), ended_because = 'deactivated'
      where s.staff_id = new.id and s.ended_at is null;
  else
    update public.staff_session s set ended_at = now(), ended_because = 'role taken'
      where s.staff_id = old.staff_id and s.ended_at is null;
  end if;
  return null;
end $$;
create trigger end_sessions_of_deactivated after update of active on staff for each row
  when (old.active and not new.active) execute function end_staff_sessions();
create trigger end_sessions_of_taken_role after delete on staff_role for each row execute function end_staff_sessions();

-- Accounts, insured people, sessions, identity, audit: what every later area stands on.
-- The names portal_api, portal_identity and portal_jobs are replaced by the configured role prefix when this runs.

-- The account of the request, set by open_session for one transaction. After a transaction it reads '', not NULL.
create function app_account() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::uuid;

create table account (
  id uuid primary key default gen_random_uuid(),
  role text not null default 'CUSTOMER' check (role in ('CUSTOMER', 'OPERATOR')),
  login_email bytea not null,
  login_email_hash bytea not null unique,
  display_name text not null,
  extranaute_type text not null,
  insured_number integer not null,
  payment_mode text not null check (payment_mode in ('BVR', 'LSV', 'SDD', 'PYN', 'YWB')),
  correspondance text not null check (correspondance in ('PAPER', 'DIGITAL')),
  phone_number bytea,
  sous_tutelle boolean not null default false,
  analytics_user_id uuid not null default gen_random_uuid(),
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  first_connection_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column account.login_email is 'encrypted';
comment on column account.phone_number is 'encrypted';
comment on column account.extranaute_type is 'PPA marks the owner of the household''s address';

create table insured (
  insured_number integer primary key,
  firstname text not null,
  lastname text not null,
  birthdate date not null,
  gender text not null check (gender in ('F', 'M')),
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  collective text,
  for_information boolean not null default false
);

-- Who sees whom: the policyholder sees the household, an affiliated adult sees themselves.
create table account_insured (
  account_id uuid not null references account,
  insured_number integer not null references insured,
  part_principal boolean not null default false,
  position smallint not null default 0,
  primary key (account_id, insured_number)
);
create unique index one_main_insured on account_insured (account_id) where part_principal;
create index on account_insured (insured_number);

-- What an insured person has borne of a year's costs, in rappen.
create table contribution (
  insured_number integer not null references insured,
  year smallint not null,
  deductible_annual integer not null check (deductible_annual >= 0),
  deductible_paid integer not null default 0 check (deductible_paid between 0 and deductible_annual),
  coinsurance_annual integer not null check (coinsurance_annual >= 0),
  coinsurance_paid integer not null default 0 check (coinsurance_paid between 0 and coinsurance_annual),
  primary key (insured_number, year)
);

create table session (
  id uuid primary key,
  account_id uuid not null references account,
  fingerprint_hash bytea not null,
  refresh_hash bytea not null unique,
  previous_refresh_hash bytea unique,
  rotated_at timestamptz not null default now(),
  provider_id_token bytea,
  provider_session text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
comment on column session.provider_id_token is 'encrypted';
create index on session (account_id) where ended_at is null;
create index on session (provider_session) where ended_at is null;
create index on session (expires_at);

create table technical_information (
  session_id uuid primary key references session on delete cascade,
  account_id uuid not null references account,
  platform text not null,
  os text not null,
  device text not null,
  created_at timestamptz not null default now()
);

create table credential (
  account_id uuid primary key references account,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

-- What the embedded identity provider keeps between two requests.
create table oidc_payload (
  kind text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);
create index on oidc_payload (uid) where uid is not null;
create index on oidc_payload (grant_id) where grant_id is not null;
create index on oidc_payload (expires_at);

create table signing_key (
  kid text primary key,
  private_key bytea not null,
  public_key jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
comment on column signing_key.private_key is 'encrypted';

-- One value encrypted with the key of this installation: a start with another key is refused instead of failing later.
create table key_check (
  single boolean primary key default true check (single),
  value bytea not null
);

create table throttle (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);

create table feature_flag (
  id text primary key,
  value boolean not null default false
);

create table maintenance (
  single boolean primary key default true check (single),
  gmnet_raised boolean not null default false,
  gmapp_raised boolean not null default false,
  gmnet_end_date timestamptz
);
insert into maintenance default values;

create table public_configuration (
  type text not null,
  key text not null,
  value jsonb not null,
  primary key (type, key)
);

create table demonstration (
  single boolean primary key default true check (single),
  seeded_on date not null,
  seed integer not null
);

-- Who did or read what, never changed and never removed; sealed in a chain of hashes by seal_audit.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  xact xid8 not null default pg_current_xact_id(),
  actor text not null,
  account_id uuid,
  session_id uuid,
  action text not null,
  subject text,
  correlation_id uuid
);
create index on audit (account_id, at);
create index on audit (xact);

create table audit_seal (
  id bigint generated always as identity primary key,
  from_xact xid8 not null,
  to_xact xid8 not null,
  lines integer not null,
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);

create function audit_hash(previous bytea, from_xact xid8, to_xact xid8) returns bytea
  language sql stable
  return (
    select sha256(previous || coalesce(string_agg(sha256(convert_to(a::text, 'UTF8')), ''::bytea order by a.id), ''::bytea))
    from audit a where a.xact >= from_xact and a.xact < to_xact
  );

-- Seals every line whose transaction has ended. A line added, changed or removed later breaks the chain.
create function seal_audit() returns bigint
  language plpgsql as $$
declare
  last audit_seal;
  upper_bound xid8 := pg_snapshot_xmin(pg_current_snapshot());
  counted integer;
  sealed bigint;
begin
  perform pg_advisory_xact_lock(hashtext('seal_audit'));
  select * into last from audit_seal order by id desc limit 1;
  last.to_xact := coalesce(last.to_xact, '0'::xid8);
  last.hash := coalesce(last.hash, ''::bytea);
  select count(*) into counted from audit where xact >= last.to_xact and xact < upper_bound;
  if counted = 0 then return null; end if;
  insert into audit_seal (from_xact, to_xact, lines, previous_hash, hash)
  values (last.to_xact, upper_bound, counted, last.hash, audit_hash(last.hash, last.to_xact, upper_bound))
  returning id into sealed;
  return sealed;
end $$;

-- The first seal that no longer matches its lines, or nothing when the whole chain holds.
create function broken_audit_seal() returns bigint
  language sql stable
  return (
    select s.id from (
      select *, lag(hash, 1, ''::bytea) over (order by id) as expected_previous from audit_seal
    ) s
    where s.previous_hash <> s.expected_previous or s.hash <> audit_hash(s.previous_hash, s.from_xact, s.to_xact)
    order by s.id limit 1
  );

-- The session row decides: this is the first statement of every private request. It names the account to row level
-- security for the rest of the transaction, or to nobody. It owns its rights, so that the API cannot read sessions.
create function open_session(p_session uuid, p_fingerprint bytea)
  returns table (
    account_id uuid, role text, extranaute_type text, sous_tutelle boolean, admitted boolean,
    seen_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer as $$
begin
  select s.account_id, a.role, a.extranaute_type, a.sous_tutelle,
      a.extranaute_type = 'PPA'
        or coalesce((select f.value from public.feature_flag f where f.id = 'AFFILIATE_ACCOUNTS'), false),
      s.seen_at, s.expires_at
    into account_id, role, extranaute_type, sous_tutelle, admitted, seen_at, expires_at
    from public.session s join public.account a on a.id = s.account_id
    where s.id = p_session and s.fingerprint_hash = p_fingerprint and s.ended_at is null and a.locked_at is null
      and s.expires_at > now() and s.seen_at > now() - interval '15 minutes';
  if not found then
    perform set_config('app.account', '', true);
    return;
  end if;
  perform set_config('app.account', account_id::text, true);
  if seen_at < now() - interval '30 seconds' then
    update public.session s set seen_at = now() where s.id = p_session;
  end if;
  return next;
end $$;

-- Counts a try and says how many there were in the running window; one statement, shared by all nodes.
create function hit(p_key text, p_window interval) returns integer
  language sql
  begin atomic
    insert into throttle as t (key, hits, ends_at) values (p_key, 1, now() + p_window)
    on conflict (key) do update
      set hits = case when t.ends_at <= now() then 1 else t.hits + 1 end,
          ends_at = case when t.ends_at <= now() then now() + p_window else t.ends_at end
    returning hits;
  end;

-- Row level security, forced also for the owner: whoever is not named by a policy sees nothing.
do $$
declare
  name text;
begin
  foreach name in array array['account', 'insured', 'account_insured', 'contribution', 'session',
    'technical_information', 'credential', 'audit'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;

create policy own_account on account for select to portal_api using (id = app_account());
create policy own_links on account_insured for select to portal_api using (account_id = app_account());
create policy own_insured on insured for select to portal_api using (
  insured_number = any (array(select l.insured_number from account_insured l where l.account_id = app_account()))
);
create policy own_contribution on contribution for select to portal_api using (
  insured_number = any (array(select l.insured_number from account_insured l where l.account_id = app_account()))
);
create policy own_technical_information on technical_information to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy own_audit on audit for insert to portal_api with check (account_id = app_account());

create policy identity_account on account for select to portal_identity using (true);
create policy identity_session on session to portal_identity using (true) with check (true);
create policy identity_credential on credential to portal_identity using (true) with check (true);
create policy identity_audit on audit for insert to portal_identity with check (true);

create policy jobs_audit on audit for select to portal_jobs using (true);
create policy jobs_session on session to portal_jobs using (true);
create policy jobs_technical_information on technical_information to portal_jobs using (true);

revoke all on function open_session, hit, seal_audit, broken_audit_seal, audit_hash from public;

grant select on account, insured, account_insured, contribution, feature_flag, maintenance, public_configuration,
  demonstration to portal_api;
grant select, insert on technical_information to portal_api;
grant insert on audit to portal_api, portal_identity;
grant execute on function open_session to portal_api;

grant select (id, role, login_email, login_email_hash, display_name, language, locked_at) on account to portal_identity;
grant select, insert, update on session to portal_identity;
grant select, update on credential to portal_identity;
grant select, insert, update, delete on oidc_payload, throttle to portal_identity;
grant select, insert on signing_key to portal_identity;
grant select on demonstration, feature_flag to portal_identity;
grant execute on function hit to portal_identity;

grant select, delete on session, oidc_payload, throttle, technical_information to portal_jobs;
grant select on audit to portal_jobs;
grant select, insert on audit_seal to portal_jobs;
grant execute on function seal_audit, broken_audit_seal, audit_hash to portal_jobs;

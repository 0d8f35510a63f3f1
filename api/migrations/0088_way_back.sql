-- The way back in: links for a new password, another login address, passkeys, a code at sign-in with recovery codes, and
-- sessions that end one by one.

-- A link that was used is gone.
create table password_reset (
  token_hash bytea primary key,
  account_id uuid not null references account,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on password_reset (account_id);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on column passkey.credential_id is 'as the browser names it, base64url';
comment on column passkey.counter is 'of the device; one that goes back was copied';
create index on passkey (account_id);

-- Who is here is asked for a code after the password.
create table second_factor (
  account_id uuid primary key references account,
  created_at timestamptz not null default now()
);

-- A code that was used is gone.
create table recovery_code (
  account_id uuid not null references account,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

-- A sign-in whose password was right and whose code is awaited.
create table sign_in_code (
  interaction text primary key,
  account_id uuid not null references account,
  code_hash bytea not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  tries smallint not null default 0,
  sends smallint not null default 1,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on column sign_in_code.interaction is 'the sign-in at the embedded provider';
create index on sign_in_code (account_id);

-- Another login address, until both addresses have confirmed it.
create table login_email_change (
  account_id uuid primary key references account,
  email bytea not null,
  email_hash bytea not null,
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null
);
comment on column login_email_change.email is 'encrypted';

do $$
declare
  name text;
begin
  foreach name in array array['password_reset', 'passkey', 'second_factor', 'recovery_code', 'sign_in_code',
    'login_email_change'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy identity on %I to portal_identity using (true) with check (true)', name);
  end loop;
  foreach name in array array['passkey', 'second_factor', 'recovery_code', 'login_email_change'] loop
    execute format('create policy own on %I to portal_api using (account_id = app_account())
      with check (account_id = app_account())', name);
  end loop;
  foreach name in array array['password_reset', 'sign_in_code', 'login_email_change'] loop
    execute format('create policy jobs on %I to portal_jobs using (true)', name);
  end loop;
end $$;

grant select, insert, delete on password_reset to portal_identity;
grant select, update (counter, last_used_at) on passkey to portal_identity;
grant select on second_factor to portal_identity;
grant select, delete on recovery_code to portal_identity;
grant select, insert, update, delete on sign_in_code to portal_identity;
grant select, update (old_confirmed_at, new_confirmed_at), delete on login_email_change to portal_identity;
-- The number that codes go to, and the address that somebody signs in with.
grant select (phone_number, phone_number_changed_at), update (login_email, login_email_hash) on account
  to portal_identity;

grant select, insert, delete on passkey, second_factor, recovery_code, login_email_change to portal_api;
grant select, delete on password_reset, sign_in_code, login_email_change to portal_jobs;

-- Where the account is signed in now. It owns its rights: the API reads no sessions.
create function own_sessions()
  returns table (id uuid, created_at timestamptz, seen_at timestamptz, os text, device text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select s.id, s.created_at, s.seen_at, t.os, t.device
    from public.session s left join public.technical_information t on t.session_id = s.id
    where s.account_id = public.app_account() and s.ended_at is null and s.expires_at > now()
      and s.seen_at > now() - interval '15 minutes'
    order by s.seen_at desc, s.id;
  end;

-- Ends one session of the account, and its sign-in at the embedded provider.
create function end_own_session(p_session uuid) returns boolean
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with ended as (
      update public.session s set ended_at = now(), ended_because = 'ended'
      where s.id = p_session and s.account_id = public.app_account() and s.ended_at is null
      returning s.provider_session
    ), forgotten as (
      delete from public.oidc_payload p using ended where p.kind = 'Session' and p.uid = ended.provider_session
    )
    select exists (select from ended);
  end;

revoke all on function own_sessions, end_own_session from public;
grant execute on function own_sessions, end_own_session to portal_api;

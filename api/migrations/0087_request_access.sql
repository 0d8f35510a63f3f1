-- Asking for access to the portal. Whoever asks leaves one row, known or not; only the jobs look up whose number it is,
-- once the answer has gone. What opens an account is a code that reaches the person: by letter, or by SMS after a check
-- of their identity.

alter table insured add column policyholder integer references insured;
comment on column insured.policyholder is 'who holds the contracts, where it is somebody else: their account sees this person';
create index on insured (policyholder) where policyholder is not null;
update insured i set policyholder = a.insured_number from account a join account_insured l on l.account_id = a.id
  where l.insured_number = i.insured_number and a.extranaute_type = 'PPA' and a.insured_number <> i.insured_number
    and exists (select from insured h where h.insured_number = a.insured_number);

create table access_request (
  id uuid primary key,
  way text not null check (way in ('PAPER', 'DIGITAL')),
  insured_number integer not null,
  birthdate date not null,
  email bytea not null,
  phone bytea not null,
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  status text not null default 'CREATED' check (status in ('CREATED', 'COMPATIBILITY_PASSED',
    'DOCUMENT_SCAN_COMPLETED', 'ACCOUNT_CREATED', 'ACCOUNT_CREATION_ERROR', 'PARTENAIRE_ERROR',
    'TEMPORARY_PASSWORD_ERROR', 'TRANSACTION_ERROR')),
  code_hash bytea,
  check_reference text unique,
  check_hash bytea,
  checked_at timestamptz,
  identity bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz,
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  check ((way = 'DIGITAL') = (code_hash is not null))
);
comment on table access_request is 'what somebody typed who asks for access; nothing refers to insured, who may be nobody';
comment on column access_request.email is 'encrypted';
comment on column access_request.phone is 'encrypted';
comment on column access_request.code_hash is 'of the code by which the page asks how far it is';
comment on column access_request.check_hash is 'of the secret of the stand-in for an identity check';
comment on column access_request.checked_at is 'when the identity was confirmed; an error needs no confirmation';
comment on column access_request.identity is 'encrypted: whom the document names; none where the check vouches for whoever asked';
create index on access_request (next_try_at) where settled_at is null;
create index on access_request (created_at);

create table activation (
  account_id uuid primary key,
  reference text not null unique,
  code_hash bytea not null,
  insured_number integer not null references insured,
  login_email bytea not null,
  login_email_hash bytea not null,
  phone_number bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table activation is 'an account that is opened by whoever holds the code';
comment on column activation.account_id is 'of the account to be: what is encrypted here is encrypted for it';
comment on column activation.reference is 'the first characters of the code, which find it';
comment on column activation.login_email is 'encrypted';
comment on column activation.phone_number is 'encrypted';
create index on activation (insured_number);
create index on activation (expires_at);

create table letter (
  id uuid primary key,
  insured_number integer not null references insured,
  template text not null,
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  date date not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  printed_at timestamptz
);
comment on table letter is 'what goes by post to somebody without an account, until it is printed';
comment on column letter.content is 'encrypted';
create index on letter (insured_number, created_at desc);
create index on letter (created_at) where printed_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['access_request', 'activation', 'letter'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to portal_jobs', name);
  end loop;
end $$;

-- Whoever asks is told how far their own request is, by a code; nobody reads what was typed.
create policy ask on access_request for insert to portal_visitor
  with check (status = 'CREATED' and checked_at is null and settled_at is null);
create policy follow on access_request for select to portal_visitor using (way = 'DIGITAL');
create policy advance on access_request for update to portal_visitor
  using (way = 'DIGITAL' and settled_at is null) with check (status <> 'ACCOUNT_CREATED' and settled_at is null);
grant insert (id, way, insured_number, birthdate, email, phone, language, code_hash, check_reference, check_hash, expires_at)
  on access_request to portal_visitor;
grant select (id, way, status, code_hash, check_reference, check_hash, checked_at, created_at, expires_at, settled_at)
  on access_request to portal_visitor;
grant update (status, checked_at, identity, next_try_at) on access_request to portal_visitor;

-- Letters to invented people can be read by every visitor of a demonstration.
create policy demonstration on letter for select to portal_visitor using (
  exists (select from demonstration d where d.is_open) and insured_number = any (array(
    select v.insured_number from demonstration_visitors() v)));
grant select (id, insured_number, template, language, date, content, created_at) on letter to portal_visitor;

-- Names an invented person to row level security, so that their messages can be read beside their letters.
create function open_mailbox_of(p_number integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform set_config('app.mailbox', coalesce((
    select v.insured_number::text from demonstration_visitors() v where v.insured_number = p_number), ''), true);
end $$;
revoke all on function open_mailbox_of from public;
grant execute on function open_mailbox_of to portal_visitor;

-- The jobs count what they send to a household. What it costs to find an account is theirs alone to know.
grant execute on function hit to portal_jobs;
grant insert, update on throttle to portal_jobs;
grant select (role, login_email_hash, locked_at) on account to portal_jobs;

-- A try at a code counts before it is checked, so that many at once do not slip through together.
create function try_activation(p_reference text, p_most integer)
  returns table (account_id uuid, code_hash bytea, login_email_hash bytea, state text)
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.activation a set tries = a.tries + 1
    where a.reference = p_reference and a.tries < p_most
    returning a.account_id, a.code_hash, a.login_email_hash,
      case when a.used_at is not null then 'USED' when a.expires_at <= now() then 'EXPIRED' else 'OPEN' end;
  end;

-- Opens the account of an activation, once, with its household. Nothing where it is over, or where the person or the
-- address has an account already.
create function open_account(p_account uuid, p_password_hash text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted activation;
  person insured;
  is_affiliated boolean;
begin
  select * into wanted from activation where account_id = p_account and used_at is null and expires_at > now() for update;
  if not found then
    return null;
  end if;
  select * into person from insured where insured_number = wanted.insured_number for update;
  if exists (select from account where insured_number = person.insured_number and role = 'CUSTOMER')
    or exists (select from account where login_email_hash = wanted.login_email_hash) then
    return null;
  end if;
  is_affiliated := person.policyholder is not null or exists (
    select from account_insured l join account a on a.id = l.account_id
    where l.insured_number = person.insured_number and a.extranaute_type = 'PPA');
  insert into account (id, login_email, login_email_hash, display_name, extranaute_type, insured_number, payment_mode,
      correspondance, phone_number, language, is_demonstration)
    values (wanted.account_id, wanted.login_email, wanted.login_email_hash, person.firstname || ' ' || person.lastname,
      case when is_affiliated then 'AFF' else 'PPA' end, person.insured_number, 'BVR', 'DIGITAL', wanted.phone_number,
      person.language, exists (select from demonstration));
  insert into account_insured (account_id, insured_number, part_principal) values (wanted.account_id, person.insured_number, true);
  insert into account_insured (account_id, insured_number, position)
    select wanted.account_id, i.insured_number, row_number() over (order by i.birthdate, i.insured_number)
    from insured i where i.policyholder = person.insured_number and not is_affiliated;
  insert into credential (account_id, password_hash) values (wanted.account_id, p_password_hash);
  insert into audit (actor, account_id, action) values ('customer', wanted.account_id, 'account opened');
  update activation set used_at = now() where insured_number = person.insured_number and used_at is null;
  return wanted.account_id;
exception when unique_violation then
  return null;
end $$;

revoke all on function try_activation, open_account from public;
grant execute on function try_activation, open_account to portal_identity;

-- An account is opened with an address that was proved by a code, and has a phone number once a code was typed for it.
-- The newest letter opens it with any address that was asked with, so that nobody keeps the person out by asking too.

create table activation_address (
  account_id uuid not null references activation on delete cascade,
  login_email_hash bytea not null,
  login_email bytea not null,
  phone_number bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, login_email_hash)
);
comment on table activation_address is 'an address that somebody asked with while a code was on its way';
comment on column activation_address.login_email is 'encrypted';
comment on column activation_address.phone_number is 'encrypted';
insert into activation_address (account_id, login_email_hash, login_email, phone_number, created_at)
  select account_id, login_email_hash, login_email, phone_number, created_at from activation;

alter table activation add column by_sms boolean not null default false, add column replaced_at timestamptz;
comment on column activation.by_sms is 'the code went to the phone number: whoever types it holds the phone';
comment on column activation.replaced_at is 'when a newer letter took its place';
-- Codes by SMS live for a day, those of letters for a month.
update activation set by_sms = expires_at - created_at < interval '2 days';
drop function try_activation, open_account;
alter table activation drop column login_email, drop column login_email_hash, drop column phone_number;

create table address_proof (
  interaction text primary key,
  account_id uuid not null references activation on delete cascade,
  login_email_hash bytea not null,
  password_hash text not null,
  code_hash bytea not null,
  phone_code_hash bytea,
  tries smallint not null default 0,
  sends smallint not null default 1,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table address_proof is 'somebody whose code was right, until they type the code that their address was sent';
comment on column address_proof.interaction is 'the sign-in at the embedded provider';
comment on column address_proof.phone_code_hash is 'none where the phone was proved before, or gets no text messages';
create index on address_proof (account_id);

do $$
declare
  name text;
begin
  foreach name in array array['activation_address', 'address_proof'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
    execute format('grant select, insert, delete on %I to portal_jobs', name);
  end loop;
end $$;
create policy identity on address_proof to portal_identity using (true) with check (true);
grant select, insert, update, delete on address_proof to portal_identity;

-- A try at a code counts before it is checked, so that many at once do not slip through together.
create function try_activation(p_reference text, p_most integer, p_email_hash bytea)
  returns table (account_id uuid, code_hash bytea, is_asked_with boolean, display_name text, state text)
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.activation a set tries = a.tries + 1
    from public.insured i
    where a.reference = p_reference and a.tries < p_most and i.insured_number = a.insured_number
    returning a.account_id, a.code_hash,
      exists (select from public.activation_address d where d.account_id = a.account_id and d.login_email_hash = p_email_hash),
      i.firstname || ' ' || i.lastname,
      case when a.used_at is not null then 'USED' when a.replaced_at is not null then 'REPLACED'
        when a.expires_at <= now() then 'EXPIRED' else 'OPEN' end;
  end;

-- A right code costs no try: whoever gives up before the address is proved comes back.
create function forgive_activation(p_account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.activation set tries = greatest(tries - 1, 0) where account_id = p_account;
  end;

-- Where the codes of a proof go.
create function way_to_applicant(p_account uuid, p_email_hash bytea)
  returns table (insured_number integer, language text, login_email bytea, phone_number bytea, by_sms boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.insured_number, i.language, d.login_email, d.phone_number, a.by_sms
    from public.activation a
    join public.activation_address d on d.account_id = a.account_id and d.login_email_hash = p_email_hash
    join public.insured i on i.insured_number = a.insured_number
    where a.account_id = p_account;
  end;

-- Opens the account of an activation, once, with its household. Nothing where it is over, or where the person or the
-- address has an account already. A phone number that nobody proved is left out.
create function open_account(p_account uuid, p_email_hash bytea, p_password_hash text, p_is_phone_proved boolean)
  returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted activation;
  address activation_address;
  person insured;
  is_affiliated boolean;
begin
  select * into wanted from activation
    where account_id = p_account and used_at is null and replaced_at is null and expires_at > now() for update;
  select * into address from activation_address where account_id = p_account and login_email_hash = p_email_hash;
  if wanted.account_id is null or address.account_id is null then
    return null;
  end if;
  select * into person from insured where insured_number = wanted.insured_number for update;
  if exists (select from account where insured_number = person.insured_number and role = 'CUSTOMER')
    or exists (select from account where login_email_hash = p_email_hash) then
    return null;
  end if;
  is_affiliated := person.policyholder is not null or exists (
    select from account_insured l join account a on a.id = l.account_id
    where l.insured_number = person.insured_number and a.extranaute_type = 'PPA');
  insert into account (id, login_email, login_email_hash, display_name, extranaute_type, insured_number, payment_mode,
      correspondance, phone_number, language, is_demonstration)
    values (wanted.account_id, address.login_email, p_email_hash, person.firstname || ' ' || person.lastname,
      case when is_affiliated then 'AFF' else 'PPA' end, person.insured_number, 'BVR', 'DIGITAL',
      case when p_is_phone_proved or wanted.by_sms then address.phone_number end,
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

-- The codes of a proof, for the page that asks for them, of people who were invented.
create function demonstration_proofs(p_account uuid)
  returns table (id uuid, channel text, recipient bytea, parameters bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select m.id, m.channel, m.recipient, m.parameters
    from public.activation a join public.message m on m.insured_number = a.insured_number
    where a.account_id = p_account and m.template = 'access.proof' and m.created_at > now() - interval '30 minutes'
      and exists (select from public.demonstration d where d.is_open)
      and a.insured_number in (select v.insured_number from public.demonstration_visitors() v)
    order by m.created_at desc, m.id limit 4;
  end;

revoke all on function try_activation, forgive_activation, way_to_applicant, open_account, demonstration_proofs from public;
grant execute on function try_activation, forgive_activation, way_to_applicant, open_account, demonstration_proofs
  to portal_identity;
create policy identity_proof on message for insert to portal_identity
  with check (account_id is null and insured_number is not null and template = 'access.proof');

-- Wrong codes at sign-in are counted under the account, so that staff can forget them with the others.
create function sign_in_guess_key(p_account uuid, p_kind text) returns text
  language sql immutable
  return 'signin:' || p_kind || ':' || encode(sha256(convert_to(p_account::text, 'UTF8')), 'hex');

create or replace function forget_code_guesses(p_account uuid) returns void
  language sql
  begin atomic
    delete from public.throttle
    where key in (public.code_guess_key(p_account, 'day'), public.code_guess_key(p_account, 'year'),
      public.sign_in_guess_key(p_account, 'day'), public.sign_in_guess_key(p_account, 'year'),
      public.sign_in_guess_key(p_account, 'sent'), public.sign_in_guess_key(p_account, 'told'));
  end;
grant execute on function sign_in_guess_key to portal_identity;

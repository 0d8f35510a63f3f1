-- A customer lets another customer act in their place: an invitation that both confirm, with people, scope and an end.

create table representation (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  representative_id uuid references account,
  relation text not null check (relation in ('PARTNER', 'CHILD', 'FIDUCIARY', 'SOCIAL_WORKER', 'OTHER')),
  scope text not null check (scope in ('SEE')),
  people integer[] not null check (cardinality(people) between 1 and 20),
  until date not null,
  typed_login bytea not null,
  created_at timestamptz not null default now(),
  lapses_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  declined_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('OWNER', 'REPRESENTATIVE', 'INSURER')),
  check ((ended_at is null) = (ended_by is null)),
  check (accepted_at is null or representative_id is not null),
  check (representative_id <> account_id)
);
comment on table representation is 'who may act in the place of an account; account_id is the one who allows it';
comment on column representation.representative_id is 'null where no account has the address and the name that were typed';
comment on column representation.typed_login is 'encrypted';
comment on column representation.people is 'the insured people whose data the representative sees';
create index on representation (account_id);
create index on representation (representative_id);

-- The account of the rows that a request may read: its own, or the one that it represents.
create function app_subject() returns uuid
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.account', true), ''), nullif(current_setting('app.subject', true), ''))::uuid;

-- The people whom a representative sees; null for a request of the account itself.
create function app_people() returns integer[]
  language sql stable parallel safe
  return nullif(current_setting('app.people', true), '')::integer[];

create function app_representation() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.representation', true), '')::uuid;

-- The people whom an account may let others act for: the holder and the children. An adult decides alone.
create function people_to_entrust(p_account uuid) returns setof integer
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select l.insured_number from public.account_insured l
      join public.account a on a.id = l.account_id
      join public.insured i on i.insured_number = l.insured_number
    where l.account_id = p_account and not i.for_information
      and (l.insured_number = a.insured_number
        or i.birthdate > ((now() at time zone 'Europe/Zurich')::date - interval '18 years'));
  end;

-- Whether a representation holds today: confirmed by both, not ended, and nothing of either account stands against it.
create function is_in_force(p_representation public.representation) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select (p_representation).accepted_at is not null and (p_representation).ended_at is null
      and (p_representation).until >= (now() at time zone 'Europe/Zurich')::date
      and exists (select from public.account a
        where a.id = (p_representation).account_id and a.locked_at is null and not a.sous_tutelle
          and a.insured_number = any ((p_representation).people))
      and exists (select from public.account a
        where a.id = (p_representation).representative_id and a.locked_at is null and not a.sous_tutelle);
  end;

-- The session check of a request of a representative. The account stays unnamed to row level security: what is not
-- opened to representatives by a policy with app_subject() has no row for them. Without a representation in force the
-- answer names none, and the request is refused.
create function open_session_for(p_session uuid, p_fingerprint bytea, p_representation uuid, p_unattended boolean)
  returns table (
    account_id uuid, role text, extranaute_type text, sous_tutelle boolean, admitted boolean, has_main_insured boolean,
    representation_id uuid, representative_id uuid, scope text
  )
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  own record;
  held representation;
  seen integer[];
begin
  if p_unattended then
    select * into own from open_session_unattended(p_session, p_fingerprint);
  else
    select * into own from open_session(p_session, p_fingerprint);
  end if;
  perform set_config('app.account', '', true), set_config('app.subject', '', true),
    set_config('app.representation', '', true), set_config('app.people', '', true);
  if own.account_id is null then return; end if;
  select r.* into held from representation r
    where r.id = p_representation and r.representative_id = own.account_id and is_in_force(r);
  if held.id is not null and own.admitted and own.role = 'CUSTOMER' then
    seen := array(select p from people_to_entrust(held.account_id) p where p = any (held.people));
    select a.id, a.role, a.extranaute_type, a.sous_tutelle,
        a.extranaute_type = 'PPA'
          or coalesce((select f.value from feature_flag f where f.id = 'AFFILIATE_ACCOUNTS'), false),
        exists (select from account_insured l where l.account_id = a.id and l.part_principal)
      into account_id, role, extranaute_type, sous_tutelle, admitted, has_main_insured
      from account a where a.id = held.account_id;
    representation_id := held.id;
    representative_id := held.representative_id;
    scope := held.scope;
    perform set_config('app.subject', held.account_id::text, true),
      set_config('app.representation', held.id::text, true), set_config('app.people', seen::text, true);
  else
    account_id := own.account_id;
    role := own.role;
    extranaute_type := own.extranaute_type;
    sous_tutelle := own.sous_tutelle;
    admitted := false;
    has_main_insured := false;
  end if;
  return next;
end $$;
revoke all on function open_session_for, people_to_entrust, is_in_force from public;
grant execute on function open_session_for to portal_api;

-- Whether a representative sees all people of the account, so that what concerns the household concerns no one else.
create function app_covers_household() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select not exists (select from public.account_insured l
      where l.account_id = public.app_subject() and l.insured_number <> all (public.app_people()));
  end;

-- Whether the paper is about the given people alone. Papers of the household name others in their text, so that only
-- papers about one person are opened where a representative does not see everyone.
create function app_sees_paper(p_people jsonb, p_code text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select jsonb_array_length(p_people) > 0
      and not exists (select from jsonb_array_elements_text(p_people) one
        where one::integer <> all (public.app_people()))
      and (public.app_covers_household()
        or p_code in ('CARE_STATEMENT', 'POLICY', 'CARD', 'CERTIFICATE', 'ACCIDENT_DECLARATION'));
  end;

-- Whether all people of an invoice are seen; each of its lines names its person.
create function app_sees_invoice(p_insured integer, p_lines jsonb) returns boolean
  language sql stable
  return p_insured = any (public.app_people())
    and not exists (select from jsonb_array_elements(p_lines) line
      where (line ->> 'insuredNumber')::integer <> all (public.app_people()));
revoke all on function app_covers_household, app_sees_paper from public;
grant execute on function app_covers_household, app_sees_paper to portal_api;

-- What a representative reads: the tables below and no other. A policy that is not named here names the account, which
-- is none while somebody is represented.
do $$
declare
  one record;
  opened text;
  more text;
begin
  for one in
    select p.tablename, p.policyname, p.qual from pg_policies p
    where p.schemaname = 'public' and p.cmd = 'SELECT' and (p.tablename, p.policyname::text) in (
      ('account', 'own_account'), ('account_insured', 'own_links'), ('insured', 'own_insured'),
      ('contribution', 'own_contribution'), ('care_total', 'own'), ('basic_contract', 'own'),
      ('supplementary_contract', 'own'), ('property_contract', 'own'), ('premium_reduction', 'own'),
      ('insurance_card', 'own'), ('postal_address', 'own'), ('delegation', 'own_delegation'),
      ('statement', 'own'), ('statement_line', 'own'), ('claim', 'own'), ('document', 'own_document'),
      ('invoice', 'own'), ('invoice_payment', 'own'), ('invoice_reminder', 'own'), ('credit_movement', 'own'))
  loop
    opened := replace(one.qual, 'app_account()', 'app_subject()');
    more := case one.tablename
      when 'account_insured' then 'insured_number = any (app_people())'
      when 'document' then 'app_sees_paper(partenaires, code)'
      when 'invoice' then 'app_sees_invoice(insured_number, lines)'
      when 'invoice_payment' then 'exists (select from invoice v where v.no = invoice_no)'
      when 'invoice_reminder' then 'exists (select from invoice v where v.no = invoice_no)'
      when 'credit_movement' then 'app_covers_household()'
      when 'account' then null
    end;
    if more is not null then
      opened := format('(%s) and ((select app_people()) is null or %s)', opened, more);
    end if;
    execute format('alter policy %I on %I using (%s)', one.policyname, one.tablename, opened);
  end loop;
end $$;
alter policy own on document_file using (account_id = app_account()
  or (account_id = app_subject() and exists (select from document d where d.iddms = document_file.iddms)));

alter table representation enable row level security;
alter table representation force row level security;
create policy owner on representation to current_user using (true) with check (true);
create policy given on representation for select to portal_api using (account_id = app_account());
create policy invite on representation for insert to portal_api with check (
  account_id = app_account() and accepted_at is null and declined_at is null and ended_at is null
    and people <@ array(select people_to_entrust(app_account()))
    and (select a.insured_number from account a where a.id = app_account()) = any (people));
grant select on representation to portal_api;
grant insert (id, account_id, representative_id, relation, scope, people, until, typed_login) on representation
  to portal_api;
grant execute on function people_to_entrust to portal_api;
create policy jobs on representation for select to portal_jobs using (true);
grant select on representation to portal_jobs;

-- A name without case, accents, spaces, hyphens and apostrophes.
create function plain_name(p_name text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(p_name, nfd), '[\u0300-\u036f[:space:][:punct:]’]', '', 'g'));

-- The account with this login address whose holder has this family name. It answers the same nothing for an unknown
-- address and for another name, and the API shows neither.
create function representative_named(p_login_hash bytea, p_lastname text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.id from public.account a join public.insured i on i.insured_number = a.insured_number
    where a.login_email_hash = p_login_hash and a.role = 'CUSTOMER' and a.locked_at is null and not a.sous_tutelle
      and a.id <> public.app_account() and i.birthdate <= ((now() at time zone 'Europe/Zurich')::date - interval '18 years')
      and public.plain_name(i.lastname) = public.plain_name(p_lastname);
  end;

-- How a representation stands, as one of its two accounts reads it. An invitation that was declined looks to the
-- inviting account like one that was not answered, so that no answer tells whether an account exists.
create function representation_state(p_one public.representation, p_is_owner boolean) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select case
      when (p_one).ended_at is not null and (p_one).accepted_at is not null then 'ENDED'
      when (p_one).ended_at is not null then 'WITHDRAWN'
      when (p_one).declined_at is not null and not p_is_owner then 'DECLINED'
      when (p_one).accepted_at is null
        and ((p_one).lapses_at <= now() or (p_one).until < (now() at time zone 'Europe/Zurich')::date) then 'LAPSED'
      when (p_one).accepted_at is null then 'WAITING'
      when (p_one).until < (now() at time zone 'Europe/Zurich')::date then 'EXPIRED'
      when public.is_in_force(p_one) then 'ACTIVE'
      else 'BLOCKED' end;
  end;

-- The representations that the account gave and holds. The name of the other side is shown to the inviting account once
-- it accepted.
create function own_representations()
  returns table (id uuid, side text, state text, name text, typed_login bytea, relation text, scope text,
    people integer[], until date, created_at timestamptz, lapses_at timestamptz, accepted_at timestamptz,
    ended_at timestamptz, ended_by text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select r.id, 'GIVEN', public.representation_state(r, true),
      case when r.accepted_at is not null then a.display_name end, r.typed_login, r.relation, r.scope, r.people,
      r.until, r.created_at, r.lapses_at, r.accepted_at, r.ended_at, r.ended_by
    from public.representation r left join public.account a on a.id = r.representative_id
    where r.account_id = public.app_account()
    union all
    select r.id, 'HELD', public.representation_state(r, false), a.display_name, null, r.relation, r.scope, '{}',
      r.until, r.created_at, r.lapses_at, r.accepted_at, r.ended_at, r.ended_by
    from public.representation r join public.account a on a.id = r.account_id
    where r.representative_id = public.app_account()
      and (r.accepted_at is not null or r.ended_at is null)
    order by 10 desc, 1;
  end;

-- The representative confirms. False where there is nothing to confirm any more.
create function accept_representation(p_id uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update representation r set accepted_at = now()
    where r.id = p_id and r.representative_id = app_account() and r.accepted_at is null and r.declined_at is null
      and r.ended_at is null and r.lapses_at > now() and r.until >= (now() at time zone 'Europe/Zurich')::date
      and exists (select from account a where a.id = r.account_id and a.locked_at is null and not a.sous_tutelle)
      and exists (select from account a where a.id = r.representative_id and a.role = 'CUSTOMER' and not a.sous_tutelle);
  return found;
end $$;

-- Either side ends it, or takes back or declines what is not confirmed. Says whether a representation that held was
-- ended; nothing where there was nothing to end.
create function end_representation(p_id uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  one representation;
begin
  select r.* into one from representation r
    where r.id = p_id and app_account() in (r.account_id, r.representative_id) for update;
  if one.id is null or one.ended_at is not null or one.declined_at is not null then
    -- To the owner a declined invitation is an open one, which can be taken back.
    if one.account_id = app_account() and one.declined_at is not null and one.ended_at is null then
      update representation set ended_at = now(), ended_by = 'OWNER' where id = p_id;
      return 'WITHDRAWN';
    end if;
    return null;
  end if;
  if one.accepted_at is not null then
    update representation set ended_at = now(),
      ended_by = case when one.account_id = app_account() then 'OWNER' else 'REPRESENTATIVE' end where id = p_id;
    return 'ENDED';
  elsif one.account_id = app_account() then
    update representation set ended_at = now(), ended_by = 'OWNER' where id = p_id;
    return 'WITHDRAWN';
  end if;
  update representation set declined_at = now() where id = p_id;
  return 'DECLINED';
end $$;

-- To whom a message about a representation goes: the other side, with what reaches it.
create function other_side_of(p_id uuid)
  returns table (account_id uuid, login_email bytea, phone_number bytea, language text, display_name text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.id, a.login_email, a.phone_number, a.language, a.display_name
    from public.representation r
      join public.account a
        on a.id = case when r.account_id = public.app_account() then r.representative_id else r.account_id end
    where r.id = p_id and public.app_account() in (r.account_id, r.representative_id)
      and a.locked_at is null and a.login_email is not null;
  end;
revoke all on function representative_named, representation_state, own_representations, accept_representation,
  end_representation, other_side_of from public;
grant execute on function representative_named, own_representations, accept_representation, end_representation,
  other_side_of to portal_api;

create policy told_of_representation on message for insert to portal_api with check (
  template like 'representation.%' and exists (select from representation r, lateral other_side_of(r.id) o
    where o.account_id = message.account_id));
create policy held on representation for select to portal_api using (representative_id = app_account());

-- A closed account ends what it gave and holds. A guardianship blocks without ending, because it may end itself.
create function end_representations_of_closed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update representation set ended_at = now(), ended_by = 'INSURER'
    where new.id in (account_id, representative_id) and ended_at is null;
  return null;
end $$;
revoke all on function end_representations_of_closed from public;
create trigger end_representations after update of locked_at on account for each row
  when (new.locked_at is not null and old.locked_at is null) execute function end_representations_of_closed();

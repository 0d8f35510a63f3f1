-- A representative sends for the represented person, where the scope allows it.

alter table representation drop constraint representation_scope_check;
alter table representation add constraint representation_scope_check check (scope in ('SEE', 'SEND')) not valid;
alter table representation add column asked_scope text;
alter table representation add constraint representation_asked_scope_check
  check (asked_scope in ('SEND')) not valid;
comment on column representation.asked_scope is 'a wider scope that the owner confirmed and the representative has not yet accepted';

-- The account for which a representative may send. Null in one's own session: the policies with this function open
-- nothing to the account itself.
create function app_sends_for() returns uuid
  language sql stable parallel safe
  return case when current_setting('app.scope', true) = 'SEND'
    then nullif(current_setting('app.subject', true), '') end::uuid;

-- As before, and the scope for row level security.
create or replace function open_session_for(p_session uuid, p_fingerprint bytea, p_representation uuid, p_unattended boolean)
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
  perform set_config('app.account', '', true), set_config('app.subject', '', true), set_config('app.scope', '', true),
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
    perform set_config('app.subject', held.account_id::text, true), set_config('app.scope', held.scope, true),
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

-- Holds the representation for an act: until the act commits it cannot be ended, and its scope cannot be lowered.
-- Answers the scope; nothing where the representation has ended since the session was opened.
create function hold_representation() returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  held representation;
begin
  select r.* into held from representation r where r.id = app_representation() for share;
  return case when is_in_force(held) then held.scope end;
end $$;
revoke all on function hold_representation from public;
grant execute on function hold_representation to portal_api;

-- Who sent what: the row is named by the session, and by no program.
alter table interaction add column representation_id uuid;
comment on column interaction.representation_id is 'the representation in which a representative sent it';
alter table uploaded_file add column representation_id uuid;
comment on column uploaded_file.representation_id is 'the representation in which a representative uploaded it';
alter table conversation_message add column representation_id uuid;
comment on column conversation_message.representation_id is 'the representation in which a representative wrote it';
create function name_representation() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.representation_id := app_representation();
  return new;
end $$;
create trigger name_representation before insert on interaction for each row execute function name_representation();
create trigger name_representation before insert on uploaded_file for each row execute function name_representation();
create trigger name_representation before insert on conversation_message for each row
  execute function name_representation();

-- The name of a representative, for the account in which they act, for themselves, and for staff who opened the account.
create function representative_name(p_representation uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.display_name from public.representation r join public.account a on a.id = r.representative_id
    where r.id = p_representation
      and (public.app_account() in (r.account_id, r.representative_id) or r.id = public.app_representation()
        or public.app_staff() is not null);
  end;
revoke all on function representative_name from public;
grant execute on function representative_name to portal_api, portal_desk;

-- Requests: a representative sees those that they sent in this representation.
create policy represented on interaction for select to portal_api
  using (account_id = app_sends_for() and representation_id = app_representation());
create policy represented_sends on interaction for insert to portal_api with check (
  account_id = app_sends_for() and representation_id = app_representation() and status = 'REQUEST'
    and insured_number = any (app_people())
    and (type, nature) in (('INVOICE', 'INVOICE'), ('DELEGATION_FORM', 'DELEGATION'), ('DOCUMENT', 'DOCUMENT'),
      ('ACCIDENT', 'ACCIDENT'), ('DAMAGE', 'DAMAGE'), ('CONTACT', 'MESSAGE')));
create policy represented on interaction_status for select to portal_api
  using (account_id = app_sends_for() and exists (select from interaction i where i.id = interaction_id));
create policy represented_sends on interaction_status for insert to portal_api
  with check (account_id = app_sends_for() and exists (select from interaction i where i.id = interaction_id));
create policy represented_sends on claim for insert to portal_api with check (
  account_id = app_sends_for() and channel = 'CUSTOMER' and status = 'RECEIVED' and insured_number = any (app_people())
    and exists (select from interaction i where i.id = interaction_id));

-- Files: a tray of their own, which does not use up that of the account.
create policy represented on uploaded_file to portal_api
  using (account_id = app_sends_for() and representation_id = app_representation())
  with check (account_id = app_sends_for() and representation_id = app_representation());

-- Conversations: those that they began in this representation, with what either side adds to them.
create policy represented on conversation for select to portal_api
  using (account_id = app_sends_for() and exists (select from interaction i where i.id = interaction_id));
create policy represented_sends on conversation for insert to portal_api with check (
  account_id = app_sends_for() and insured_number = any (app_people())
    and exists (select from interaction i where i.id = interaction_id));
create policy represented_continues on conversation for update to portal_api
  using (account_id = app_sends_for() and exists (select from interaction i where i.id = interaction_id))
  with check (account_id = app_sends_for());
create policy represented on conversation_message for select to portal_api
  using (account_id = app_sends_for() and exists (select from conversation c where c.id = conversation_id));
create policy represented_sends on conversation_message for insert to portal_api with check (
  account_id = app_sends_for() and author = 'CUSTOMER' and representation_id = app_representation()
    and exists (select from conversation c where c.id = conversation_id));
create policy represented_answers on uploaded_file for select to portal_api
  using (account_id = app_sends_for()
    and exists (select from conversation c where attached_to = 'conversation ' || c.id));

-- Questions about their own requests.
create policy represented on request_question for select to portal_api
  using (account_id = app_sends_for() and exists (select from interaction i where i.id = interaction_id));
create or replace function answer_question(p_id uuid, p_answer bytea, p_has_files boolean) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked public.request_question;
  stands text;
begin
  select i.status into stands from public.interaction i join public.request_question q on q.interaction_id = i.id
    where q.id = p_id and (q.account_id = public.app_account()
      or (q.account_id = public.app_sends_for() and i.representation_id = public.app_representation()))
    for update of i;
  if not found then
    return null;
  end if;
  select * into asked from public.request_question q where q.id = p_id for update;
  if asked.answered_at is not null or asked.closed_at is not null
      or stands not in ('REQUEST', 'PENDING', 'IN_PROGRESS') then
    return 'TAKEN';
  end if;
  if asked.needs_document and not p_has_files then
    return 'NO_FILE';
  end if;
  update public.request_question set answer = p_answer, answered_at = now() where id = p_id;
  update public.interaction set status = 'IN_PROGRESS', decide_from = now(), decide_by = null, remind_on = null,
    reminded_at = null where id = asked.interaction_id;
  insert into public.interaction_status (interaction_id, account_id, position, status)
    select asked.interaction_id, asked.account_id, count(*), 'IN_PROGRESS' from public.interaction_status
    where interaction_id = asked.interaction_id;
  return 'ANSWERED';
end $$;

-- Copies of declarations, and the confirmation to the owner of what was sent.
create policy represented_sends on document for insert to portal_api with check (
  account_id = app_sends_for() and code in ('ACCIDENT_DECLARATION', 'DAMAGE_DECLARATION')
    and jsonb_array_length(partenaires) > 0
    and not exists (select from jsonb_array_elements_text(partenaires) one where one::integer <> all (app_people())));
create policy represented_sends on message for insert to portal_api with check (
  account_id = app_sends_for() and exists (select from interaction i where i.id = interaction_id));
create or replace function limit_messages() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sender uuid := coalesce(app_account(), app_representation());
begin
  if sender is not null
    and hit('message:' || encode(sha256(convert_to(sender::text, 'UTF8')), 'hex'), interval '1 hour') > 40
  then
    raise exception 'too many messages' using errcode = 'PM429';
  end if;
  return new;
end $$;

-- Keys of repetition are those of the representation: a blank is in no key that a client can send.
create policy represented on idempotency to portal_api
  using (account_id = app_sends_for() and starts_with(key, app_representation()::text || ' '))
  with check (account_id = app_sends_for() and starts_with(key, app_representation()::text || ' '));

-- An act marks the account in which it happens.
alter table freshness_mark alter column account_id set default app_subject();
create policy represented on freshness_mark for insert to portal_api with check (account_id = app_sends_for());

-- Bills that were sent before: a representative is told of those of the people whom they see.
create or replace function own_sent_bills(p_since timestamptz)
  returns table (interaction_id uuid, sent_at timestamptz, said_provider text, said_amount integer,
    said_billed_on date, said_reference text, said_account text, fingerprint bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    select c.interaction_id, c.received_at, c.said_provider, c.said_amount, c.said_billed_on, c.said_reference,
      c.said_account, c.fingerprint
    from public.claim c
    where (c.account_id = public.app_account()
        or (c.account_id = public.app_sends_for() and c.insured_number = any (public.app_people())))
      and c.interaction_id is not null and c.received_at >= p_since and c.status <> 'REFUSED'
  $$;

-- As before, with the wider scope that waits for the representative.
drop function own_representations();
create function own_representations()
  returns table (id uuid, side text, state text, name text, typed_login bytea, relation text, scope text,
    asked_scope text, people integer[], until date, created_at timestamptz, lapses_at timestamptz,
    accepted_at timestamptz, ended_at timestamptz, ended_by text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select r.id, 'GIVEN', public.representation_state(r, true),
      case when r.accepted_at is not null then a.display_name end, r.typed_login, r.relation, r.scope, r.asked_scope,
      r.people, r.until, r.created_at, r.lapses_at, r.accepted_at, r.ended_at, r.ended_by
    from public.representation r left join public.account a on a.id = r.representative_id
    where r.account_id = public.app_account()
    union all
    select r.id, 'HELD', public.representation_state(r, false), a.display_name, null, r.relation, r.scope,
      r.asked_scope, '{}', r.until, r.created_at, r.lapses_at, r.accepted_at, r.ended_at, r.ended_by
    from public.representation r join public.account a on a.id = r.account_id
    where r.representative_id = public.app_account()
      and (r.accepted_at is not null or r.ended_at is null)
    order by 11 desc, 1;
  end;

create function scope_rank(p_scope text) returns integer
  language sql immutable parallel safe
  return array_position(array['SEE', 'SEND'], p_scope);

-- The owner lowers the scope, from the next request on; what was asked for and not accepted is taken back. Null where the
-- representation is not the owner's or does not hold, else whether something changed.
create function lower_representation(p_id uuid, p_scope text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  one representation;
begin
  select r.* into one from representation r
    where r.id = p_id and r.account_id = app_account() and r.accepted_at is not null and r.ended_at is null for update;
  if one.id is null or scope_rank(p_scope) > scope_rank(one.scope) then return null; end if;
  if one.scope = p_scope and one.asked_scope is null then return false; end if;
  update representation set scope = p_scope, asked_scope = null where id = p_id;
  return true;
end $$;

-- The owner asks for a wider scope, which holds once the representative accepts it.
create function ask_wider_scope(p_id uuid, p_scope text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update representation r set asked_scope = p_scope
    where r.id = p_id and r.account_id = app_account() and scope_rank(p_scope) > scope_rank(r.scope) and is_in_force(r);
  return found;
end $$;

-- The representative accepts or declines the wider scope that the owner asked for, and no other that was asked meanwhile.
create function answer_wider_scope(p_id uuid, p_scope text, p_accepts boolean) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update representation r set scope = case when p_accepts then p_scope else r.scope end, asked_scope = null
    where r.id = p_id and r.representative_id = app_account() and r.asked_scope = p_scope
      and scope_rank(p_scope) > scope_rank(r.scope) and is_in_force(r);
  return found;
end $$;
revoke all on function own_representations, lower_representation, ask_wider_scope, answer_wider_scope from public;
grant execute on function own_representations, lower_representation, ask_wider_scope, answer_wider_scope to portal_api;

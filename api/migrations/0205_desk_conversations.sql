-- Conversations at the desk: what waits for an answer, who has it, which department answers, and templates of answers.

-- How staff treat a conversation. Apart from the conversation itself, which its customer reads and exports.
create table conversation_treatment (
  conversation_id uuid primary key references conversation on delete cascade,
  account_id uuid not null references account on delete cascade,
  interaction_id uuid references interaction on delete set null,
  department text not null check (department in
    ('CUSTOMER_SERVICE', 'CLAIMS', 'CONTRACTS', 'ACCOUNTING', 'COMMUNICATION', 'MANAGEMENT')),
  waits_since timestamptz,
  taken_by_staff uuid references staff,
  taken_at timestamptz
);
comment on column conversation_treatment.interaction_id is 'the request that began the conversation';
comment on column conversation_treatment.waits_since is 'the first message without an answer; null: nothing waits';
create index conversation_treatment_waiting on conversation_treatment (waits_since, conversation_id)
  where waits_since is not null;
create index on conversation_treatment (taken_by_staff) where taken_by_staff is not null;
create index on conversation_treatment (interaction_id) where interaction_id is not null;
create index on conversation_treatment (account_id);

alter table staff_access add column conversation_id uuid references conversation on delete set null;
create index on staff_access (conversation_id) where conversation_id is not null;

-- The department that answers a subject, unless a conversation was handed over.
create function department_of_subject(p_subject text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  begin atomic
    select case p_subject when 'BENEFITS' then 'CLAIMS' when 'PAYMENTS' then 'ACCOUNTING'
      when 'CHANGE_REQUEST' then 'CONTRACTS' else 'CUSTOMER_SERVICE' end;
  end;

create function conversation_waits_since(p_conversation uuid) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select min(m.sent_at) from public.conversation_message m
      join public.conversation c on c.id = m.conversation_id
    where m.conversation_id = p_conversation and m.author = 'CUSTOMER' and c.closed_at is null
      and m.sent_at > coalesce((select max(i.sent_at) from public.conversation_message i
        where i.conversation_id = p_conversation and i.author = 'INSURER'), '-infinity');
  end;
revoke all on function conversation_waits_since from public;

-- Each message says anew whether the conversation waits, whichever program writes it.
create function follow_message() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.conversation_treatment (conversation_id, account_id, interaction_id, department, waits_since)
    select c.id, c.account_id, c.interaction_id, public.department_of_subject(c.subject_code),
      public.conversation_waits_since(c.id)
    from public.conversation c where c.id = new.conversation_id
    on conflict (conversation_id) do update set waits_since = excluded.waits_since;
  return null;
end $$;
create trigger follow_message after insert on conversation_message for each row execute function follow_message();

create function follow_closing() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.conversation_treatment t set waits_since = null, taken_by_staff = null, taken_at = null
    where t.conversation_id = new.id;
  return null;
end $$;
create trigger follow_closing after update of closed_at on conversation for each row
  when (new.closed_at is not null and old.closed_at is null) execute function follow_closing();

insert into conversation_treatment (conversation_id, account_id, interaction_id, department, waits_since)
  select c.id, c.account_id, c.interaction_id, department_of_subject(c.subject_code), conversation_waits_since(c.id)
  from conversation c
  on conflict do nothing;

alter table conversation_treatment enable row level security;
alter table conversation_treatment force row level security;
create policy owner on conversation_treatment to current_user using (true) with check (true);
call open_to_desk('conversation_treatment', 'account');
create policy jobs_conversation_treatment on conversation_treatment to portal_jobs using (true) with check (true);
grant select, update on conversation_treatment to portal_jobs;

-- A taken conversation opens its customer's rows, as a taken case does; an answer, giving it back and handing it over
-- close them. The access of a case that began the conversation serves both.
create function follow_conversation() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.staff_access set ended_at = now() where conversation_id = new.conversation_id and ended_at is null;
  if new.taken_by_staff is not null and not exists (
      select from public.staff_access a where a.staff_id = new.taken_by_staff and a.kind = 'CASE'
        and a.interaction_id = new.interaction_id and a.ended_at is null) then
    insert into public.staff_access (staff_id, account_id, kind, interaction_id, conversation_id)
      values (new.taken_by_staff, new.account_id, 'CASE', new.interaction_id, new.conversation_id);
  end if;
  return null;
end $$;
create trigger follow_conversation after update of taken_by_staff on conversation_treatment for each row
  when (new.taken_by_staff is distinct from old.taken_by_staff) execute function follow_conversation();

-- A message that is taken, given back or handed over as a request is so as a conversation too.
create function follow_message_request() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  taker uuid := case when new.status in ('REQUEST', 'PENDING', 'IN_PROGRESS') then new.taken_by_staff end;
begin
  update public.conversation_treatment t
    set taken_by_staff = taker, taken_at = case when taker is not null then now() end
    where t.interaction_id = new.id and t.taken_by_staff is distinct from taker;
  return null;
end $$;
create trigger follow_message_request after update of status, taken_by_staff on interaction for each row
  when (new.nature = 'MESSAGE' and (new.taken_by_staff is not null or old.taken_by_staff is not null))
  execute function follow_message_request();

-- The operations of the insurer answer at the desk in the role of the jobs.
create policy jobs_conversation on conversation to portal_jobs using (true) with check (true);
create policy jobs_conversation_message on conversation_message to portal_jobs using (true) with check (true);
grant select, update (last_at, closed_at) on conversation to portal_jobs;
grant select, insert on conversation_message to portal_jobs;

-- As before, and a line about a conversation names the access that opened it.
create or replace function name_staff_in_audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  new.staff_id := public.app_staff();
  -- The access that a decision has just ended is still the one that opened the rows.
  select a.id, a.interaction_id, a.reason into new.access_id, new.case_id, new.reason
    from public.staff_access a
    where a.staff_id = new.staff_id and (a.ended_at is null or a.ended_at = now())
      and (a.ends_at is null or a.ends_at > now())
      and (a.account_id = new.account_id or (new.account_id is null and a.interaction_id::text = new.subject))
    order by coalesce(strpos(new.subject, a.interaction_id::text), 0)
        + coalesce(strpos(new.subject, a.conversation_id::text), 0) desc, a.kind, a.began_at desc
    limit 1;
  return new;
end $$;

-- A page of what waits, the oldest first, with the columns that the list shows and no others: the list needs no case.
create function desk_conversations(p_filter jsonb, p_limit integer)
  returns table (id uuid, subject_code text, language text, department text, waits_since timestamptz,
    last_at timestamptz, taken_by text, is_mine boolean, insured_number integer, firstname text, lastname text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
  after_at timestamptz;
begin
  if public.app_staff() is null then return; end if;
  conditions := case p_filter ->> 'tab' when 'mine' then 't.taken_by_staff = public.app_staff()'
    else 't.waits_since is not null' end;
  if p_filter ? 'department' then conditions := conditions || ' and t.department = $1 ->> ''department'''; end if;
  if p_filter ? 'subject' then conditions := conditions || ' and c.subject_code = $1 ->> ''subject'''; end if;
  if p_filter ? 'language' then conditions := conditions || ' and a.language = $1 ->> ''language'''; end if;
  if p_filter ? 'after' then
    select coalesce(t.waits_since, 'infinity') into after_at from public.conversation_treatment t
      where t.conversation_id = (p_filter ->> 'after')::uuid;
    conditions := conditions || ' and (coalesce(t.waits_since, ''infinity''), t.conversation_id)
      > ($3, ($1 ->> ''after'')::uuid)';
  end if;
  return query execute format('select c.id, c.subject_code, a.language, t.department, t.waits_since, c.last_at,
      s.name, coalesce(t.taken_by_staff = public.app_staff(), false), p.insured_number, p.firstname, p.lastname
    from public.conversation_treatment t
      join public.conversation c on c.id = t.conversation_id
      join public.account a on a.id = t.account_id
      join public.insured p on p.insured_number = c.insured_number
      left join public.staff s on s.id = t.taken_by_staff
    where %s order by t.waits_since, t.conversation_id limit $2', conditions)
    using p_filter, p_limit, after_at;
end $$;

-- Counted up to a thousand, because no one reads a larger number.
create function desk_conversation_counts() returns table (mine integer, waiting integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select
      (select count(*)::integer from (select from public.conversation_treatment t
        where t.taken_by_staff = public.app_staff() limit 1000) m),
      (select count(*)::integer from (select from public.conversation_treatment t
        where t.waits_since is not null limit 1000) w)
    where public.app_staff() is not null;
  end;
revoke all on function desk_conversations, desk_conversation_counts from public;
grant execute on function desk_conversations, desk_conversation_counts to portal_desk;

-- Templates of answers in four languages, which staff publish.
create table answer_template (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  subject_code text check (subject_code in ('GENERAL', 'OFFERS', 'CHANGE_REQUEST', 'PAYMENTS', 'BENEFITS')),
  titles jsonb not null,
  texts jsonb not null,
  active boolean not null default true
);
comment on column answer_template.subject_code is 'offered first for messages with this subject; null: for all';
grant select, insert, update on answer_template to portal_desk;

-- A request is asked back: a question to the customer, and the answer.

create table request_question (
  id uuid primary key,
  interaction_id uuid not null,
  account_id uuid not null references account,
  position smallint not null,
  question bytea not null,
  needs_document boolean not null default false,
  mark bytea not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  answer_by date not null,
  remind_on date not null,
  reminded_at timestamptz,
  late_at timestamptz,
  answer bytea,
  answered_at timestamptz,
  closed_at timestamptz,
  foreign key (interaction_id, account_id) references interaction (id, account_id) on delete cascade,
  unique (interaction_id, position),
  unique (interaction_id, mark),
  check ((answer is null) = (answered_at is null))
);
comment on column request_question.question is 'encrypted';
comment on column request_question.answer is 'encrypted';
comment on column request_question.mark is 'a keyed hash of the question, by which its repetition is recognised';
comment on column request_question.late_at is 'when the day for the answer was found to have passed';
comment on column request_question.closed_at is 'the request was decided or withdrawn before an answer came';
create unique index one_open_question on request_question (interaction_id)
  where answered_at is null and closed_at is null;
create index on request_question (account_id);
create index on request_question (remind_on) where answered_at is null and closed_at is null;

alter table request_question enable row level security;
alter table request_question force row level security;
create policy owner on request_question to current_user using (true) with check (true);
create policy own_request_question on request_question for select to portal_api using (account_id = app_account());
create policy jobs_request_question on request_question to portal_jobs using (true) with check (true);
grant select (id, interaction_id, account_id, position, question, needs_document, asked_at, answer_by, answer,
  answered_at, closed_at) on request_question to portal_api;
grant select, insert, update on request_question to portal_jobs;

-- Keeps a customer's answer and gives the request back to who asked; the time to decide begins anew. Says ANSWERED; null
-- where the account has no such question, TAKEN where it was answered or its request decided, NO_FILE where the document
-- that was asked for is missing. It owns its rights: an account can change nothing else of a request. The lock of the
-- request's row decides between the customer and a decision.
create function answer_question(p_id uuid, p_answer bytea, p_has_files boolean) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked public.request_question;
  stands text;
begin
  select i.status into stands from public.interaction i join public.request_question q on q.interaction_id = i.id
    where q.id = p_id and q.account_id = public.app_account() for update of i;
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
revoke all on function answer_question from public;
grant execute on function answer_question to portal_api;

-- A decision or a withdrawal closes the open question.
create function close_question() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.request_question set closed_at = now()
    where interaction_id = new.id and answered_at is null and closed_at is null;
  return null;
end $$;
create trigger close_question after update of status on interaction for each row
  when (new.status in ('DONE', 'REFUSED') and old.status is distinct from new.status)
  execute function close_question();

-- What the core system is told of the requests that it decides, in one order.

create table handed_out_request (
  position bigint generated always as identity primary key,
  interaction_id uuid not null references interaction on delete cascade,
  event text not null check (event in ('REQUEST', 'ANSWER', 'NO_ANSWER', 'REMINDER', 'ENDED')),
  occasion text not null,
  at timestamptz not null default now(),
  unique (interaction_id, event, occasion)
);
comment on column handed_out_request.event is
  'a request to decide, an answer of the customer, none in time, a decision that is due, or a request that needs none any more';
comment on column handed_out_request.occasion is 'what caused it, so that each is told once';

alter table handed_out_request enable row level security;
alter table handed_out_request force row level security;
create policy owner on handed_out_request to current_user using (true) with check (true);
create policy jobs_handed_out_request on handed_out_request for select to portal_jobs using (true);
grant select on handed_out_request to portal_jobs;

-- Puts what happened since into the order, and marks new requests as in progress. Answers how many entries are new. The
-- lock makes one caller at a time: a position is never committed after a higher one was read. It owns its rights: the
-- order is written here alone.
create function hand_out_requests(p_by text, p_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  added integer;
begin
  perform pg_advisory_xact_lock(148000150);
  with happened as (
    select i.id, 'REQUEST' as event, '' as occasion, i.created_at as at from public.interaction i
      where i.decider = 'EXCHANGE' and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS') and i.due_at <= now()
        and i.approved_at is null and not exists (select from public.interaction part where part.parent_id = i.id)
    union all
    select i.id, 'ANSWER', q.id::text, q.answered_at from public.interaction i
      join public.request_question q on q.interaction_id = i.id
      where i.decider = 'EXCHANGE' and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS') and q.answered_at is not null
    union all
    select i.id, 'NO_ANSWER', q.id::text, q.late_at from public.interaction i
      join public.request_question q on q.interaction_id = i.id
      where i.decider = 'EXCHANGE' and i.status = 'PENDING' and q.late_at is not null and q.answered_at is null
    union all
    select i.id, 'REMINDER', i.reminded_at::text, i.reminded_at from public.interaction i
      where i.decider = 'EXCHANGE' and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS') and i.reminded_at is not null
    union all
    select i.id, 'ENDED', '', i.decided_at from public.interaction i
      where i.decider = 'EXCHANGE' and i.status in ('REFUSED', 'DONE') and i.decision_mark is null
        and exists (select from public.handed_out_request h where h.interaction_id = i.id)
  ), told as (
    insert into public.handed_out_request (interaction_id, event, occasion)
      select h.id, h.event, h.occasion from happened h
      where not exists (select from public.handed_out_request o
        where o.interaction_id = h.id and o.event = h.event and o.occasion = h.occasion)
      order by h.at, h.id limit p_most
    returning interaction_id, event
  ), begun as (
    update public.interaction i set status = 'IN_PROGRESS', taken_at = now(), taken_by = p_by
      from told t where t.interaction_id = i.id and t.event = 'REQUEST' and i.status = 'REQUEST'
    returning i.id, i.account_id
  ), history as (
    insert into public.interaction_status (interaction_id, account_id, position, status)
      select b.id, b.account_id, (select count(*) from public.interaction_status s where s.interaction_id = b.id),
        'IN_PROGRESS'
      from begun b
  ), audited as (
    insert into public.audit (actor, account_id, action, subject)
      select p_by, b.account_id, 'request IN_PROGRESS', b.id::text from begun b
  )
  select count(*) into added from told;
  return added;
end $$;
revoke all on function hand_out_requests from public;
grant execute on function hand_out_requests to portal_jobs;

-- The files of a request that was handed out, for the system that decides it. It owns its rights: no job reads what
-- customers sent otherwise.
create function handed_out_files(p_request uuid) returns table (id uuid, filename text, mime_type text, file_size integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select f.id, f.filename, f.mime_type, f.file_size from public.uploaded_file f
      where f.attached_to = 'interaction ' || p_request and exists (
        select from public.handed_out_request h where h.interaction_id = p_request)
      order by f.created_at, f.id;
  end;
create function handed_out_content(p_request uuid, p_file uuid) returns bytea
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select f.content from public.uploaded_file f
      where f.id = p_file and f.attached_to = 'interaction ' || p_request and exists (
        select from public.handed_out_request h join public.interaction i on i.id = h.interaction_id
        where h.interaction_id = p_request and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS'));
  end;
revoke all on function handed_out_files, handed_out_content from public;
grant execute on function handed_out_files, handed_out_content to portal_jobs;

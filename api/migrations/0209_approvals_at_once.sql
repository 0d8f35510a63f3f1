-- Many requests approved with one press: rows that the worker carries out after ten seconds, and that a press undoes.

create table scheduled_approval (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null,
  interaction_id uuid not null references interaction on delete cascade,
  account_id uuid references account on delete cascade,
  staff_id uuid not null references staff,
  took boolean not null default false,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  state text not null check (state in ('WAITING', 'UNDONE', 'APPROVED', 'REFUSED', 'FAILED')),
  problem text check (length(problem) <= 40),
  -- Why a kind's own rules refused what was approved, or who has it.
  detail text check (length(detail) <= 300)
);
comment on column scheduled_approval.took is 'the press took the request, so that undoing gives it back';
comment on column scheduled_approval.problem is 'why it was not approved: taken, decided, ownDecision …';
create index on scheduled_approval (due_at) where state = 'WAITING';
create unique index scheduled_approval_once on scheduled_approval (interaction_id) where state = 'WAITING';
create index on scheduled_approval (interaction_id);
create index on scheduled_approval (account_id);
create index on scheduled_approval (staff_id, created_at);

alter table scheduled_approval enable row level security;
alter table scheduled_approval force row level security;
create policy owner on scheduled_approval to current_user using (true) with check (true);
create policy desk_scheduled_approval on scheduled_approval for select to portal_desk using (staff_id = app_staff());
grant select on scheduled_approval to portal_desk;
create policy jobs_scheduled_approval on scheduled_approval to portal_jobs using (true) with check (true);
grant select, insert, update on scheduled_approval to portal_jobs;

-- Names the member of staff for whom the worker carries out an approval, in the audit and to row level security. None
-- whose right was taken meanwhile.
create function act_for_staff(p_staff uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  name text;
begin
  select s.name into name from public.staff s
    where s.id = p_staff and s.active and exists (
      select from public.staff_role r where r.staff_id = s.id and r.role in ('CLERK', 'SENIOR'));
  perform set_config('app.staff', case when name is null then '' else p_staff::text end, true);
  return name;
end $$;
revoke all on function act_for_staff from public;
grant execute on function act_for_staff to portal_jobs;

-- What became of a press, with the columns of the inbox's list: a decided request is closed to who decided it.
create function approvals_of_batch(p_batch uuid, p_staff uuid)
  returns table (id uuid, type text, person text, state text, problem text, detail text, "secondsLeft" integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.interaction_id, i.type, p.firstname || ' ' || p.lastname, a.state, a.problem, a.detail,
      case when a.state = 'WAITING' then greatest(0, ceil(extract(epoch from a.due_at - clock_timestamp())))::integer
        else 0 end
    from public.scheduled_approval a
      join public.interaction i on i.id = a.interaction_id
      left join public.account c on c.id = i.account_id
      left join public.insured p on p.insured_number = coalesce(i.insured_number, nullif(c.insured_number, 0))
    where a.batch_id = p_batch and a.staff_id = p_staff and p_staff = public.app_staff()
    order by a.interaction_id;
  end;
revoke all on function approvals_of_batch from public;
grant execute on function approvals_of_batch to portal_desk, portal_jobs;

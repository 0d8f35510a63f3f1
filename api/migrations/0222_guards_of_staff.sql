-- Guards of the desk: a supervisor always remains, what one person books alone in a day is summed, and what staff noted
-- about letters is deleted when its period ends.

-- Whether no other active member of staff supervises. Two who take the role from each other wait for one another here.
create function is_last_supervisor(p_staff uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep a supervisor'));
  return exists (select from public.staff s join public.staff_role r on r.staff_id = s.id
      where s.id = p_staff and s.active and r.role = 'SUPERVISOR')
    and not exists (select from public.staff s join public.staff_role r on r.staff_id = s.id
      where s.id <> p_staff and s.active and r.role = 'SUPERVISOR'
        and (not s.is_demonstration or (select o.is_demonstration from public.staff o where o.id = p_staff)));
end $$;

-- No program can forget it. The roles of staff whom an identity provider knows are the provider's, which gives the role
-- to another person at their sign-in.
create function keep_a_supervisor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  lost public.staff;
begin
  if tg_table_name = 'staff' then
    lost := old;
    if not exists (select from public.staff_role r where r.staff_id = lost.id and r.role = 'SUPERVISOR') then
      return null;
    end if;
  else
    select * into lost from public.staff s where s.id = old.staff_id;
    if not found or not lost.active or lost.issuer is not null then return null; end if;
  end if;
  perform pg_advisory_xact_lock(hashtext('keep a supervisor'));
  if not exists (select from public.staff s join public.staff_role r on r.staff_id = s.id
      where s.active and r.role = 'SUPERVISOR' and (not s.is_demonstration or lost.is_demonstration)) then
    raise exception 'last_supervisor';
  end if;
  return null;
end $$;
create trigger keep_a_supervisor after delete on staff_role for each row
  when (old.role = 'SUPERVISOR') execute function keep_a_supervisor();
create trigger keep_an_active_supervisor after update of active on staff for each row
  when (old.active and not new.active) execute function keep_a_supervisor();
revoke all on function is_last_supervisor, keep_a_supervisor from public;
grant execute on function is_last_supervisor to portal_desk, portal_jobs;

-- What waits can also end without a decision.
alter table staff_approval drop constraint staff_approval_state_check, drop constraint staff_approval_check;
alter table staff_approval
  add constraint staff_approval_state_check
    check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'ENDED')) not valid,
  add constraint staff_approval_check check ((state in ('WAITING', 'ENDED')) = (decided_by is null)) not valid;

-- Ends the changes of roles that wait, because an identity provider keeps the roles now. Each is in the audit.
create function end_role_approvals() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ended integer;
begin
  with gone as (
    update public.staff_approval a set state = 'ENDED', decided_at = now(), answer = 'rolesElsewhere'
      where a.act = 'staff role' and a.state = 'WAITING' returning a.id, a.asked_by)
  insert into public.audit (actor, action, subject, staff_id)
    select 'identity provider', 'approval ended: staff role, rolesElsewhere', g.id::text, g.asked_by from gone g;
  get diagnostics ended = row_count;
  return ended;
end $$;
revoke all on function end_role_approvals from public;
grant execute on function end_role_approvals to portal_identity, portal_jobs;

-- What one member of staff booked by hand without a second one: its sum of a day counts against the limit, by person and
-- by account, so that a payment in parts needs the same second person as the whole.
create table staff_booking (
  id uuid primary key default gen_random_uuid(),
  act text not null check (act in ('note', 'return', 'cancel')),
  staff_id uuid not null references staff,
  account_id uuid not null references account on delete cascade,
  amount integer not null check (amount >= 0),
  booked_on date not null
);
comment on table staff_booking is 'what one member of staff booked by hand alone, for the limit of a day';
comment on column staff_booking.amount is 'in rappen';
create index on staff_booking (booked_on, staff_id);
create index on staff_booking (account_id, booked_on);
create index on staff_booking (staff_id);
alter table staff_booking enable row level security;
alter table staff_booking force row level security;
create policy owner on staff_booking to current_user using (true) with check (true);
create policy jobs on staff_booking to portal_jobs using (true) with check (true);
grant select, insert on staff_booking to portal_jobs;

insert into retention_rule (subject, months, least_months, legal_basis) values
  ('returned-mail', 24, 12, 'nDSG art. 6: a note that a letter came back is needed until the customer has another address'),
  ('bookings-alone', 12, 1, 'nDSG art. 6: the sums of a day are needed for its limit and for questions about it; the audit has the bookings');

-- A taken message opens its customer too: the look names its subject.
drop function desk_looks(jsonb, integer);
create function desk_looks(p_filter jsonb, p_limit integer)
  returns table (id uuid, staff_id uuid, staff_name text, department text, kind text, reason text, case_type text, case_id uuid,
    began_at timestamptz, ended_at timestamptz, signs text[], insured_number integer, firstname text, lastname text,
    seen_by text, seen_at timestamptz, note bytea, is_mine boolean, message_subject text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
  after_at timestamptz;
begin
  if not public.is_supervisor() then return; end if;
  conditions := case p_filter ->> 'tab'
    when 'all' then ''
    when 'seen' then ' and v.access_id is not null'
    else ' and a.signs <> ''{}'' and v.access_id is null' end;
  if p_filter ? 'sign' then conditions := conditions || ' and a.signs <> ''{}'' and $1 ->> ''sign'' = any (a.signs)'; end if;
  if p_filter ? 'id' then conditions := ' and a.id = ($1 ->> ''id'')::uuid'; end if;
  if p_filter ? 'after' then
    select b.began_at into after_at from public.staff_access b where b.id = (p_filter ->> 'after')::uuid;
    conditions := conditions || ' and (a.began_at, a.id) < ($3, ($1 ->> ''after'')::uuid)';
  end if;
  return query execute format('select a.id, a.staff_id, s.name, s.department, a.kind, a.reason, i.type, i.id,
      a.began_at, coalesce(a.ended_at, a.ends_at), a.signs, p.insured_number, p.firstname, p.lastname,
      w.name, v.at, v.note, a.staff_id = public.app_staff(), m.subject_code
    from public.staff_access a
      join public.staff s on s.id = a.staff_id
      left join public.account c on c.id = a.account_id
      left join public.insured p on p.insured_number = coalesce(a.insured_number, nullif(c.insured_number, 0))
      left join public.interaction i on i.id = a.interaction_id
      left join public.conversation m on m.id = a.conversation_id
      left join public.look_review v on v.access_id = a.id
      left join public.staff w on w.id = v.staff_id
    where true%s order by a.began_at desc, a.id desc limit $2', conditions)
    using p_filter, p_limit, after_at;
end $$;
revoke all on function desk_looks from public;
grant execute on function desk_looks to portal_desk;

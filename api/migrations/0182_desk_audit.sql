-- A line of the audit names the member of staff, the reason, and what a change changed.

alter table audit
  add column staff_id uuid,
  add column access_id uuid,
  add column case_id uuid,
  add column reason text,
  add column change_id uuid,
  add column change_hash bytea;
comment on column audit.access_id is 'the access of staff_access that opened the rows';
comment on column audit.case_id is 'the request because of which it was done';
comment on column audit.change_hash is 'a keyed hash of the change, which is encrypted in audit_change';
create index on audit (staff_id, at) where staff_id is not null;

-- Before and after, apart from the audit: a line is never written again, and a new key encrypts these anew.
create table audit_change (
  id uuid primary key,
  account_id uuid,
  change bytea not null
);
comment on column audit_change.change is 'encrypted';
alter table audit_change enable row level security;
alter table audit_change force row level security;
create policy owner on audit_change to current_user using (true) with check (true);
create policy desk_new_change on audit_change for insert to portal_desk with check (app_staff() is not null);
create policy jobs_new_change on audit_change for insert to portal_jobs with check (app_staff() is not null);
grant insert on audit_change to portal_desk, portal_jobs;

-- Each line of a transaction of the desk names the member of staff and the access, also a line that an operation shared
-- with other doors writes. A program cannot name another person: it may not write these columns.
create function name_staff_in_audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  new.staff_id := public.app_staff();
  -- The access that a decision has just ended is still the one that opened the rows.
  select a.id, a.interaction_id, a.reason into new.access_id, new.case_id, new.reason
    from public.staff_access a
    where a.staff_id = new.staff_id and (a.ended_at is null or a.ended_at = now())
      and (a.ends_at is null or a.ends_at > now())
      and (a.account_id = new.account_id or (new.account_id is null and a.interaction_id::text = new.subject))
    order by coalesce(strpos(new.subject, a.interaction_id::text), 0) desc, a.kind, a.began_at desc
    limit 1;
  return new;
end $$;
create trigger name_staff before insert on audit for each row
  when (app_staff() is not null) execute function name_staff_in_audit();

create policy desk_audit on audit for insert to portal_desk
  with check (staff_id = app_staff() and actor like 'staff %');
grant insert (actor, account_id, session_id, action, subject, correlation_id, change_id, change_hash) on audit
  to portal_desk;
grant insert (change_id, change_hash) on audit to portal_jobs;
-- A sign-in at the desk is noted before there is a session.
grant insert (staff_id) on audit to portal_identity;

-- As before, and the new columns of the lines that have them: the lines of earlier seals have none.
create or replace function audit_hash(previous bytea, p_seal bigint, p_time_zone text) returns bytea
  language plpgsql stable set search_path = pg_catalog, public, pg_temp set datestyle = 'ISO, MDY' set timezone = 'UTC'
  as $$
begin
  perform set_config('TimeZone', p_time_zone, true);
  return (
    select sha256(previous || coalesce(string_agg(sha256(convert_to(
      row(a.id, a.at, a.xact, a.actor, a.account_id, a.session_id, a.action, a.subject, a.correlation_id)::text
        || case when a.staff_id is null then ''
          else row(a.staff_id, a.access_id, a.case_id, a.reason, a.change_id, a.change_hash)::text end,
      'UTF8')), ''::bytea order by a.id), ''::bytea))
    from audit a where a.seal = p_seal
  );
end $$;

-- What a customer reads of staff: the department, and why: a request of theirs, a call, or a check with a reason.
drop function own_accesses(date, integer);
create function own_accesses(p_before date, p_days integer)
  returns table (day date, who text, action text, subject text, count integer, department text, because text,
    case_type text, case_day date)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with others as (
      select l.account_id from public.account_insured l
        join public.account_insured mine on mine.insured_number = l.insured_number
      where mine.account_id = public.app_account() and mine.part_principal and l.account_id <> mine.account_id
    ), lines as (
      select (a.at at time zone 'Europe/Zurich')::date as day,
        case split_part(a.actor, ' ', 1) when 'operator' then 'STAFF' when 'staff' then 'STAFF' when 'office' then 'OFFICE'
          else 'YOU' end as who,
        a.action, case when a.action = 'read' then a.subject end as subject,
        p.department, x.kind as because, i.type as case_type,
        (i.created_at at time zone 'Europe/Zurich')::date as case_day
      from public.audit a
        left join public.staff p on p.id = a.staff_id
        left join public.staff_access x on x.id = a.access_id
        left join public.interaction i on i.id = a.case_id and i.account_id = a.account_id
      where a.account_id = public.app_account() and a.at > now() - interval '1 year'
        and split_part(a.actor, ' ', 1) in ('customer', 'operator', 'staff', 'office')
        -- A session tells of itself among the sign-ins.
        and a.action not in ('login', 'renew', 'logout', 'idle', 'replaced', 'reuse', 'everywhere')
      union all
      select (a.at at time zone 'Europe/Zurich')::date, 'HOUSEHOLD', a.action, a.subject, null, null, null, null
      from public.audit a
      where a.account_id in (select account_id from others) and a.at > now() - interval '1 year'
        and a.action = 'read'
        and a.subject in ('Query.insureds', 'Query.contracts', 'Query.totalMonthlyAmount', 'Query.newPremium',
          'Query.documents', 'Query.delegations')
    ), days as (
      select distinct l.day from lines l where l.day < p_before order by l.day desc limit p_days
    )
    select l.day, l.who, l.action, l.subject, count(*)::integer, l.department, l.because, l.case_type, l.case_day
    from lines l join days d on d.day = l.day
    group by l.day, l.who, l.action, l.subject, l.department, l.because, l.case_type, l.case_day
    order by l.day desc, l.who desc, l.action, l.subject, l.case_day desc nulls last;
  end;
revoke all on function own_accesses from public;
grant execute on function own_accesses to portal_api;

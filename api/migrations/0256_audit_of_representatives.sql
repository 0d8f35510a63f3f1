-- A line of the audit names the representation in which it was done, so that both accounts read it.

alter table audit add column representation_id uuid;
comment on column audit.representation_id is 'the representation in which a representative read or did it; the account is the one represented';

-- A program of the API cannot name another representation: it may not write the column. The lines of reads are written
-- later by the role of the sign-in, in no session.
create function name_representation_in_audit() returns trigger language plpgsql as $$
begin
  new.representation_id := public.app_representation();
  return new;
end $$;
create trigger name_representation before insert on audit for each row
  when (app_representation() is not null) execute function name_representation_in_audit();
grant insert (representation_id) on audit to portal_identity;
create policy represented_audit on audit for insert to portal_api
  with check (account_id = app_subject() and representation_id = app_representation());

-- As before, and the representation of the lines that have one.
create or replace function audit_hash(previous bytea, p_seal bigint, p_time_zone text) returns bytea
  language plpgsql stable set search_path = pg_catalog, public, pg_temp set datestyle = 'ISO, MDY' set timezone = 'UTC'
  as $$
begin
  perform set_config('TimeZone', p_time_zone, true);
  return (
    select sha256(previous || coalesce(string_agg(sha256(convert_to(
      row(a.id, a.at, a.xact, a.actor, a.account_id, a.session_id, a.action, a.subject, a.correlation_id)::text
        || case when a.staff_id is null then ''
          else row(a.staff_id, a.access_id, a.case_id, a.reason, a.change_id, a.change_hash)::text end
        || coalesce(a.representation_id::text, ''),
      'UTF8')), ''::bytea order by a.id), ''::bytea))
    from audit a where a.seal = p_seal
  );
end $$;

-- As before, and what representatives read and did, with their name.
drop function own_accesses(date, integer);
create function own_accesses(p_before date, p_days integer)
  returns table (day date, who text, action text, subject text, count integer, department text, because text,
    case_type text, case_day date, representative text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with others as (
      select l.account_id from public.account_insured l
        join public.account_insured mine on mine.insured_number = l.insured_number
      where mine.account_id = public.app_account() and mine.part_principal and l.account_id <> mine.account_id
    ), lines as (
      select (a.at at time zone 'Europe/Zurich')::date as day,
        case when a.representation_id is not null then 'REPRESENTATIVE' else
          case split_part(a.actor, ' ', 1) when 'operator' then 'STAFF' when 'staff' then 'STAFF' when 'office' then 'OFFICE'
            else 'YOU' end end as who,
        a.action, case when a.action = 'read' then a.subject end as subject,
        p.department, x.kind as because, i.type as case_type,
        (i.created_at at time zone 'Europe/Zurich')::date as case_day, n.display_name as representative
      from public.audit a
        left join public.staff p on p.id = a.staff_id
        left join public.staff_access x on x.id = a.access_id
        left join public.interaction i on i.id = a.case_id and i.account_id = a.account_id
        left join public.representation r on r.id = a.representation_id and r.account_id = a.account_id
        left join public.account n on n.id = r.representative_id
      where a.account_id = public.app_account() and a.at > now() - interval '1 year'
        and split_part(a.actor, ' ', 1) in ('customer', 'operator', 'staff', 'office')
        -- A session tells of itself among the sign-ins.
        and a.action not in ('login', 'renew', 'logout', 'idle', 'replaced', 'reuse', 'everywhere')
      union all
      select (a.at at time zone 'Europe/Zurich')::date, 'HOUSEHOLD', a.action, a.subject, null, null, null, null, null
      from public.audit a
      where a.account_id in (select account_id from others) and a.at > now() - interval '1 year'
        and a.action = 'read' and a.representation_id is null
        and a.subject in ('Query.insureds', 'Query.contracts', 'Query.totalMonthlyAmount', 'Query.newPremium',
          'Query.documents', 'Query.delegations')
    ), days as (
      select distinct l.day from lines l where l.day < p_before order by l.day desc limit p_days
    )
    select l.day, l.who, l.action, l.subject, count(*)::integer, l.department, l.because, l.case_type, l.case_day,
      l.representative
    from lines l join days d on d.day = l.day
    group by l.day, l.who, l.action, l.subject, l.department, l.because, l.case_type, l.case_day, l.representative
    order by l.day desc, l.who desc, l.action, l.subject, l.case_day desc nulls last;
  end;
revoke all on function own_accesses from public;
grant execute on function own_accesses to portal_api;

-- What was read and done in a representation, by day, as both accounts read it.
create function representation_acts(p_id uuid, p_days integer)
  returns table (day date, action text, subject text, count integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with lines as (
      select (a.at at time zone 'Europe/Zurich')::date as day, a.action,
        case when a.action = 'read' then a.subject end as subject
      from public.audit a
        join public.representation r on r.id = a.representation_id
      where a.representation_id = p_id and public.app_account() in (r.account_id, r.representative_id)
        and a.account_id = r.account_id
    ), days as (
      select distinct l.day from lines l order by l.day desc limit p_days
    )
    select l.day, l.action, l.subject, count(*)::integer from lines l join days d on d.day = l.day
    group by l.day, l.action, l.subject order by l.day desc, l.action, l.subject;
  end;
revoke all on function representation_acts from public;
grant execute on function representation_acts to portal_api;

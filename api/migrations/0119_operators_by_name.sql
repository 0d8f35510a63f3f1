-- An operator's audit lines name the employee after the role: 'operator anna'. Customers read that staff acted, not who.

create or replace function own_accesses(p_before date, p_days integer)
  returns table (day date, who text, action text, subject text, count integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with others as (
      select l.account_id from public.account_insured l
        join public.account_insured mine on mine.insured_number = l.insured_number
      where mine.account_id = public.app_account() and mine.part_principal and l.account_id <> mine.account_id
    ), lines as (
      select (a.at at time zone 'Europe/Zurich')::date as day,
        case split_part(a.actor, ' ', 1) when 'operator' then 'STAFF' when 'office' then 'OFFICE' else 'YOU' end as who,
        a.action, case when a.action = 'read' then a.subject end as subject
      from public.audit a
      where a.account_id = public.app_account() and a.at > now() - interval '1 year'
        and split_part(a.actor, ' ', 1) in ('customer', 'operator', 'office')
        -- A session tells of itself among the sign-ins.
        and a.action not in ('login', 'renew', 'logout', 'idle', 'replaced', 'reuse', 'everywhere')
      union all
      select (a.at at time zone 'Europe/Zurich')::date, 'HOUSEHOLD', a.action, a.subject
      from public.audit a
      where a.account_id in (select account_id from others) and a.at > now() - interval '1 year'
        and a.action = 'read'
        and a.subject in ('Query.insureds', 'Query.contracts', 'Query.totalMonthlyAmount', 'Query.newPremium',
          'Query.documents', 'Query.delegations')
    ), days as (
      select distinct l.day from lines l where l.day < p_before order by l.day desc limit p_days
    )
    select l.day, l.who, l.action, l.subject, count(*)::integer
    from lines l join days d on d.day = l.day
    group by l.day, l.who, l.action, l.subject
    order by l.day desc, l.who desc, l.action, l.subject;
  end;

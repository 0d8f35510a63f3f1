-- What somebody may know of how their data is used: their sign-ins, and who looked at what.

-- The sign-ins of the account, failed ones included, the newest first. It owns its rights: the API reads no sessions.
create function own_sign_ins(p_before timestamptz, p_limit integer)
  returns table (at timestamptz, action text, session_id uuid, os text, device text, is_open boolean)
  language sql stable security definer
  begin atomic
    select a.at, a.action, a.session_id, t.os, t.device,
      coalesce(s.ended_at is null and s.expires_at > now() and s.seen_at > now() - interval '15 minutes', false)
    from public.audit a
      left join public.session s on s.id = a.session_id
      left join public.technical_information t on t.session_id = a.session_id
    where a.account_id = public.app_account() and a.action in ('login', 'login refused') and a.at < p_before
    order by a.at desc, a.id desc
    limit p_limit;
  end;

-- Who read or changed what of the account, by Swiss day, for the last days with anything before the given one. Another
-- account counts where it sees the main insured of this one, and only with reads that show the people of a household.
create function own_accesses(p_before date, p_days integer)
  returns table (day date, who text, action text, subject text, count integer)
  language sql stable security definer
  begin atomic
    with others as (
      select l.account_id from public.account_insured l
        join public.account_insured mine on mine.insured_number = l.insured_number
      where mine.account_id = public.app_account() and mine.part_principal and l.account_id <> mine.account_id
    ), lines as (
      select (a.at at time zone 'Europe/Zurich')::date as day,
        case a.actor when 'operator' then 'STAFF' when 'office' then 'OFFICE' else 'YOU' end as who,
        a.action, case when a.action = 'read' then a.subject end as subject
      from public.audit a
      where a.account_id = public.app_account() and a.at > now() - interval '1 year'
        and a.actor in ('customer', 'operator', 'office')
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

revoke all on function own_sign_ins, own_accesses from public;
grant execute on function own_sign_ins, own_accesses to portal_api;

-- One export of everything at a time.
create table data_export (
  account_id uuid primary key references account,
  started_at timestamptz not null,
  ended_at timestamptz
);
alter table data_export enable row level security;
alter table data_export force row level security;
create policy owner on data_export to current_user using (true) with check (true);
create policy own_data_export on data_export to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
grant select, insert on data_export to portal_api;
grant update (started_at, ended_at) on data_export to portal_api;

-- What a request for deletion takes away once somebody has approved it.
create policy jobs_notification_finding on notification for select to portal_jobs using (true);
create policy jobs_notification_deletion on notification for delete to portal_jobs using (true);
create policy jobs_account_closing on account for update to portal_jobs using (true) with check (true);
grant select (account_id) on draft, notification to portal_jobs;
grant delete on notification to portal_jobs;
grant update (locked_at) on account to portal_jobs;
grant update (ended_at, ended_because) on session to portal_jobs;

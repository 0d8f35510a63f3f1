-- What people find behind the bell. Who tells them also queues the message on the channel that they chose.
create table notification (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null check (kind in
    ('InvoiceReminder', 'InvoicePaid', 'InvoiceNew', 'RefundNew', 'CommunicationNew', 'CertificatNew')),
  parameters jsonb not null check (parameters ->> 'kind' = kind),
  id_dms text references document,
  sent timestamptz not null default now(),
  seen_at timestamptz,
  deleted_at timestamptz check (deleted_at is null or seen_at is not null)
);
comment on column notification.parameters is 'what the kind tells; texts in all languages where we wrote them';
comment on column notification.id_dms is 'the document that it tells of';
create index on notification (account_id, sent desc, id) where deleted_at is null;

alter table notification enable row level security;
alter table notification force row level security;
create policy owner on notification to current_user using (true) with check (true);
create policy own_notification on notification for select to portal_api using (account_id = app_account());
create policy change_own_notification on notification for update to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_notification on notification for insert to portal_jobs with check (true);

grant select, update (seen_at, deleted_at) on notification to portal_api;
grant insert on notification to portal_jobs;

-- Which of these sessions still hold. Unlike open_session it asks without counting as use: a page that only listens
-- does not keep its session alive.
create function living_sessions(p_sessions uuid[]) returns setof uuid
  language sql stable security definer
  begin atomic
    select s.id from public.session s join public.account a on a.id = s.account_id
    where s.id = any (p_sessions) and s.ended_at is null and a.locked_at is null
      and s.expires_at > now() and s.seen_at > now() - interval '15 minutes';
  end;
revoke all on function living_sessions from public;
grant execute on function living_sessions to portal_api;

-- What a page asks by itself is no use of the session: it would never idle out while a page is open.
create or replace function open_session(p_session uuid, p_fingerprint bytea)
  returns table (
    account_id uuid, role text, extranaute_type text, sous_tutelle boolean, admitted boolean,
    seen_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer as $$
begin
  select s.account_id, a.role, a.extranaute_type, a.sous_tutelle,
      a.extranaute_type = 'PPA'
        or coalesce((select f.value from public.feature_flag f where f.id = 'AFFILIATE_ACCOUNTS'), false),
      s.seen_at, s.expires_at
    into account_id, role, extranaute_type, sous_tutelle, admitted, seen_at, expires_at
    from public.session s join public.account a on a.id = s.account_id
    where s.id = p_session and s.fingerprint_hash = p_fingerprint and s.ended_at is null and a.locked_at is null
      and s.expires_at > now() and s.seen_at > now() - interval '15 minutes';
  if not found then
    perform set_config('app.account', '', true);
    return;
  end if;
  perform set_config('app.account', account_id::text, true);
  if seen_at < now() - interval '30 seconds' and current_setting('app.unattended', true) is distinct from '1' then
    update public.session s set seen_at = now() where s.id = p_session;
  end if;
  return next;
end $$;

create function open_session_unattended(p_session uuid, p_fingerprint bytea)
  returns table (
    account_id uuid, role text, extranaute_type text, sous_tutelle boolean, admitted boolean,
    seen_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer as $$
begin
  perform set_config('app.unattended', '1', true);
  return query select * from public.open_session(p_session, p_fingerprint);
  perform set_config('app.unattended', '', true);
end $$;
revoke all on function open_session_unattended from public;
grant execute on function open_session_unattended to portal_api;

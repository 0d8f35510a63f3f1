-- Devices that take push messages, and the key by which push services know us. Renewals whose answer is lost.

create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account,
  endpoint_hash bytea not null unique,
  endpoint bytea not null,
  keys bytea not null,
  created_at timestamptz not null default now(),
  last_ok_at timestamptz
);
comment on column push_subscription.endpoint is 'encrypted';
comment on column push_subscription.keys is 'encrypted';
comment on column push_subscription.last_ok_at is 'when its service last took a message';
create index on push_subscription (account_id);

create table push_key (
  single boolean primary key default true check (single),
  public_key text not null,
  private_key bytea not null
);
comment on column push_key.private_key is 'encrypted';

alter table push_subscription enable row level security;
alter table push_subscription force row level security;
create policy owner on push_subscription to current_user using (true) with check (true);
create policy own_push_subscription on push_subscription to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_push_subscription on push_subscription to portal_jobs using (true) with check (true);
create policy jobs_preferences on notification_preference for select to portal_jobs using (true);

-- A browser that somebody else used before is now this person's. It owns its rights: whose it was stays unreadable, and
-- only who holds the device knows its endpoint.
create function forget_push_device(p_endpoint_hash bytea) returns void
  language sql volatile security definer
  begin atomic
    delete from public.push_subscription where endpoint_hash = p_endpoint_hash;
  end;
revoke all on function forget_push_device from public;
grant execute on function forget_push_device to portal_api;

grant select, insert, delete on push_subscription to portal_api;
grant select, delete on push_subscription to portal_jobs;
grant update (last_ok_at) on push_subscription to portal_jobs;
grant select, insert on push_key to portal_jobs;
grant select on notification_preference to portal_jobs;
grant select (phone_number) on account to portal_jobs;

-- Until the browser has said so, the answer to the last renewal may be lost.
alter table session add column refresh_arrived boolean not null default true;

-- What people set themselves: phone, letters on paper, channels of notification; what they meet when they arrive.

create table notification_preference (
  account_id uuid primary key references account,
  invoice_new text not null default 'EMAIL' check (invoice_new in ('NONE', 'EMAIL', 'SMS', 'PUSH')),
  invoice_reminder text not null default 'EMAIL' check (invoice_reminder in ('NONE', 'EMAIL', 'SMS', 'PUSH')),
  refund_new text not null default 'EMAIL' check (refund_new in ('NONE', 'EMAIL', 'SMS', 'PUSH')),
  communication_new text not null default 'EMAIL' check (communication_new in ('NONE', 'EMAIL', 'SMS', 'PUSH')),
  certificat_new text not null default 'EMAIL' check (certificat_new in ('NONE', 'EMAIL', 'SMS', 'PUSH'))
);

-- An address of the mobile app and what serves it. Public: it says nothing of anybody.
create table deeplink (
  gmnet_path text primary key check (gmnet_path like '/%'),
  gmapp_availability boolean not null,
  gmnet_availability boolean not null
);

alter table notification_preference enable row level security;
alter table notification_preference force row level security;
create policy owner on notification_preference to current_user using (true) with check (true);
create policy own_preferences on notification_preference to portal_api
  using (account_id = app_account()) with check (account_id = app_account());

create policy change_own_account on account for update to portal_api
  using (id = app_account()) with check (id = app_account());

grant select, insert, update on notification_preference to portal_api;
grant update (phone_number, correspondance, first_connection_at) on account to portal_api;
grant select on deeplink to portal_api;

-- The session of somebody's first visit: what is said at a first visit is said during all of it.
alter table account add column first_session_id uuid;
alter table account add column whats_new_seen_at timestamptz;
grant update (first_session_id, whats_new_seen_at) on account to portal_api;

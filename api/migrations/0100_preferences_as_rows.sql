-- The channel of each kind of news is a row, so that a new kind needs no column. What was chosen before is carried over.
create table chosen_channel (
  account_id uuid not null references account,
  kind text not null check (kind ~ '^[a-zA-Z]{1,40}$'),
  channel text not null check (channel in ('NONE', 'EMAIL', 'SMS', 'PUSH')),
  primary key (account_id, kind)
);
comment on column chosen_channel.kind is 'as the settings name it; one without a row is told by e-mail';

insert into chosen_channel (account_id, kind, channel)
select p.account_id, c.kind, c.channel
from notification_preference p cross join lateral (values
  ('invoiceNew', p.invoice_new),
  ('invoiceReminder', p.invoice_reminder),
  ('refundNew', p.refund_new),
  ('communicationNew', p.communication_new),
  ('certificatNew', p.certificat_new)
) c (kind, channel);

drop table notification_preference;
alter table chosen_channel rename to notification_preference;
alter index chosen_channel_pkey rename to notification_preference_pkey;

alter table notification_preference enable row level security;
alter table notification_preference force row level security;
create policy owner on notification_preference to current_user using (true) with check (true);
create policy own_preferences on notification_preference to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_preferences on notification_preference for select to portal_jobs using (true);
grant select, insert, update (channel) on notification_preference to portal_api;
grant select on notification_preference to portal_jobs;

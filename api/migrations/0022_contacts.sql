-- E-mail addresses and phone numbers at which people are reached. They hold at once; change tracking tells of them.

create table contact (
  id uuid primary key,
  insured_number integer not null references insured,
  kind text not null check (kind in ('EMAIL', 'PHONE')),
  value bytea not null,
  value_hash bytea not null,
  nature text not null check (nature in ('PRV', 'PRF')),
  mobile boolean,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (insured_number, kind, value_hash),
  check ((kind = 'PHONE') = (mobile is not null))
);
comment on column contact.value is 'encrypted';

alter table contact enable row level security;
alter table contact force row level security;
create policy owner on contact to current_user using (true) with check (true);
create policy own_contact on contact to portal_api
  using (insured_number = any (array(
    select l.insured_number from account_insured l where l.account_id = app_account())))
  with check (insured_number = any (array(
    select l.insured_number from account_insured l where l.account_id = app_account())));
create policy jobs_contact on contact for select to portal_jobs using (true);

grant select, insert, update, delete on contact to portal_api;
grant select on contact to portal_jobs;

-- What takes effect at once is tracked as a request that is done: contacts, and nothing else.
create policy own_done_interaction on interaction for insert to portal_api with check (
  account_id = app_account() and status = 'DONE' and nature in ('EMAIL', 'PHONE') and insured_number = any (
    array(select l.insured_number from account_insured l where l.account_id = app_account()))
);

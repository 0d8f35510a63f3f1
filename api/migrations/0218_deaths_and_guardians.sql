-- A death and a guardian are acts of the desk, which run in the role of the jobs.

grant execute on function report_death to portal_jobs;
grant delete on supplementary_contract to portal_jobs;
grant select (sous_tutelle), update (sous_tutelle) on account to portal_jobs;

create table guardianship (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  guardian text not null check (length(guardian) between 1 and 36),
  authority text not null check (length(authority) between 1 and 80),
  since date not null,
  ended_on date check (ended_on >= since),
  created_at timestamptz not null default now()
);
comment on table guardianship is 'who acts for the holder of an account, and which authority appointed them';
create index on guardianship (account_id);
create unique index on guardianship (account_id) where ended_on is null;

alter table guardianship enable row level security;
alter table guardianship force row level security;
create policy owner on guardianship to current_user using (true) with check (true);
create policy own on guardianship for select to portal_api using (account_id = app_account());
create policy jobs on guardianship to portal_jobs using (app_staff() is not null) with check (app_staff() is not null);
grant select on guardianship to portal_api;
grant select, insert, update on guardianship to portal_jobs;
call open_to_desk('guardianship', 'account');

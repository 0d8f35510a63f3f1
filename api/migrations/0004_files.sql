-- What customers send us: kept as it was made harmless, gone after two hours unless an act claims it.
create table uploaded_file (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  filename text not null,
  mime_type text not null check (mime_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/gif')),
  file_size integer not null check (file_size > 0),
  content bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  claimed_by text,
  claimed_at timestamptz,
  -- Either it waits and expires, or something refers to it and it stays.
  check ((claimed_by is null) = (expires_at is not null)),
  check ((claimed_by is null) = (claimed_at is null))
);
-- Pictures and PDFs are compressed already.
alter table uploaded_file alter column content set storage external;
create index on uploaded_file (account_id) where claimed_by is null;
create index on uploaded_file (expires_at) where claimed_by is null;

alter table uploaded_file enable row level security;
alter table uploaded_file force row level security;
create policy owner on uploaded_file to current_user using (true) with check (true);
create policy own_uploaded_file on uploaded_file to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_uploaded_file on uploaded_file to portal_jobs using (claimed_by is null);

grant select, insert, delete on uploaded_file to portal_api;
grant update (expires_at, claimed_by, claimed_at) on uploaded_file to portal_api;
grant select (expires_at, claimed_by), delete on uploaded_file to portal_jobs;

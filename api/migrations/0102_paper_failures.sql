-- Papers that could not be drawn, by the last attempt. A row stops the dunning that rests on the paper, and goes once
-- the paper can be drawn.
create table paper_failure (
  iddms text primary key references document on delete cascade,
  account_id uuid not null references account,
  code text not null,
  reason text not null,
  failed_at timestamptz not null default now(),
  told_at timestamptz
);
comment on table paper_failure is 'papers that could not be drawn';
comment on column paper_failure.code is 'the kind that draws the paper';
comment on column paper_failure.reason is 'the error, without what the paper says';
comment on column paper_failure.told_at is 'when the log told of it; once is enough';
create index on paper_failure (account_id);

alter table paper_failure enable row level security;
alter table paper_failure force row level security;
do $$ begin
  execute 'create policy owner on paper_failure to current_user using (true) with check (true)';
end $$;
-- Whoever opens a paper that cannot be drawn notes it; the API reads none of them.
create policy note_own on paper_failure for insert to portal_api with check (account_id = app_account());
grant insert (iddms, account_id, code, reason) on paper_failure to portal_api;
create policy jobs_failure on paper_failure to portal_jobs using (true) with check (true);
grant select, delete, insert (iddms, account_id, code, reason), update (told_at) on paper_failure to portal_jobs;

-- The job that tries again reads those papers alone.
create policy jobs_failed_document on document for select to portal_jobs
  using (exists (select from paper_failure f where f.iddms = document.iddms));
grant select on document to portal_jobs;

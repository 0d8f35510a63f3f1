-- What was handed to the auditor: the audit of a period, with who asked for it, why, how many lines it had and their hash.

create table audit_export (
  id uuid primary key,
  staff_id uuid not null references staff,
  from_day date not null,
  to_day date not null,
  up_to timestamptz not null,
  format text not null check (format in ('csv', 'jsonl')),
  reason text not null check (length(reason) between 3 and 300),
  asked_at timestamptz not null default now(),
  lines bigint,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  finished_at timestamptz,
  check (from_day <= to_day),
  check (num_nulls(lines, sha256, finished_at) in (0, 3))
);
comment on column audit_export.up_to is 'the instant at which the file ends, so that it is the same whenever it is read';
comment on column audit_export.sha256 is 'of the whole file, once it was read to its end';
create index on audit_export (asked_at desc);
create index on audit_export (staff_id);

alter table audit_export enable row level security;
alter table audit_export force row level security;
create policy owner on audit_export to current_user using (true) with check (true);
create policy desk_audit_export on audit_export to portal_desk
  using (is_supervisor()) with check (is_supervisor() and staff_id = app_staff());
create policy jobs_audit_export on audit_export to portal_jobs using (true) with check (true);
grant select, insert on audit_export to portal_desk;
grant select, update (lines, sha256, finished_at) on audit_export to portal_jobs;

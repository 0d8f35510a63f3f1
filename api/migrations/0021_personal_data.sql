-- What the insurer knows of people beyond their names, and acts that are confirmed with a one-time code.

alter table insured add column nationality text not null default 'CH' check (nationality ~ '^[A-Z]{2}$');
alter table insured add column permit text check (permit in ('B', 'C', 'CI', 'F', 'G', 'L', 'N', 'S'));
comment on column insured.permit is 'the permit with which a foreigner lives or works in Switzerland';

-- A number that was changed a moment ago gets no codes yet: whoever took over a session could have changed it.
alter table account add column phone_number_changed_at timestamptz;
grant update (phone_number_changed_at) on account to portal_api;

-- An act that waits for its code. The code itself is nowhere: only its keyed hash, bound to this row.
create table confirmation (
  id uuid primary key,
  account_id uuid not null references account,
  session_id uuid not null,
  act text not null,
  words text not null,
  input_hash bytea not null,
  code_hash bytea not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  tries smallint not null default 0,
  sends smallint not null default 1,
  sent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on column confirmation.words is 'what the code is for, as the person reads it';
comment on column confirmation.input_hash is 'of exactly what was asked for: the code confirms nothing else';
create index on confirmation (account_id, created_at);
create index on confirmation (created_at);

alter table confirmation enable row level security;
alter table confirmation force row level security;
create policy owner on confirmation to current_user using (true) with check (true);
create policy own_confirmation on confirmation to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_confirmation on confirmation to portal_jobs using (true);

grant select, insert, update on confirmation to portal_api;
grant select, delete on confirmation to portal_jobs;

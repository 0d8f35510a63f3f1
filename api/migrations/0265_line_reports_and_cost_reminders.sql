-- Errors that customers report on lines of statements, and the reminders of costs that were sent.

create table line_report (
  account_id uuid not null references account on delete cascade,
  statement_id uuid not null,
  position smallint not null,
  conversation_id uuid not null references conversation on delete cascade,
  error text not null check (error ~ '^[A-Z_]{3,20}$'),
  reported_at timestamptz not null default now(),
  primary key (account_id, statement_id, position),
  foreign key (statement_id, position) references statement_line on delete cascade
);
comment on table line_report is 'one conversation for each line and account; what was said is in the conversation';
create index on line_report (conversation_id);
create index on line_report (statement_id, position);

create table cost_reminder (
  account_id uuid not null references account on delete cascade,
  step text not null check (step ~ '^[A-Z_]{3,20}$'),
  subject text not null,
  sent_at timestamptz not null,
  primary key (account_id, step, subject)
);
comment on column cost_reminder.subject is 'the year, the year and the person, or the contract: a reminder of it is sent once';
create index on cost_reminder (sent_at);

do $$
declare
  name text;
begin
  foreach name in array array['line_report', 'cost_reminder'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy own on %I to portal_api
      using (account_id = app_account()) with check (account_id = app_account())', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
  end loop;
end $$;

grant select, insert on line_report to portal_api;
grant select on cost_reminder to portal_api;
grant select, delete on line_report to portal_jobs;
grant select, insert, delete on cost_reminder to portal_jobs;

-- Reminders are seen at the desk before they leave: a single one is held back with a reason, and a run is released where
-- the insurer wants that.

create table dunning_hold (
  invoice_no text primary key references invoice,
  account_id uuid not null references account on delete cascade,
  reason text not null check (length(reason) between 3 and 300),
  held_by uuid not null references staff,
  held_at timestamptz not null default now()
);
comment on table dunning_hold is 'invoices that are not reminded until an employee lets them go';
create index on dunning_hold (account_id);
create index on dunning_hold (held_by);

create table dunning_setting (
  single boolean primary key default true check (single),
  needs_release boolean not null default false
);
comment on column dunning_setting.needs_release is 'whether the reminders of a day leave only once an employee has released them';
insert into dunning_setting default values;

create table dunning_run (
  day date primary key,
  letters integer not null check (letters >= 0),
  amount bigint not null,
  released_by uuid not null references staff,
  released_at timestamptz not null default now()
);
comment on table dunning_run is 'the days whose reminders were released, with what the employee saw';
create index on dunning_run (released_by);

do $$
declare
  name text;
begin
  foreach name in array array['dunning_hold', 'dunning_setting', 'dunning_run'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
    execute format('grant select on %I to portal_jobs', name);
  end loop;
end $$;
grant insert, delete on dunning_hold to portal_jobs;
grant update (needs_release) on dunning_setting to portal_jobs;
grant insert on dunning_run to portal_jobs;

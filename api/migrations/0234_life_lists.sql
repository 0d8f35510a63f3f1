-- The lists that a customer began when something in their life changed: what is done stays ticked until the list ends.

create table life_list (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  event text not null check (event ~ '^[A-Z_]{3,20}$'),
  happens_on date,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on column life_list.happens_on is 'the day of the change, where the customer said it';
create unique index life_list_open on life_list (account_id, event) where ended_at is null;

create table life_list_step (
  list_id uuid not null references life_list on delete cascade,
  account_id uuid not null references account on delete cascade,
  step text not null check (step ~ '^[a-zA-Z]{3,30}$'),
  done_at timestamptz not null default now(),
  primary key (list_id, step)
);
comment on table life_list_step is 'what the customer ticked; what a request ticks is read from the requests';
create index on life_list_step (account_id);

do $$
declare
  name text;
begin
  foreach name in array array['life_list', 'life_list_step'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy own on %I to portal_api
      using (account_id = app_account()) with check (account_id = app_account())', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
  end loop;
end $$;

grant select, insert on life_list to portal_api;
grant update (happens_on, ended_at) on life_list to portal_api;
grant select, insert, delete on life_list_step to portal_api;
grant select, delete on life_list, life_list_step to portal_jobs;

insert into retention_rule (subject, months, least_months, legal_basis) values
  ('life-lists', 24, 1, 'nDSG art. 6: a list that has ended is needed to look back; one that was left goes two years after its start');

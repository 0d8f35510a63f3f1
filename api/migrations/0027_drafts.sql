-- What somebody typed into a form and has not sent yet.
create table draft (
  account_id uuid not null references account,
  form text not null,
  generation integer not null check (generation >= 0),
  content bytea,
  kept_at timestamptz not null default now(),
  primary key (account_id, form)
);
comment on column draft.content is 'encrypted; nothing once the form was sent or given up';
comment on column draft.generation is 'how often the form was sent or given up: what was typed before does not come back';
create index on draft (kept_at);

alter table draft enable row level security;
alter table draft force row level security;
create policy owner on draft to current_user using (true) with check (true);
create policy own_draft on draft to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_draft on draft to portal_jobs using (true);

grant select, insert, delete on draft to portal_api;
grant update (generation, content, kept_at) on draft to portal_api;
grant select (kept_at), delete on draft to portal_jobs;

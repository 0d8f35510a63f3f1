-- What we wrote to customers. A document keeps what it was made from, not its bytes: it is drawn when it is asked for.
create table document (
  iddms text primary key check (iddms ~ '^[0-9A-F]{20}$'),
  account_id uuid not null references account,
  partenaires jsonb not null check (jsonb_typeof(partenaires) = 'array'),
  type text not null,
  sub_type text not null,
  code text not null,
  document_filter_type text not null,
  date date not null,
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  parameters jsonb not null default '{}',
  seen_at timestamptz
);
comment on column document.account_id is 'the recipient: the only account that sees it';
comment on column document.partenaires is 'the insured people whom it concerns';
comment on column document.code is 'the kind that draws it';
comment on column document.language is 'the language it was written in, whatever the portal is read in';
-- A year of a large account is one range of this index.
create index on document (account_id, date desc, iddms);

alter table document enable row level security;
alter table document force row level security;
create policy owner on document to current_user using (true) with check (true);
create policy own_document on document for select to portal_api using (account_id = app_account());
create policy see_own_document on document for update to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy jobs_document on document for insert to portal_jobs with check (true);

grant select, update (seen_at) on document to portal_api;
grant insert on document to portal_jobs;

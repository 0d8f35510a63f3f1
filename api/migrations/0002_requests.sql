-- What customers ask of the insurer, the answers kept for repeated calls, the messages that follow, and the operator's
-- announcements.

create table interaction (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  insured_number integer references insured,
  type text not null,
  nature text not null,
  status text not null default 'REQUEST'
    check (status in ('REQUEST', 'PENDING', 'IN_PROGRESS', 'REFUSED', 'DONE', 'ARCHIVED')),
  details bytea not null,
  business_key text,
  once boolean not null default false,
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  approved_at timestamptz,
  held_at timestamptz,
  decided_at timestamptz,
  reason text,
  tries smallint not null default 0,
  last_error text
);
comment on column interaction.details is 'encrypted';
comment on column interaction.business_key is 'what may be open only once at a time, or happen only once at all';
comment on column interaction.due_at is 'not treated before this instant and the configured delay, which an approval skips';
create unique index one_open_request on interaction (business_key)
  where status in ('REQUEST', 'PENDING', 'IN_PROGRESS');
create unique index one_request_ever on interaction (business_key) where once and status <> 'REFUSED';
create index on interaction (account_id, created_at);
create index on interaction (insured_number, nature) where status in ('REQUEST', 'PENDING', 'IN_PROGRESS');
create index on interaction (due_at) where status in ('REQUEST', 'IN_PROGRESS') and held_at is null;
create index on interaction (decided_at) where status in ('DONE', 'REFUSED');

create table interaction_status (
  interaction_id uuid not null references interaction,
  account_id uuid not null references account,
  position smallint not null,
  status text not null,
  at timestamptz not null default now(),
  primary key (interaction_id, position)
);

-- The answer to an act, kept so that the same call gives the same answer and no second effect.
create table idempotency (
  account_id uuid not null references account,
  key text not null,
  step smallint not null,
  request_hash bytea not null,
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (account_id, key, step)
);
comment on column idempotency.answer is 'encrypted';
create index on idempotency (created_at);

-- What leaves by e-mail, SMS or push. Without an account: a message to somebody who has none yet.
create table message (
  id uuid primary key,
  account_id uuid references account,
  interaction_id uuid references interaction,
  channel text not null check (channel in ('EMAIL', 'SMS', 'PUSH')),
  recipient bytea not null,
  template text not null,
  language text not null check (language in ('fr', 'de', 'it', 'en')),
  parameters bytea not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'KEPT', 'FAILED')),
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
comment on column message.recipient is 'encrypted';
comment on column message.parameters is 'encrypted';
create index on message (next_try_at) where state = 'WAITING';
create index on message (state, created_at);
create index on message (interaction_id);
create index on message (account_id);

-- Texts of announcements are objects with one entry per language.
create table warning_message (
  single boolean primary key default true check (single),
  texts jsonb not null,
  ends_at timestamptz
);

create table whats_new (
  id uuid primary key default gen_random_uuid(),
  texts jsonb not null,
  image text,
  url text,
  event_label text not null,
  published_at timestamptz not null default now(),
  ends_at timestamptz
);

create table campaign (
  id uuid primary key default gen_random_uuid(),
  image_url jsonb not null,
  link jsonb not null,
  analytics text not null,
  published_at timestamptz not null default now(),
  ends_at timestamptz
);

-- Whether a change of this nature waits for an insured of the account, whoever of the household asked for it. Nothing
-- when the account does not see the insured. It owns its rights: others' requests stay unreadable.
create function is_update_pending(p_insured integer, p_nature text) returns boolean
  language sql stable security definer
  begin atomic
    select exists (
      select from public.interaction i
      where i.insured_number = p_insured and i.nature = p_nature
        and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
    )
    where exists (
      select from public.account_insured l
      where l.account_id = public.app_account() and l.insured_number = p_insured
    );
  end;

do $$
declare
  name text;
begin
  foreach name in array array['interaction', 'interaction_status', 'idempotency', 'message'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;

create policy own_interaction on interaction for select to portal_api using (account_id = app_account());
-- Whom a request concerns is somebody the account sees.
create policy own_new_interaction on interaction for insert to portal_api with check (
  account_id = app_account() and status = 'REQUEST' and (insured_number is null or insured_number = any (
    array(select l.insured_number from account_insured l where l.account_id = app_account())))
);
create policy own_interaction_status on interaction_status to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy own_idempotency on idempotency to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy own_message on message for insert to portal_api
  with check (account_id is not distinct from app_account());

create policy jobs_interaction on interaction to portal_jobs using (true) with check (true);
create policy jobs_interaction_status on interaction_status to portal_jobs using (true) with check (true);
create policy jobs_idempotency on idempotency to portal_jobs using (true);
create policy jobs_message on message to portal_jobs using (true) with check (true);
create policy jobs_account on account for select to portal_jobs using (true);
create policy jobs_new_audit on audit for insert to portal_jobs with check (true);

revoke all on function is_update_pending from public;
grant execute on function is_update_pending to portal_api;

grant select, insert on interaction, interaction_status to portal_api;
grant select, insert, update on idempotency to portal_api;
grant insert on message to portal_api;
grant select on warning_message, whats_new, campaign to portal_api;

grant select, update on interaction to portal_jobs;
grant select, insert on interaction_status to portal_jobs;
grant select, delete on idempotency to portal_jobs;
grant select, insert, update, delete on message to portal_jobs;
grant select (id, login_email, language) on account to portal_jobs;
grant insert on audit to portal_jobs;

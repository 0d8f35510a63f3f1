-- What customers write to us and what we answer, one conversation for each matter. Only the account that wrote sees it:
-- what somebody asks about their health is nobody else's, whoever else of the household has an account.

create table conversation (
  id uuid primary key,
  account_id uuid not null references account,
  insured_number integer not null references insured,
  interaction_id uuid references interaction,
  subject_code text not null
    check (subject_code in ('GENERAL', 'OFFERS', 'CHANGE_REQUEST', 'PAYMENTS', 'BENEFITS')),
  started_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);
comment on column conversation.interaction_id is 'the request that change tracking tells of it';
comment on column conversation.closed_at is 'we consider it settled; a further message of the customer opens it again';
create index on conversation (account_id, last_at desc);

create table conversation_message (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  account_id uuid not null references account,
  author text not null check (author in ('CUSTOMER', 'INSURER')),
  author_name text,
  department text,
  content bytea not null,
  text_hash bytea not null,
  sent_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  check ((author = 'INSURER') = (author_name is not null and department is not null))
);
comment on column conversation_message.content is 'encrypted: text and files';
comment on column conversation_message.text_hash is 'keyed, to know a text that was sent already';
comment on column conversation_message.seen_at is 'when the customer read an answer of ours';
create index on conversation_message (conversation_id, sent_at);
create index unread_answer on conversation_message (account_id) where author = 'INSURER' and seen_at is null;

-- The number of our customer service, one line for each language, and the brokers who look after customers.
create table service_line (
  id uuid primary key,
  position integer not null,
  name jsonb not null,
  phone_number text not null,
  languages jsonb not null,
  canton text not null,
  week jsonb not null
);
comment on column service_line.canton is 'whose holidays it keeps';

create table broker (
  id uuid primary key,
  name text not null,
  company text not null,
  phone_number text not null,
  email text not null,
  languages jsonb not null,
  canton text not null,
  week jsonb not null
);

create table broker_mandate (
  account_id uuid not null references account,
  insurance text not null check (insurance in ('HEALTH', 'PROPERTY')),
  broker_id uuid not null references broker,
  primary key (account_id, insurance)
);
comment on table broker_mandate is 'who looks after which insurance of an account; without a row we do';

do $$
declare
  name text;
begin
  foreach name in array array['conversation', 'conversation_message', 'broker_mandate'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy own_%s on %I for select to portal_api using (account_id = app_account())', name, name);
  end loop;
end $$;

create policy start_conversation on conversation for insert to portal_api
  with check (account_id = app_account() and insured_number in
    (select l.insured_number from account_insured l where l.account_id = app_account()));
create policy continue_conversation on conversation for update to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
-- Nobody speaks for the insurer from outside.
create policy write_conversation_message on conversation_message for insert to portal_api
  with check (account_id = app_account() and author = 'CUSTOMER' and conversation_id in
    (select c.id from conversation c where c.account_id = app_account()));
create policy see_conversation_message on conversation_message for update to portal_api
  using (account_id = app_account()) with check (account_id = app_account());

grant select, insert, update (last_at, closed_at) on conversation to portal_api;
grant select, insert, update (seen_at) on conversation_message to portal_api;
grant select on service_line, broker, broker_mandate to portal_api;

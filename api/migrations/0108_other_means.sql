-- Whoever lost a phone or a mailbox confirms with what they still have; with nothing left, staff changes the way in, which
-- holds after a day unless its owner stops it.

alter table confirmation add column recipient bytea, add column may_switch boolean not null default false;
comment on column confirmation.recipient is 'encrypted: the new number that the code proves; none where it goes to the account';
comment on column confirmation.may_switch is 'whether the code may go to the mailbox in the place of the phone';
grant update (counter, last_used_at) on passkey to portal_api;

create table account_change (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  kind text not null check (kind in ('LOGIN_EMAIL', 'PHONE', 'SECOND_FACTOR')),
  value bytea,
  value_hash bytea,
  masked text,
  checked text not null check (length(checked) between 1 and 500),
  stop_hash bytea not null unique,
  proof_hash bytea unique,
  proved_at timestamptz,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'STOPPED', 'DONE', 'LAPSED')),
  settled_at timestamptz,
  check ((kind = 'SECOND_FACTOR') = (value is null)),
  check ((kind = 'SECOND_FACTOR') = (proof_hash is null))
);
comment on table account_change is 'what staff changes in the way into an account, from the call until it holds or is stopped';
comment on column account_change.value is 'encrypted: the new address or number';
comment on column account_change.value_hash is 'of a new address, by which accounts are found';
comment on column account_change.masked is 'the new address or number, in part';
comment on column account_change.checked is 'how staff made sure whom they spoke to';
comment on column account_change.proved_at is 'when whoever reads the new address or number agreed';
create unique index one_change_at_a_time on account_change (account_id, kind) where state = 'WAITING';
create index on account_change (due_at) where state = 'WAITING';
create index on account_change (account_id);

alter table account_change enable row level security;
alter table account_change force row level security;
create policy owner on account_change to current_user using (true) with check (true);
create policy jobs on account_change to portal_jobs using (true) with check (true);
create policy identity on account_change to portal_identity using (true) with check (true);
create policy own on account_change to portal_api using (account_id = app_account()) with check (account_id = app_account());
grant select (id, account_id, kind, value, value_hash, proved_at, due_at, state, asked_at, settled_at), delete,
  update (state, settled_at, due_at) on account_change to portal_jobs;
grant select (id, account_id, kind, stop_hash, proof_hash, proved_at, due_at, state),
  update (state, settled_at, proved_at) on account_change to portal_identity;
grant select (id, account_id, kind, masked, proved_at, due_at, state), update (state, settled_at) on account_change
  to portal_api;

-- What the job changes once it is due.
grant update (login_email, login_email_hash, phone_number, phone_number_changed_at) on account to portal_jobs;
grant select, delete on second_factor, recovery_code to portal_jobs;
create policy jobs on second_factor to portal_jobs using (true);
create policy jobs on recovery_code to portal_jobs using (true);

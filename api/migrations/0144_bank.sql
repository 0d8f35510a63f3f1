-- What banks report (camt.053, camt.054, pain.002) and what they are ordered to do (pain.001, pain.008). Amounts are rappen.

alter table insurer
  add column iban text check (iban ~ '^(CH|LI)\d{2}[0-9A-Z]{17}$'),
  add column lsv_id text check (lsv_id ~ '^[A-Z0-9]{5}$'),
  add column chdd_id text check (chdd_id ~ '^[A-Z0-9]{6,35}$');
comment on column insurer.iban is 'the account behind the QR-IBAN: payouts leave it and direct debits reach it; without one it is that of the group';
comment on column insurer.lsv_id is 'its identification for direct debits by LSV+';
comment on column insurer.chdd_id is 'its identification for direct debits by PostFinance (RS-PID)';


alter table invoice
  add column debit_rejected_on date,
  add column debit_rejection text,
  add column debit_rejected_due_on date,
  add constraint invoice_debit_rejection_check check (debit_rejection ~ '^[A-Z]{2}\d{2}$') not valid,
  add constraint invoice_check6
    check (num_nulls(debit_rejected_on, debit_rejection, debit_rejected_due_on) in (0, 3)) not valid;
comment on column invoice.debit_rejected_on is 'the bank refused its direct debit before any money moved; it is not debited again';
comment on column invoice.debit_rejected_due_on is 'its deadline until then';

create table bank_file (
  id uuid primary key default gen_random_uuid(),
  hash text unique check (hash ~ '^[0-9a-f]{64}$'),
  kind text check (kind in ('CAMT053', 'CAMT054', 'PAIN002')),
  message_id text,
  name text not null check (length(name) between 1 and 200),
  entries integer not null default 0,
  received_at timestamptz not null default now(),
  done_at timestamptz,
  refusal text,
  warnings jsonb not null default '[]',
  check ((refusal is null) = (num_nulls(hash, kind, message_id) = 0)),
  check (refusal is null or done_at is not null)
);
create unique index on bank_file (kind, message_id) where refusal is null;
create index on bank_file (received_at) where done_at is null or refusal is not null;
comment on table bank_file is 'a file from a bank; one that is refused has a reason and changed nothing';
comment on column bank_file.done_at is 'since when all of it is booked; an interrupted import goes on where it stopped';

create table bank_statement (
  file_id uuid not null references bank_file,
  iban text not null,
  statement_id text not null,
  opening bigint,
  closing bigint,
  opened_on date,
  closed_on date,
  primary key (file_id, iban, statement_id)
);
create index on bank_statement (iban, closed_on);
comment on table bank_statement is 'the balances of an account statement (camt.053), which agree with its entries';

create table bank_order (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('DEBIT', 'PAYOUT', 'REFUND')),
  account_id uuid references account,
  law text check (law in ('LAMAL', 'LCA')),
  insurer_code text not null,
  invoice_no text references invoice,
  interaction_id uuid references interaction,
  entry_id uuid,
  amount integer not null check (amount > 0),
  execute_on date not null,
  iban bytea,
  name text,
  state text not null default 'OPEN'
    check (state in ('OPEN', 'SENT', 'ACCEPTED', 'EXECUTED', 'REJECTED', 'RETURNED', 'WITHDRAWN')),
  reason text,
  message_id text,
  payment_information text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  answered_at timestamptz,
  check ((kind = 'DEBIT') = (invoice_no is not null)),
  check ((kind = 'PAYOUT') = (interaction_id is not null)),
  check ((kind = 'REFUND') = (entry_id is not null)),
  check ((kind = 'REFUND') = (account_id is null)),
  check (kind = 'DEBIT' or iban is not null)
);
create unique index on bank_order (invoice_no) where state in ('OPEN', 'SENT', 'ACCEPTED');
create unique index on bank_order (entry_id) where state not in ('REJECTED', 'RETURNED', 'WITHDRAWN');
create index on bank_order (execute_on) where state = 'OPEN';
create index on bank_order (message_id);
create index on bank_order (account_id);
comment on column bank_order.iban is 'encrypted; a direct debit takes the account that the customer has when it is sent';
comment on column bank_order.payment_information is 'the group of its message, by account and way of debiting';
comment on column bank_order.reason is 'of a refusal or a return: the ISO 20022 code that the bank gave';

create table bank_message (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('PAIN001', 'PAIN008')),
  message_id text not null unique,
  content bytea not null,
  orders integer not null check (orders > 0),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index on bank_message (created_at) where delivered_at is null;
comment on column bank_message.content is 'the file as it is sent, encrypted';

create table bank_entry (
  id uuid primary key default gen_random_uuid(),
  iban text not null,
  entry_key text not null,
  batch_key text not null,
  file_id uuid not null references bank_file,
  booked_on date not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_credit boolean not null,
  reference text,
  end_to_end_id text,
  details bytea,
  state text not null check (state in ('BATCH', 'MATCHED', 'PARTIAL', 'TOO_MUCH', 'DUPLICATE', 'UNKNOWN', 'REFUSED',
    'REVERSED', 'SETTLED')),
  reason text,
  account_id uuid references account,
  invoice_no text references invoice,
  position smallint,
  order_id uuid references bank_order,
  settled_by text,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (iban, entry_key),
  foreign key (invoice_no, position) references invoice_payment (invoice_no, position)
);
alter table bank_order add foreign key (entry_id) references bank_entry;
create index on bank_entry (iban, batch_key);
create index on bank_entry (created_at) where state in ('UNKNOWN', 'REFUSED');
create index on bank_entry (invoice_no);
create index on bank_entry (iban, reference, amount);
create index on bank_entry (account_id);
create index on bank_entry (file_id);
comment on column bank_entry.entry_key is 'what names the booking in every file that reports it';
comment on column bank_entry.batch_key is 'the bank''s reference of the sum in the account statement';
comment on column bank_entry.details is 'who paid, from which account and with which words, encrypted';
comment on column bank_entry.position is 'the payment of the invoice that it became';

do $$
declare
  name text;
begin
  foreach name in array array['bank_file', 'bank_statement', 'bank_order', 'bank_message', 'bank_entry'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
    execute format('grant select, insert on %I to portal_jobs', name);
  end loop;
end $$;
create policy own on bank_order for select to portal_api using (account_id = app_account());
create policy own on bank_entry for select to portal_api using (account_id = app_account());
grant select (id, kind, account_id, law, insurer_code, invoice_no, interaction_id, amount, execute_on, state, reason,
  created_at, sent_at, answered_at) on bank_order to portal_api;
grant select (id, iban, account_id, booked_on, amount, currency, is_credit, reference, state, invoice_no, created_at)
  on bank_entry to portal_api;
grant update (entries, done_at, warnings) on bank_file to portal_jobs;
grant update (state, reason, amount, iban, name, message_id, payment_information, sent_at, answered_at) on bank_order to portal_jobs;
grant update (delivered_at) on bank_message to portal_jobs;
grant update (state, reason, account_id, invoice_no, position, order_id, settled_by, settled_at) on bank_entry to portal_jobs;

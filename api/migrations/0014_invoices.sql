-- What we bill to the owner of an address, what was paid of it, and what followed when it was not. Amounts are rappen.

-- The sum of the lines of an invoice.
create function sum_of_lines(p_lines jsonb) returns bigint
  language sql immutable parallel safe
  return (select coalesce(sum((line ->> 'amount')::integer), 0) from jsonb_array_elements(p_lines) line);

create table invoice (
  no text primary key check (no ~ '^\d{7,20}$'),
  account_id uuid not null references account,
  type text not null check (type in ('PREMIUM', 'BENEFITS')),
  insured_number integer not null references insured,
  holder text not null,
  health_insurer_code text,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  invoice_date date not null,
  deadline date not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  total_amount integer not null,
  fees integer not null default 0 check (fees >= 0),
  paid integer not null default 0 check (paid >= 0),
  status text not null default 'ENCOURS'
    check (status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE', 'REGLEE', 'ANNULEE')),
  payment_mode text not null check (payment_mode in ('BVR', 'LSV', 'SDD', 'PYN', 'YWB')),
  bvr_number text not null unique check (bvr_number ~ '^\d{27}$'),
  adhesion_number text not null,
  statement_number text,
  iddms text references document,
  seen_at timestamptz,
  joker_played_on date,
  first_instalment_on date,
  instalments smallint check (instalments between 2 and 12),
  check ((first_instalment_on is null) = (instalments is null)),
  check (total_amount = sum_of_lines(lines))
);
comment on column invoice.insured_number is 'its holder';
comment on column invoice.lines is 'what it is made of: kind, insuredNumber, name, amount; their sum is the total';
comment on column invoice.deadline is 'the day by which to pay, as a joker or a reminder moved it';
comment on column invoice.fees is 'of reminders and what followed them';
comment on column invoice.adhesion_number is 'the household''s number at the insurer';
-- A year of a large account is one range of this index.
create index on invoice (account_id, invoice_date desc, no);
create index on invoice (deadline) where status in ('ENCOURS', 'RAPPEL', 'SOMMATION');
create index on invoice (account_id, joker_played_on) where joker_played_on is not null;
create index on invoice (insured_number);

create table invoice_payment (
  invoice_no text not null references invoice,
  position smallint not null,
  account_id uuid not null references account,
  paid_on date not null,
  amount integer not null check (amount > 0),
  is_booked boolean not null default false,
  primary key (invoice_no, position)
);
comment on column invoice_payment.is_booked is 'whether the invoice knows of it: payments arrive, and are booked afterwards';
create index on invoice_payment (invoice_no) where not is_booked;

-- Reminders and what followed them.
create table invoice_reminder (
  invoice_no text not null references invoice,
  position smallint not null,
  account_id uuid not null references account,
  status text not null check (status in ('RAPPEL', 'SOMMATION', 'POURSUITE')),
  sent_on date not null,
  fee integer not null check (fee >= 0),
  iddms text references document,
  primary key (invoice_no, position)
);

do $$
declare
  name text;
begin
  foreach name in array array['invoice', 'invoice_payment', 'invoice_reminder'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
    execute format('create policy own on %I for select to portal_api using (account_id = app_account())', name);
  end loop;
end $$;
create policy change_own on invoice for update to portal_api
  using (account_id = app_account()) with check (account_id = app_account());

grant select on invoice, invoice_payment, invoice_reminder to portal_api, portal_jobs;
-- The joker is the customer's own act; everything else about an invoice is the insurer's.
grant update (seen_at, deadline, status, joker_played_on) on invoice to portal_api;
grant insert, update on invoice to portal_jobs;
grant insert on invoice_payment, invoice_reminder to portal_jobs;
grant update (is_booked) on invoice_payment to portal_jobs;
grant select (id, extranaute_type, insured_number, payment_mode, display_name) on account to portal_jobs;

-- A step of dunning keeps what it said: the day that had passed, the day by which to pay, what was owed. A joker keeps the
-- deadline that it gave. Amounts are rappen.

alter table invoice_reminder
  add column due_on date,
  add column deadline date,
  add column owed integer,
  add column interest integer not null default 0 check (interest >= 0);
update invoice_reminder r set
  due_on = r.sent_on - rule.after_days,
  deadline = r.sent_on + rule.term_days,
  owed = i.total_amount + (select sum(b.fee) from invoice_reminder b
    where b.invoice_no = r.invoice_no and b.position <= r.position)
  from invoice i, dunning_rule rule
  where i.no = r.invoice_no and rule.law = 'LAMAL' and rule.status = r.status;
alter table invoice_reminder
  alter column due_on set not null,
  alter column deadline set not null,
  alter column owed set not null;
comment on column invoice_reminder.due_on is 'the deadline that had passed';
comment on column invoice_reminder.deadline is 'the day by which to pay since';
comment on column invoice_reminder.owed is 'what was still open on that day, fees and interest of this step included';

alter table invoice
  add column joker_deadline date,
  add column deadline_before_joker date;
update invoice i set
  joker_deadline = coalesce((select min(r.due_on) from invoice_reminder r
    where r.invoice_no = i.no and r.sent_on >= i.joker_played_on), i.deadline)
  where joker_played_on is not null;
update invoice set deadline_before_joker = joker_deadline - 30 where joker_played_on is not null;
comment on column invoice.joker_deadline is 'the deadline that its joker gave, whatever moved it since';
comment on column invoice.fees is 'of reminders and what followed them, interest included';
grant update (joker_deadline, deadline_before_joker) on invoice to portal_api;

-- Letters say what their step says. Those of before had no slip to pay with.
update document d set parameters = jsonb_build_object('no', i.no, 'step', r.status, 'law', i.law,
    'billedOn', i.invoice_date, 'billed', i.total_amount, 'paid', 0, 'fees', r.owed - i.total_amount, 'interest', 0,
    'owed', r.owed, 'deadline', r.deadline)
  from invoice_reminder r join invoice i on i.no = r.invoice_no
  where d.iddms = r.iddms and d.code = 'REMINDER';

-- Shares of care that are too small for an invoice wait for the next one of the same insurer.
create table waiting_share (
  statement_number text primary key,
  account_id uuid not null references account,
  health_insurer_code text not null,
  waits_since date not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array')
);
create index on waiting_share (account_id);
create index on waiting_share (waits_since);
alter table waiting_share enable row level security;
alter table waiting_share force row level security;
create policy owner on waiting_share to current_user using (true) with check (true);
create policy jobs on waiting_share to portal_jobs using (true) with check (true);
create policy own on waiting_share for select to portal_api using (account_id = app_account());
grant select on waiting_share to portal_api;
grant select, insert, delete on waiting_share to portal_jobs;

-- Premiums are billed as the account itself sees its contracts. The jobs take its role for that, on the connection that
-- bills; they inherit nothing of it.
grant portal_api to portal_jobs;

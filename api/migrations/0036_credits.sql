-- What came in too much is a credit of the account at the insurer who got it, and is taken off that insurer's next invoice
-- or paid out on request. Amounts are rappen.

alter table invoice add column cancelled_on date;
comment on column invoice.cancelled_on is 'since when it need not be paid: whatever was paid of it is a credit';
update invoice set cancelled_on = invoice_date where status = 'ANNULEE';
alter table invoice add check ((status = 'ANNULEE') = (cancelled_on is not null));

alter table invoice_payment add column way text not null default 'BANK' check (way in ('BANK', 'CREDIT'));
comment on column invoice_payment.way is 'money that arrived, or a credit that the invoice was settled with';

create table credit_movement (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  law text not null check (law in ('LAMAL', 'LCA')),
  insurer_code text not null,
  booked_on date not null,
  kind text not null check (kind in ('OVERPAID', 'CREDIT_NOTE', 'CANCELLED', 'OFFSET', 'PAYOUT')),
  amount integer not null check (amount <> 0),
  invoice_no text references invoice,
  interaction_id uuid references interaction,
  created_at timestamptz not null default now(),
  check ((amount > 0) = (kind in ('OVERPAID', 'CREDIT_NOTE', 'CANCELLED'))),
  check ((kind = 'PAYOUT') = (invoice_no is null)),
  check (kind = 'PAYOUT' or interaction_id is null)
);
comment on column credit_movement.amount is 'what it adds to the credit; a minus uses it';
comment on column credit_movement.invoice_no is 'from which it comes, or against which it was offset';
comment on column credit_movement.interaction_id is 'the request that asked for the payout';
create index on credit_movement (account_id, law, insurer_code);

-- Nobody gives out more than there is, whoever writes at the same time: acts on an account's credits lock its row.
create function keep_credit() returns trigger language plpgsql as $$
declare
  rest bigint;
begin
  select sum(amount) into rest from credit_movement
    where account_id = new.account_id and law = new.law and insurer_code = new.insurer_code;
  if rest < 0 then
    raise exception 'a credit of % rappen is missing', -rest using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger keep_credit after insert on credit_movement for each row
  when (new.amount < 0) execute function keep_credit();

alter table credit_movement enable row level security;
alter table credit_movement force row level security;
create policy owner on credit_movement to current_user using (true) with check (true);
create policy jobs on credit_movement to portal_jobs using (true) with check (true);
create policy own on credit_movement for select to portal_api using (account_id = app_account());
grant select on credit_movement to portal_api, portal_jobs;
grant insert on credit_movement to portal_jobs;

-- What had been paid too much until now, and what we owed.
insert into credit_movement (account_id, law, insurer_code, booked_on, kind, amount, invoice_no)
  select i.account_id, i.law, i.health_insurer_code,
    coalesce((select max(paid_on) from invoice_payment p where p.invoice_no = i.no), i.invoice_date),
    case when i.status = 'ANNULEE' then 'CANCELLED' else 'OVERPAID' end,
    i.paid - case when i.status = 'ANNULEE' then 0 else i.total_amount + i.fees end, i.no
  from invoice i
  where i.total_amount > 0 and i.paid > case when i.status = 'ANNULEE' then 0 else i.total_amount + i.fees end;
insert into credit_movement (account_id, law, insurer_code, booked_on, kind, amount, invoice_no)
  select account_id, law, health_insurer_code, invoice_date, 'CREDIT_NOTE', -total_amount, no
  from invoice where total_amount < 0 and status <> 'ANNULEE';

-- Every movement between the insurer and an account: what is owed is the sum of what was debited less what was credited.
-- `place` orders what happens on one day.
create view account_movement with (security_invoker = true) as
  select i.account_id, i.law, i.health_insurer_code as insurer_code, i.invoice_date as moved_on, 0 as place,
    case when i.total_amount < 0 then 'CREDIT_NOTE' else 'BILLED' end as kind, i.no as invoice_no,
    greatest(i.total_amount, 0) as debit, greatest(-i.total_amount, 0) as credit
  from invoice i
  union all
  select i.account_id, i.law, i.health_insurer_code, r.sent_on, 1, 'FEE', i.no, r.fee + r.interest, 0
  from invoice_reminder r join invoice i on i.no = r.invoice_no where r.fee + r.interest > 0
  union all
  select i.account_id, i.law, i.health_insurer_code, p.paid_on, 2,
    case p.way when 'BANK' then 'PAYMENT' else 'OFFSET' end, i.no,
    case p.way when 'BANK' then 0 else p.amount end, p.amount
  from invoice_payment p join invoice i on i.no = p.invoice_no
  union all
  select i.account_id, i.law, i.health_insurer_code, i.cancelled_on, 3, 'CANCELLATION', i.no,
    greatest(-i.total_amount, 0), greatest(i.total_amount, 0) + i.fees
  from invoice i where i.cancelled_on is not null
  union all
  select c.account_id, c.law, c.insurer_code, c.booked_on, 4, 'PAYOUT', null, -c.amount, 0
  from credit_movement c where c.kind = 'PAYOUT';
grant select on account_movement to portal_api, portal_jobs;

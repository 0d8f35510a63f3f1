-- What is paid a little too short is written off or asked for with the next invoice; a direct debit may come back. Each is
-- a row among the payments of its invoice, so that what is settled of an invoice stays the sum of them. Amounts are rappen.

alter table insurer
  add column write_off_up_to integer not null default 95 check (write_off_up_to >= 0),
  add column carry_up_to integer not null default 500,
  add column carry_days smallint not null default 400 check (carry_days > 0);
alter table insurer add check (carry_up_to >= write_off_up_to);
comment on column insurer.write_off_up_to is 'what may be missing of an invoice: it is written off at once';
comment on column insurer.carry_up_to is 'what may be missing and is not dunned: the next invoice asks for it. An instalment counts as paid with it';
comment on column insurer.carry_days is 'how long such a rest waits for a next invoice; then it is written off. Longer than the longest period of premiums';

alter table invoice add column rest_carried_on date;
comment on column invoice.rest_carried_on is 'since when the small rest of it waits for the next invoice; it is open and not dunned';
create index on invoice (account_id, law, health_insurer_code) where rest_carried_on is not null;

alter table invoice_payment
  drop constraint invoice_payment_amount_check,
  drop constraint invoice_payment_way_check,
  add column is_debit boolean not null default false,
  add column returns smallint,
  add column reason text check (reason ~ '^[A-Z]{2}\d{2}$'),
  add column due_on date;
alter table invoice_payment
  add check (way in ('BANK', 'CREDIT', 'WRITE_OFF', 'CARRIED', 'RETURN')),
  add check (case way when 'RETURN' then amount < 0 when 'CREDIT' then amount <> 0 else amount > 0 end),
  add check ((way = 'RETURN') = (returns is not null)),
  add check ((way = 'RETURN') = (reason is not null)),
  add check ((way = 'RETURN') = (due_on is not null)),
  add check (way = 'BANK' or not is_debit),
  add foreign key (invoice_no, returns) references invoice_payment (invoice_no, position);
-- A debit comes back once.
create unique index on invoice_payment (invoice_no, returns) where returns is not null;
comment on column invoice_payment.way is 'BANK: money that arrived. CREDIT: a credit that was taken off; a minus where it is owed again. WRITE_OFF: a small rest that was given up. CARRIED: one that the next invoice asks for. RETURN: a debit that the bank took back';
comment on column invoice_payment.is_debit is 'collected by direct debit';
comment on column invoice_payment.returns is 'the position of the debit that came back';
comment on column invoice_payment.reason is 'why the bank took it back: a return reason of ISO 20022, such as AM04';
comment on column invoice_payment.due_on is 'the deadline of the invoice until then';
update invoice_payment p set is_debit = true from invoice i
  where i.no = p.invoice_no and i.payment_mode in ('LSV', 'SDD') and p.way = 'BANK';

alter table credit_movement
  drop constraint credit_movement_kind_check,
  drop constraint credit_movement_check;
alter table credit_movement
  add check (kind in ('OVERPAID', 'CREDIT_NOTE', 'CANCELLED', 'REOPENED', 'OFFSET', 'PAYOUT', 'RETURNED')),
  add check ((amount > 0) = (kind in ('OVERPAID', 'CREDIT_NOTE', 'CANCELLED', 'REOPENED')));
comment on column credit_movement.kind is 'RETURNED: what a debit had brought too much came back. REOPENED: of that, what had been used before and is owed on the invoice again';

create or replace view account_movement with (security_invoker = true) as
  select i.account_id, i.law, i.health_insurer_code as insurer_code, i.invoice_date as moved_on, 0 as place,
    case when i.total_amount < 0 then 'CREDIT_NOTE' else 'BILLED' end as kind, i.no as invoice_no,
    greatest(i.total_amount, 0) as debit, greatest(-i.total_amount, 0) as credit
  from invoice i
  union all
  select i.account_id, i.law, i.health_insurer_code, r.sent_on, 1, 'FEE', i.no, r.fee + r.interest, 0
  from invoice_reminder r join invoice i on i.no = r.invoice_no where r.fee + r.interest > 0
  union all
  select i.account_id, i.law, i.health_insurer_code, p.paid_on, 2,
    case p.way when 'BANK' then 'PAYMENT' when 'CREDIT' then case when p.amount > 0 then 'OFFSET' else 'REOPENED' end
      else p.way end, i.no,
    case p.way when 'CREDIT' then abs(p.amount) when 'RETURN' then -p.amount else 0 end,
    case p.way when 'RETURN' then 0 else abs(p.amount) end
  from invoice_payment p join invoice i on i.no = p.invoice_no
  union all
  -- What was written off or carried on before is not taken back a second time.
  select i.account_id, i.law, i.health_insurer_code, i.cancelled_on, 3, 'CANCELLATION', i.no,
    greatest(-i.total_amount, 0), greatest(i.total_amount, 0) + i.fees - (select coalesce(sum(p.amount), 0)::int
      from invoice_payment p where p.invoice_no = i.no and p.way in ('WRITE_OFF', 'CARRIED'))
  from invoice i where i.cancelled_on is not null
  union all
  select c.account_id, c.law, c.insurer_code, c.booked_on, 4, 'PAYOUT', null, -c.amount, 0
  from credit_movement c where c.kind = 'PAYOUT';

-- A payout that the bank refuses or returns is a credit of the account again. Amounts are rappen.

alter table credit_movement drop constraint credit_movement_kind_check;
do $$
declare
  rule record;
begin
  for rule in select conname from pg_constraint where conrelid = 'credit_movement'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%kind%'
  loop
    execute format('alter table credit_movement drop constraint %I', rule.conname);
  end loop;
end $$;
alter table credit_movement
  add constraint credit_movement_kind_check check (kind in ('OVERPAID', 'CREDIT_NOTE', 'CANCELLED', 'REOPENED', 'OFFSET',
    'PAYOUT', 'RETURNED', 'PAYOUT_RETURNED')) not valid,
  add constraint credit_movement_check
    check ((amount > 0) = (kind in ('OVERPAID', 'CREDIT_NOTE', 'CANCELLED', 'REOPENED', 'PAYOUT_RETURNED'))) not valid,
  add constraint credit_movement_check1
    check ((kind in ('PAYOUT', 'PAYOUT_RETURNED')) = (invoice_no is null)) not valid,
  add constraint credit_movement_check2
    check (kind in ('PAYOUT', 'PAYOUT_RETURNED') or interaction_id is null) not valid;
comment on column credit_movement.kind is 'RETURNED: what a debit had brought too much came back. REOPENED: of that, what had been used before and is owed on the invoice again. PAYOUT_RETURNED: the bank refused a payout or sent it back';

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
  select c.account_id, c.law, c.insurer_code, c.booked_on, 4, c.kind, null, greatest(-c.amount, 0), greatest(c.amount, 0)
  from credit_movement c where c.kind in ('PAYOUT', 'PAYOUT_RETURNED');

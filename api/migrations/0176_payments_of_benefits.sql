-- Reimbursements and damages are paid by orders to the bank, and count as paid when the bank says so.

alter table statement
  add column payment text,
  add column paid_on date,
  add constraint statement_payment_check check (payment in ('DUE', 'RETURNED', 'PAID')) not valid,
  add constraint statement_paid_on_check check ((payment is not distinct from 'PAID') = (paid_on is not null)) not valid,
  add constraint statement_pays_on_check check (payment is null or pays_on is not null) not valid;
comment on column statement.payment is 'DUE: the bank has yet to report it. RETURNED: it refused it or sent it back, or no account is known. Nothing where another system pays, which it did on the day that was told';
comment on column statement.paid_on is 'the day on which the bank paid';

alter table damage_payment
  add column payment text,
  add column paid_on date,
  add constraint damage_payment_payment_check check (payment in ('DUE', 'RETURNED', 'PAID')) not valid,
  add constraint damage_payment_paid_on_check
    check ((payment is not distinct from 'PAID') = (paid_on is not null)) not valid,
  drop constraint damage_payment_financial_address_id_fkey,
  add constraint damage_payment_financial_address_id_fkey
    foreign key (financial_address_id) references financial_address on delete set null not valid;
comment on column damage_payment.payment is 'as of a statement; nothing where whoever was harmed is paid';

alter table bank_order
  add column statement_id uuid references statement,
  add column financial_address_id uuid;
do $$
declare
  rule record;
begin
  for rule in select conname from pg_constraint where conrelid = 'bank_order'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%kind%'
  loop
    execute format('alter table bank_order drop constraint %I', rule.conname);
  end loop;
end $$;
alter table bank_order
  add check (kind in ('DEBIT', 'PAYOUT', 'REFUND', 'REIMBURSEMENT', 'DAMAGE')),
  add check ((kind = 'DEBIT') = (invoice_no is not null)),
  add check ((kind in ('PAYOUT', 'DAMAGE')) = (interaction_id is not null)),
  add check ((kind = 'REFUND') = (entry_id is not null)),
  add check ((kind = 'REIMBURSEMENT') = (statement_id is not null)),
  add check (kind = 'REIMBURSEMENT' or (kind = 'REFUND') = (account_id is null)),
  add check ((kind in ('REIMBURSEMENT', 'DAMAGE')) = (financial_address_id is not null)),
  add check (kind = 'DEBIT' or iban is not null);
comment on column bank_order.statement_id is 'the statement whose reimbursement it pays';
comment on column bank_order.financial_address_id is 'the account of the customer: what the bank refused is paid again once there is another one';
comment on column bank_order.account_id is 'nothing for a refund, and for the care of an adult without an account, which the household does not see';
create unique index on bank_order (statement_id) where state in ('OPEN', 'SENT', 'ACCEPTED', 'EXECUTED');
create unique index on bank_order (interaction_id)
  where kind = 'DAMAGE' and state in ('OPEN', 'SENT', 'ACCEPTED', 'EXECUTED');
create index on bank_order (statement_id) where statement_id is not null;
create index on bank_order (interaction_id) where interaction_id is not null;

grant select (statement_id) on bank_order to portal_api;
grant update (payment, paid_on) on statement, damage_payment to portal_jobs;
create policy jobs on damage_payment to portal_jobs using (true) with check (true);
grant select on damage_payment to portal_jobs;

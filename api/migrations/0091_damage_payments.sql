-- What was paid for a damage to belongings, one payment a declaration. The ledger of an account tells what is owed of
-- invoices; this goes to the bank as what is paid back of bills does, and is set off against nothing.
create table damage_payment (
  interaction_id uuid primary key references interaction,
  account_id uuid not null references account,
  no_contract text not null,
  module text not null,
  booked_on date not null,
  pays_on date not null check (pays_on >= booked_on),
  recognised integer not null check (recognised > 0),
  deductible integer not null check (deductible >= 0),
  amount integer not null check (amount > 0 and amount <= recognised),
  financial_address_id uuid references financial_address,
  iddms text not null
);
comment on table damage_payment is 'payments for damages to belongings, in rappen';
comment on column damage_payment.module is 'the part of the contract that pays';
comment on column damage_payment.recognised is 'the damage as the insurer takes it for, before the deductible';
comment on column damage_payment.financial_address_id is 'the account that it goes to; nothing where whoever was harmed is paid';
comment on column damage_payment.iddms is 'the letter that tells it';
create index on damage_payment (account_id);
create index on damage_payment (financial_address_id);

alter table damage_payment enable row level security;
alter table damage_payment force row level security;
do $$ begin
  execute 'create policy owner on damage_payment to current_user using (true) with check (true)';
end $$;
create policy own on damage_payment for select to portal_api using (account_id = app_account());
grant select on damage_payment to portal_api;

-- Requests that belong together, and the vouchers with which a family doctor sends somebody to another provider.

alter table interaction add unique (id, account_id);
alter table interaction add column parent_id uuid;
alter table interaction add foreign key (parent_id, account_id) references interaction (id, account_id);
comment on column interaction.parent_id is 'the request that this one is a part of; always of the same account';
create index on interaction (parent_id) where parent_id is not null;

create table delegation (
  id uuid primary key,
  insured_number integer not null references insured,
  provider_number text not null,
  provider_name text not null,
  start_validity date not null,
  end_validity date not null check (end_validity >= start_validity),
  treatment_nature text not null check (treatment_nature in
    ('AFCH', 'AFST', 'AVSP', 'CHIR', 'EXSP', 'HOSP', 'SELF', 'TRIN', 'URGE', 'AUTR', 'AXML')),
  sub_category text
);
comment on table delegation is 'delegation vouchers';
create index on delegation (insured_number, end_validity);

alter table delegation enable row level security;
alter table delegation force row level security;
create policy owner on delegation to current_user using (true) with check (true);
-- A voucher tells of somebody's health: an adult's is theirs alone, a child's is also the policyholder's.
create policy own_delegation on delegation for select to portal_api using (insured_number = any (array(
  select l.insured_number from account_insured l join insured i on i.insured_number = l.insured_number
  where l.account_id = app_account() and (l.part_principal or i.birthdate > current_date - interval '18 years'))));
grant select on delegation to portal_api;

-- An invoice belongs to one insurer and one law: basic insurance (LAMal) apart from supplementary and property insurance
-- (LCA). The insurer is the creditor, and the law decides what follows when nobody pays. Amounts are rappen.

alter table insurer
  add column street text,
  add column number text,
  add column zip text,
  add column city text,
  add column qr_iban text check (qr_iban ~ '^(CH|LI)\d{2}3[01]\d{3}[0-9A-Z]{12}$');
alter table insurer
  add check (num_nulls(street, number, zip, city, qr_iban) in (0, 5));
comment on column insurer.qr_iban is 'where its invoices are paid to; without one the group collects for it';

alter table product add column insurer_code text references insurer;
comment on column product.insurer_code is 'who carries it; of basic insurance the contract says it';
update product set insurer_code = (select min(code) from insurer) where kind <> 'BASIC';
alter table product add check ((kind = 'BASIC') = (insurer_code is null));

alter table invoice add column law text not null default 'LAMAL' check (law in ('LAMAL', 'LCA'));
comment on column invoice.law is 'of the insurance that it is for';
comment on column invoice.health_insurer_code is 'who carries that insurance: the creditor';
-- What was billed together until now stays together, under the stricter of the two laws.
update invoice set law = 'LCA'
  where type = 'PREMIUM' and not lines @> '[{"kind": "BASIC"}]'
    and (lines @> '[{"kind": "SUPPLEMENTARY"}]' or lines @> '[{"kind": "PROPERTY"}]');
update invoice set health_insurer_code = (select min(code) from insurer) where health_insurer_code is null;
alter table invoice
  alter column law drop default,
  alter column health_insurer_code set not null;

-- What follows when nobody pays. A rule holds for deadlines from its day on.
create table dunning_rule (
  law text not null check (law in ('LAMAL', 'LCA')),
  status text not null check (status in ('RAPPEL', 'SOMMATION', 'POURSUITE')),
  valid_from date not null,
  after_days smallint not null check (after_days >= 0),
  term_days smallint not null check (term_days >= 0),
  fee integer not null check (fee >= 0),
  interest smallint not null default 0 check (interest between 0 and 1500),
  primary key (law, status, valid_from)
);
comment on column dunning_rule.after_days is 'how long after the deadline the step is taken';
comment on column dunning_rule.term_days is 'how long the person then has: 30 days for a formal notice of basic insurance, 14 by the law on contracts';
comment on column dunning_rule.interest is 'on premiums that are late, a year, in basis points; it is added with this step';
insert into dunning_rule (law, status, valid_from, after_days, term_days, fee, interest) values
  ('LAMAL', 'RAPPEL', '2015-01-01', 15, 20, 500, 0),
  ('LAMAL', 'SOMMATION', '2015-01-01', 12, 30, 2000, 0),
  ('LAMAL', 'POURSUITE', '2015-01-01', 15, 0, 6000, 500),
  ('LCA', 'RAPPEL', '2015-01-01', 15, 20, 500, 0),
  ('LCA', 'SOMMATION', '2015-01-01', 12, 14, 2000, 0),
  ('LCA', 'POURSUITE', '2015-01-01', 15, 0, 6000, 500);
grant select on dunning_rule to portal_api, portal_jobs;

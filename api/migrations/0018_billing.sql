-- The insurer bills by itself: premiums when a period is near, shares of care with their statement. Amounts are rappen.

-- One invoice per statement, whoever settles it.
create unique index one_invoice_per_statement on invoice (statement_number) where statement_number is not null;

alter table account add column premiums_billed_to date not null default '-infinity';
comment on column account.premiums_billed_to is 'every period of premiums that began up to this day was billed; an address owner''s alone';
-- Whoever is still to be billed is one range of this index.
create index on account (premiums_billed_to, id) where extranaute_type = 'PPA';
create policy jobs_bill_account on account for update to portal_jobs using (true) with check (true);
grant select (premiums_billed_to), update (premiums_billed_to) on account to portal_jobs;

alter table invoice
  add column arranged integer check (arranged > 0),
  add column arrangement_ended_on date;
update invoice set arranged = total_amount + fees where first_instalment_on is not null;
alter table invoice
  add check ((arranged is null) = (first_instalment_on is null)),
  add check (arrangement_ended_on is null or first_instalment_on is not null);
comment on column invoice.arranged is 'what is spread over the instalments';
comment on column invoice.arrangement_ended_on is 'the day on which an instalment was late for too long; nothing while they are paid';
create index on invoice (no) where first_instalment_on is not null and arrangement_ended_on is null
  and status in ('ENCOURS', 'RAPPEL', 'SOMMATION');

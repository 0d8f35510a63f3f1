-- Small shares of care are billed together: an invoice names all statements whose shares are on it.

alter table invoice add column statement_numbers jsonb not null default '[]'
  check (jsonb_typeof(statement_numbers) = 'array');
comment on column invoice.statement_numbers is 'the statements whose shares are billed with it; statement_number is the latest';
update invoice set statement_numbers = jsonb_build_array(statement_number) where statement_number is not null;
create index on invoice using gin (statement_numbers) where type = 'BENEFITS';

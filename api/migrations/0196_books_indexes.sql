-- concurrently
-- What is open, by amount, by the name as it is written, and in the order of the open items. Built without locking the
-- table.

create index concurrently if not exists invoice_open_amount on invoice ((total_amount + fees - paid))
  where status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE');
create index concurrently if not exists invoice_open_holder on invoice (lower(holder))
  where status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE');
create index concurrently if not exists invoice_open_items on invoice (deadline, no)
  where status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE') and total_amount > 0;

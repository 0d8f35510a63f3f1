-- Invoices are cancelled at the desk: above this amount in rappen a second member of staff approves.
insert into money_limit (act, amount, about) values
  ('cancel', 200000, 'an invoice that is cancelled');

-- A system of record that issues the invoices of an insurer says what its credits pay.

create policy exchange on credit_movement to portal_exchange using ((select app_source()) is not null)
  with check ((select app_source()) is not null);
grant select, insert on credit_movement to portal_exchange;

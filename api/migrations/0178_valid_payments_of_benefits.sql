-- The constraints of 0176, checked without keeping writers away.

alter table statement validate constraint statement_payment_check;
alter table statement validate constraint statement_paid_on_check;
alter table statement validate constraint statement_pays_on_check;
alter table damage_payment validate constraint damage_payment_payment_check;
alter table damage_payment validate constraint damage_payment_paid_on_check;
alter table damage_payment validate constraint damage_payment_financial_address_id_fkey;

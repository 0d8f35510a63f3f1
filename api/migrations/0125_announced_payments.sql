-- A customer may say that an invoice is paid before the money arrives.
alter table invoice add column payment_announced_on date;
comment on column invoice.payment_announced_on is 'the day on which the customer said that it is paid';
grant update (payment_announced_on) on invoice to portal_api;

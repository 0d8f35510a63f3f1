-- Offers of the club and the prices of the insurer's own offers are published at the desk. A price may have a last day;
-- after it the offer has no price until another one begins.
alter table business_offer_price
  add column valid_until date,
  add constraint business_offer_price_days check (valid_until >= valid_from) not valid;
comment on column business_offer_price.valid_until is 'the last day of the price; null: until another one begins';
grant select, insert, update on offer to portal_desk;
grant select, insert, update, delete on business_offer_price to portal_desk;

-- concurrently
create index concurrently if not exists damage_payment_due on damage_payment (pays_on) where payment in ('DUE', 'RETURNED');

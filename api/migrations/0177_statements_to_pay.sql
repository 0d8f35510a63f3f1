-- concurrently
create index concurrently if not exists statement_to_pay on statement (pays_on) where payment in ('DUE', 'RETURNED');

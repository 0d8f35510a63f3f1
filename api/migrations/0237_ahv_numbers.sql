-- The numbers of the old-age insurance, which a European card needs. They stand apart from `insured`, so that only the
-- card and the export of a customer's own data read them.

create function is_ahv_number(digits text) returns boolean language sql immutable strict
  set search_path = pg_catalog
as $$
  select case when digits ~ '^756\d{10}$' then
    (select sum(substr(digits, place, 1)::int * case when place % 2 = 0 then 3 else 1 end) % 10 = 0
     from generate_series(1, 13) place)
    else false end
$$;

create table ahv_number (
  insured_number integer primary key references insured,
  ahv_number text not null check (is_ahv_number(ahv_number))
);
comment on table ahv_number is 'the number of the old-age insurance (AHV); a person without a row has none that is known';

alter table ahv_number enable row level security;
alter table ahv_number force row level security;
create policy owner on ahv_number to current_user using (true) with check (true);
create policy own on ahv_number for select to portal_api using (insured_number = any (array(
  select l.insured_number from account_insured l where l.account_id = app_account())));
create policy exchange on ahv_number to portal_exchange
  using ((select app_source()) is not null) with check ((select app_source()) is not null);

grant select on ahv_number to portal_api;
grant select, insert, update, delete on ahv_number to portal_exchange;

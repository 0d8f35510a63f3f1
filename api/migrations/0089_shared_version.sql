-- What is the same for everybody is kept in memory by each process until it changes. This counts the changes: the
-- update of one row, so that the count is seen with the change itself and never before.
create table shared_version (
  single boolean primary key default true check (single),
  version bigint not null default 1
);
insert into shared_version default values;
comment on table shared_version is 'how often data that are the same for everybody have changed';
grant select on shared_version to portal_api;

-- It owns its rights: whoever may change the data need not be able to change the count.
create function count_shared_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update shared_version set version = version + 1;
  return null;
end $$;
revoke all on function count_shared_change from public;

do $$
declare
  name text;
begin
  foreach name in array array['campaign', 'feature_flag', 'health_card', 'offer', 'warning_message'] loop
    execute format('create trigger count_shared_change after insert or update or delete or truncate on %I
      for each statement execute function count_shared_change()', name);
  end loop;
end $$;

-- What the children of a family have borne together, as children_together answers it for each of them: their contracts
-- and contributions are looked up once for the household in place of once for every two of its children.
create or replace function own_children_together(p_year integer, p_born_from date)
  returns table (insured_number integer, borne integer, highest integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    with households as materialized (
      select distinct seen.account_id
      from account_insured own
      join insured i on i.insured_number = own.insured_number and i.birthdate >= p_born_from
      join account_insured seen on seen.insured_number = own.insured_number
      where own.account_id = app_account()
    ), children as materialized (
      select l.account_id, l.insured_number
      from households h
      join account_insured l on l.account_id = h.account_id
      join insured i on i.insured_number = l.insured_number and i.birthdate >= p_born_from
    ), terms as materialized (
      select b.insured_number, b.insurer_code, max(b.deductible) as deductible,
        max(c.deductible_paid + c.coinsurance_paid) as borne
      from basic_contract b
      left join contribution c on c.insured_number = b.insured_number and c.year = p_year
      where b.insured_number in (select k.insured_number from children k)
        and b.valid_from <= make_date(p_year, 12, 31) and b.valid_to >= make_date(p_year, 1, 1)
      group by 1, 2
    ), together as (
      select own.insured_number as child, t.insured_number, max(t.deductible) as deductible, max(t.borne) as borne
      from children own
      join children seen on seen.insured_number = own.insured_number
      join children other on other.account_id = seen.account_id
      join terms t on t.insured_number = other.insured_number
      join terms o on o.insured_number = own.insured_number and o.insurer_code = t.insurer_code
      where own.account_id = app_account()
      group by 1, 2
    )
    select own.insured_number, coalesce(sum(t.borne), 0)::integer, coalesce(max(t.deductible), 0)::integer
    from children own left join together t on t.child = own.insured_number
    where own.account_id = app_account()
    group by 1
  $$;

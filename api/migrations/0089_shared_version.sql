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

-- What the children of a family have borne together: found once for the household in place of once for each child, since
-- most families have one insurer. What it answers is what children_together answers for each of them.
create or replace function own_children_together(p_year integer, p_born_from date)
  returns table (insured_number integer, borne integer, highest integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    with children as materialized (
      select l.insured_number from account_insured l
      join insured i on i.insured_number = l.insured_number and i.birthdate >= p_born_from
      where l.account_id = app_account()
    ), family as (
      select c.insured_number as child, other.insured_number
      from children c
      join account_insured own on own.insured_number = c.insured_number
      join account_insured other on other.account_id = own.account_id
      join insured i on i.insured_number = other.insured_number and i.birthdate >= p_born_from
      group by 1, 2
    ), terms as (
      select f.child, b.insured_number, b.insurer_code, max(b.deductible) as deductible
      from family f
      join basic_contract b on b.insured_number = f.insured_number
        and b.valid_from <= make_date(p_year, 12, 31) and b.valid_to >= make_date(p_year, 1, 1)
      group by 1, 2, 3
    ), counted as (
      select t.child, t.insured_number, max(t.deductible) as deductible
      from terms t
      where exists (select from terms own
        where own.child = t.child and own.insured_number = t.child and own.insurer_code = t.insurer_code)
      group by 1, 2
    )
    select c.insured_number,
      coalesce(sum(s.deductible_paid + s.coinsurance_paid), 0)::integer, coalesce(max(k.deductible), 0)::integer
    from children c
    left join counted k on k.child = c.insured_number
    left join contribution s on s.insured_number = k.insured_number and s.year = p_year
    group by 1
  $$;

-- The deductible that a version of a contract comes to on a day: one that was agreed for a child (to the year of the 18th
-- birthday, LAMal art. 61 al. 3) ends with childhood, also where adults can have the same amount. An amount that the age
-- class does not have gives way to the ordinary one. model/src/cost-sharing/held-deductible.ts says the same.
create function held_deductible(p_deductible integer, p_valid_from date, p_birthdate date, p_day date)
returns integer language sql stable parallel safe set search_path = '' as $$
  with age as (
    select extract(year from p_day) - extract(year from p_birthdate) <= 18 as is_child,
      extract(year from p_valid_from) - extract(year from p_birthdate) <= 18 as was_child
  )
  select case
    when p_deductible is not null and ((age.was_child and not age.is_child) or not exists (
      select from public.deductible_rule d
      where d.for_children = age.is_child and d.amount = p_deductible and d.valid_from <= p_day))
    then coalesce((
      select d.amount from public.deductible_rule d
      where d.for_children = age.is_child and d.is_ordinary and d.valid_from <= p_day
      order by d.valid_from desc limit 1), p_deductible)
    else p_deductible end
  from age
$$;
comment on function held_deductible is 'in rappen; the ordinary deductible where the agreed one ended with childhood';
revoke all on function held_deductible from public;
grant execute on function held_deductible to portal_api, portal_jobs;

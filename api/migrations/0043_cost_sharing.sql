-- What the settling of bills depends on beside contracts: pregnancies, training, and the children of a family.

create table maternity (
  id uuid primary key default gen_random_uuid(),
  insured_number integer not null references insured,
  account_id uuid references account,
  declared_on date not null,
  expected_on date,
  born_on date,
  details bytea,
  check (num_nonnulls(expected_on, born_on) > 0)
);
comment on table maternity is 'pregnancies and births as they were declared: care is free around them (LAMal art. 64 al. 7)';
comment on column maternity.account_id is 'who declared it; nobody where it came by post';
comment on column maternity.born_on is 'the birth, or the end of the pregnancy';
comment on column maternity.details is 'encrypted: what else was told, such as doctor and place of birth';
create index on maternity (insured_number);
create index on maternity (account_id);

alter table maternity enable row level security;
alter table maternity force row level security;
create policy owner on maternity to current_user using (true) with check (true);
create policy jobs on maternity to portal_jobs using (true) with check (true);
-- A pregnancy is a woman's own matter, whatever her age: she reads of it, and whoever declared it for her.
create policy own on maternity for select to portal_api using (account_id = app_account()
  or insured_number = (select a.insured_number from account a where a.id = app_account()));
grant select on maternity to portal_api;
grant select, insert, update on maternity to portal_jobs;

-- The change wizard knows apprentices too; students prove their training.
alter table professional_data drop constraint professional_data_professional_status_check,
  add constraint professional_data_professional_status_check
    check (professional_status in ('EMP', 'IND', 'REN', 'CHO', 'AUT', 'DIP', 'APP')),
  add column training_until date;
comment on column professional_data.training_until is 'the day until which a training is proven by a certificate';

-- What the children of somebody's family have borne together of a year, and the highest of their deductibles: of those
-- with the same insurer, whoever of the household sees them. It owns its rights, since an account may not see them all.
create function children_together(p_insured integer, p_year integer, p_born_from date)
  returns table (borne integer, highest integer)
  language sql stable security definer as $$
    with terms as (
      select b.insured_number, b.insurer_code, b.deductible from public.basic_contract b
      where b.valid_from <= make_date(p_year, 12, 31) and b.valid_to >= make_date(p_year, 1, 1)
        and b.insured_number in (
          select other.insured_number from public.account_insured own
          join public.account_insured other on other.account_id = own.account_id
          join public.insured i on i.insured_number = other.insured_number and i.birthdate >= p_born_from
          where own.insured_number = p_insured
          union all select p_insured)
    ), children as (
      select t.insured_number, max(t.deductible) as deductible from terms t
      where t.insurer_code in (select own.insurer_code from terms own where own.insured_number = p_insured)
      group by t.insured_number
    )
    select coalesce(sum(c.deductible_paid + c.coinsurance_paid), 0)::integer, coalesce(max(k.deductible), 0)::integer
    from children k left join public.contribution c on c.insured_number = k.insured_number and c.year = p_year
  $$;

-- The same for each child whom the account sees.
create function own_children_together(p_year integer, p_born_from date)
  returns table (insured_number integer, borne integer, highest integer)
  language sql stable security definer as $$
    select l.insured_number, t.borne, t.highest
    from public.account_insured l
    join public.insured i on i.insured_number = l.insured_number and i.birthdate >= p_born_from
    cross join lateral public.children_together(l.insured_number, p_year, p_born_from) t
    where l.account_id = public.app_account()
  $$;

revoke all on function children_together, own_children_together from public;
grant execute on function children_together to portal_jobs;
grant execute on function own_children_together to portal_api;

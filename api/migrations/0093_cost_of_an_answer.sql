-- What nearly every request asks costs less: the session, what is to be paid, what children bear together.

-- The same check as before. What only few accounts need to be asked is asked for them alone, and the account is named
-- to row level security by the statement that found it.
create or replace function open_session(p_session uuid, p_fingerprint bytea)
  returns table (
    account_id uuid, role text, extranaute_type text, sous_tutelle boolean, admitted boolean, has_main_insured boolean,
    seen_at timestamptz, expires_at timestamptz
  )
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  is_demonstration boolean;
begin
  select s.account_id, a.role, a.extranaute_type, a.sous_tutelle, a.extranaute_type = 'PPA',
      exists (select from account_insured l where l.account_id = a.id and l.part_principal),
      s.seen_at, s.expires_at, a.is_demonstration
    into account_id, role, extranaute_type, sous_tutelle, admitted, has_main_insured, seen_at, expires_at,
      is_demonstration
    from session s join account a on a.id = s.account_id
    where s.id = p_session and s.fingerprint_hash = p_fingerprint and s.ended_at is null and a.locked_at is null
      and s.expires_at > now() and s.seen_at > now() - interval '15 minutes';
  if not found or is_demonstration and not may_enter(null, true) then
    perform set_config('app.account', '', true);
    return;
  end if;
  if not admitted then
    admitted := coalesce((select f.value from feature_flag f where f.id = 'AFFILIATE_ACCOUNTS'), false);
  end if;
  perform set_config('app.account', account_id::text, true);
  if seen_at < now() - interval '30 seconds' and current_setting('app.unattended', true) is distinct from '1' then
    update session s set seen_at = now() where s.id = p_session;
  end if;
  return next;
end $$;

-- What is to be paid is little among years of what was paid.
create index on invoice (account_id)
  where status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE') and total_amount > 0;

-- How many of the newest are unseen is asked with every page: the index alone answers.
drop index notification_account_id_sent_id_idx;
create index on notification (account_id, sent desc, id) include (seen_at) where deleted_at is null;

-- Children who are on another account beside one of this account's, and not on this one: what they bear counts for the
-- limit of a family. They are counted and not named. The account's own children are read under row level security.
create function children_elsewhere(p_year integer, p_born_from date)
  returns table (beside integer, nth bigint, insurer_code text, deductible integer, borne integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- Most families are on one account, or on several that see the same children.
  if not exists (
    select from account_insured own
    join account_insured seen on seen.insured_number = own.insured_number and seen.account_id <> own.account_id
    join account_insured other on other.account_id = seen.account_id
    join insured k on k.insured_number = other.insured_number
    where own.account_id = app_account() and k.birthdate >= p_born_from
      and not exists (select from account_insured mine
        where mine.account_id = own.account_id and mine.insured_number = other.insured_number))
  then
    return;
  end if;
  return query
    select own.insured_number, dense_rank() over (order by other.insured_number), b.insurer_code, max(b.deductible),
      max(c.deductible_paid + c.coinsurance_paid)
    from account_insured own
    join insured i on i.insured_number = own.insured_number and i.birthdate >= p_born_from
    join account_insured seen on seen.insured_number = own.insured_number and seen.account_id <> own.account_id
    join account_insured other on other.account_id = seen.account_id
    join insured k on k.insured_number = other.insured_number and k.birthdate >= p_born_from
    join basic_contract b on b.insured_number = other.insured_number
      and b.valid_from <= make_date(p_year, 12, 31) and b.valid_to >= make_date(p_year, 1, 1)
    left join contribution c on c.insured_number = other.insured_number and c.year = p_year
    where own.account_id = app_account()
      and not exists (select from account_insured mine
        where mine.account_id = own.account_id and mine.insured_number = other.insured_number)
    group by own.insured_number, other.insured_number, b.insurer_code;
end $$;
revoke all on function children_elsewhere from public;
grant execute on function children_elsewhere to portal_api;

-- What care cost somebody, by the year in which it was settled and the year of treatment: the sum of the lines, kept
-- with them. Whoever has years of bills reads a few rows in place of all lines.
create table care_total (
  insured_number integer not null references insured,
  is_private boolean not null,
  settled_in smallint not null,
  year smallint not null,
  billed integer not null,
  not_covered integer not null,
  supplementary_paid integer not null,
  hospital_contribution integer not null,
  deductible integer not null,
  coinsurance integer not null,
  basic_paid integer not null,
  primary key (insured_number, settled_in, year, is_private)
);
comment on table care_total is 'sums of statement_line, written by its trigger alone';
comment on column care_total.is_private is 'of lines that nobody else of the household sees';

create function sum_statement_lines() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into care_total as t
    select a.insured_number, a.is_private, extract(year from s.date), a.year, sum(a.billed), sum(a.not_covered),
      sum(a.supplementary_paid), sum(a.hospital_contribution), sum(a.deductible), sum(a.coinsurance), sum(a.basic_paid)
    from added a join statement s on s.id = a.statement_id
    group by 1, 2, 3, 4
    -- Whoever writes at the same time locks the rows in the same order.
    order by 1, 3, 4, 2
  on conflict (insured_number, settled_in, year, is_private) do update
    set billed = t.billed + excluded.billed,
      not_covered = t.not_covered + excluded.not_covered,
      supplementary_paid = t.supplementary_paid + excluded.supplementary_paid,
      hospital_contribution = t.hospital_contribution + excluded.hospital_contribution,
      deductible = t.deductible + excluded.deductible,
      coinsurance = t.coinsurance + excluded.coinsurance,
      basic_paid = t.basic_paid + excluded.basic_paid;
  return null;
end $$;
revoke all on function sum_statement_lines from public;
create trigger sum_statement_lines after insert on statement_line referencing new table as added
  for each statement execute function sum_statement_lines();

insert into care_total
  select l.insured_number, l.is_private, extract(year from s.date), l.year, sum(l.billed), sum(l.not_covered),
    sum(l.supplementary_paid), sum(l.hospital_contribution), sum(l.deductible), sum(l.coinsurance), sum(l.basic_paid)
  from statement_line l join statement s on s.id = l.statement_id
  group by 1, 2, 3, 4;

alter table care_total enable row level security;
alter table care_total force row level security;
create policy owner on care_total to current_user using (true) with check (true);
-- As the lines are seen: those whom the account sees, and what tells of an adult's health is theirs alone.
create policy own on care_total for select to portal_api using (insured_number = any (array(
  select l.insured_number from account_insured l where l.account_id = app_account()))
  and (not is_private or insured_number = (select a.insured_number from account a where a.id = app_account())));
grant select on care_total to portal_api;

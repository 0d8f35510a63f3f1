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

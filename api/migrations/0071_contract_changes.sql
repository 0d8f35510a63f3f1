-- What stands in the way of changing the contracts of people on the account, whoever of the household is the cause: changes
-- that wait, by their code, and invoices of their basic insurer in formal notice (LAMal art. 64a al. 6). It owns its
-- rights: others' requests and invoices stay unreadable.
create function own_contract_state(p_today date)
  returns table (insured_number integer, open_changes text[], has_arrears boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    select l.insured_number,
      array(
        select distinct case r.type when 'TRANSFERT_CAISSE_MUTATION' then 'transfer'
          else split_part(coalesce(r.business_key, ''), ' ', 4) end
        from public.interaction r
        where r.insured_number = l.insured_number and r.nature = 'CONTRACT'
          and r.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')),
      exists (
        select from public.account_insured household
        join public.basic_contract b on b.insured_number = l.insured_number
          and p_today between b.valid_from and b.valid_to
        join public.invoice v on v.account_id = household.account_id and v.law = 'LAMAL'
          and v.health_insurer_code = b.insurer_code and v.status in ('SOMMATION', 'POURSUITE')
        where household.insured_number = l.insured_number)
    from public.account_insured l
    where l.account_id = public.app_account()
  $$;
comment on function own_contract_state is 'open_changes: codes of changes, transfer, or an empty text where it is not known';
create index on invoice (account_id) where status in ('SOMMATION', 'POURSUITE');
revoke all on function own_contract_state from public;
grant execute on function own_contract_state to portal_api;

-- A link for a new password that a member of staff sends: for an account that is open to them, has a password and is not
-- closed, and at most every ten minutes. The function writes the row, because the desk may not read passwords.
create function desk_password_link(p_account uuid, p_token_hash bytea, p_minutes integer) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if p_account not in (select public.desk_accounts()) then return 'noAccount'; end if;
  perform from public.account a where a.id = p_account for update;
  if not exists (select from public.account a join public.credential c on c.account_id = a.id
      where a.id = p_account and a.locked_at is null) then
    return 'noPassword';
  end if;
  if exists (select from public.password_reset r
      where r.account_id = p_account and r.created_at > now() - interval '10 minutes') then
    return 'justSent';
  end if;
  insert into public.password_reset (token_hash, account_id, expires_at)
    values (p_token_hash, p_account, now() + make_interval(mins => p_minutes));
  return 'sent';
end $$;
revoke all on function desk_password_link from public;
grant execute on function desk_password_link to portal_jobs;

-- Also for a person who is open to the member of staff of the transaction.
create or replace function is_update_pending(p_insured integer, p_nature text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (
      select from public.interaction i
      where i.insured_number = p_insured and i.nature = p_nature
        and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
    )
    where exists (
      select from public.account_insured l
      where l.account_id = public.app_account() and l.insured_number = p_insured
    ) or p_insured in (select public.desk_people());
  end;
grant execute on function is_update_pending to portal_jobs;

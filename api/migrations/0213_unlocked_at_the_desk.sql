-- A member of staff forgets the wrong passwords and codes of a customer whose account is open to them. The keys of the
-- throttles are made by the program, which has the secret.

create function desk_unlock_sign_in(p_account uuid, p_throttles text[]) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if p_account not in (select public.desk_accounts()) then return 'noAccount'; end if;
  if not exists (select from public.account a
      where a.id = p_account and a.locked_at is null and a.login_email is not null) then
    return 'notInUse';
  end if;
  perform public.forget_code_guesses(p_account);
  delete from public.throttle where key = any (p_throttles) and (key like 'login:%' or key like 'reset:%');
  return 'unlocked';
end $$;
revoke all on function desk_unlock_sign_in from public;
grant execute on function desk_unlock_sign_in to portal_jobs;

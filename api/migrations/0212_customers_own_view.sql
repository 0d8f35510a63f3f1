-- The customer's own view for a member of staff: the rows that the customer sees, without a session of theirs. The account
-- must be open to the person by a case or a reason at that moment, and the transaction can only read.

create function open_desk_view(p_token_hash bytea, p_account uuid)
  returns table (session_id uuid, account_id uuid, role text, extranaute_type text, sous_tutelle boolean,
    admitted boolean, has_main_insured boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  viewer uuid;
begin
  perform set_config('app.account', '', true);
  select s.id, p.id into session_id, viewer
    from public.staff_session s join public.staff p on p.id = s.staff_id
    where s.token_hash = p_token_hash and s.verified_at is not null and s.ended_at is null and p.active
      and public.may_enter(null, p.is_demonstration)
      and s.expires_at > now() and s.seen_at > now() - interval '30 minutes';
  if not found then return; end if;
  select a.id, a.role, a.extranaute_type, a.sous_tutelle,
      a.extranaute_type = 'PPA'
        or coalesce((select f.value from public.feature_flag f where f.id = 'AFFILIATE_ACCOUNTS'), false),
      exists (select from public.account_insured l where l.account_id = a.id and l.part_principal)
    into account_id, role, extranaute_type, sous_tutelle, admitted, has_main_insured
    from public.account a
    where a.id = p_account and a.role = 'CUSTOMER' and exists (
      select from public.staff_access x
      where x.staff_id = viewer and x.account_id = p_account and x.ended_at is null
        and (x.ends_at is null or x.ends_at > now()));
  if not found then return; end if;
  perform set_config('transaction_read_only', 'on', true);
  perform set_config('app.account', p_account::text, true);
  return next;
end $$;
revoke all on function open_desk_view from public;
grant execute on function open_desk_view to portal_api;

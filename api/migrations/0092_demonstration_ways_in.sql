-- What messages of a kind said to invented people, the newest of each, for the pages of the way in: in a demonstration
-- nobody has their phone or their mailbox. Elsewhere, and of everybody else, it finds nothing.
create function demonstration_messages(p_template text, p_account uuid)
  returns table (id uuid, recipient bytea, parameters bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select newest.id, newest.recipient, newest.parameters
    from (
      select distinct on (m.account_id) m.id, m.recipient, m.parameters, m.created_at
      from public.message m join public.account a on a.id = m.account_id
      where m.template = p_template and (p_account is null or m.account_id = p_account) and a.is_demonstration
        and m.created_at > now() - interval '30 minutes'
        and exists (select from public.demonstration d where d.is_open)
      order by m.account_id, m.created_at desc, m.id
    ) newest
    order by newest.created_at desc
    limit 10;
  end;

revoke all on function demonstration_messages from public;
grant execute on function demonstration_messages to portal_identity;

-- What customers say of a bill that they send in, and the comparison with the bills that they sent before.

alter table claim
  add column said_provider text,
  add column said_town text,
  add column said_amount integer,
  add column said_billed_on date,
  add column said_treated_on date,
  add column said_reference text,
  add column said_account text,
  add column said_category text,
  add column is_foreign boolean not null default false;
comment on column claim.said_provider is 'as the sender says, read from the QR code or typed; provider is what the examination found';
comment on column claim.said_account is 'the IBAN of the biller in the QR code';
comment on column claim.is_foreign is 'of care abroad, as the sender says';
alter table claim add constraint claim_said_amount_check check (said_amount > 0) not valid;

grant insert (said_provider, said_town, said_amount, said_billed_on, said_treated_on, said_reference, said_account,
    said_category, is_foreign)
  on claim to portal_api;

-- The bills that the account sent since a day, with its own words alone: the sender of another adult's bill recognises
-- it, and learns nothing of what became of it.
create function own_sent_bills(p_since timestamptz)
  returns table (interaction_id uuid, sent_at timestamptz, said_provider text, said_amount integer,
    said_billed_on date, said_reference text, said_account text, fingerprint bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    select c.interaction_id, c.received_at, c.said_provider, c.said_amount, c.said_billed_on, c.said_reference,
      c.said_account, c.fingerprint
    from public.claim c
    where c.account_id = public.app_account() and c.interaction_id is not null and c.received_at >= p_since
      and c.status <> 'REFUSED'
  $$;
revoke all on function own_sent_bills from public;
grant execute on function own_sent_bills to portal_api;

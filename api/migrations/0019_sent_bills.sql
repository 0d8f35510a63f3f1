-- A bill that a customer sends in is a claim from the first moment, and follows the request that it came with.

alter table claim add column interaction_id uuid unique references interaction;
alter table claim add column fingerprint bytea;
comment on column claim.interaction_id is 'the request it came with; nothing where it came another way';
comment on column claim.fingerprint is 'of the files that were sent: the same bill twice is settled once';
create index on claim (insured_number, fingerprint) where fingerprint is not null;

-- What is examined or refused as a request is so as a claim, whoever decides: the back office or the operator.
create function claim_follows_request() returns trigger
  language plpgsql security definer as $$
begin
  if new.status = 'IN_PROGRESS' then
    update public.claim set status = 'IN_REVIEW', reviewed_at = now()
      where interaction_id = new.id and status = 'RECEIVED';
  else
    update public.claim set status = 'REFUSED', decided_at = now(), reason = 'REQUEST_REFUSED'
      where interaction_id = new.id and status in ('RECEIVED', 'IN_REVIEW');
  end if;
  return null;
end $$;
create trigger claim_follows_request after update of status on interaction for each row
  when (new.type = 'INVOICE' and new.status in ('IN_PROGRESS', 'REFUSED') and new.status <> old.status)
  execute function claim_follows_request();

-- A customer hands a bill in for somebody of the account. What it says and what becomes of it is for us to find out.
create policy sent_in on claim for insert to portal_api with check (
  account_id = app_account() and channel = 'CUSTOMER' and status = 'RECEIVED' and interaction_id is not null
  and insured_number = any (array(select l.insured_number from account_insured l where l.account_id = app_account()))
);

revoke all on function claim_follows_request from public;
grant insert (insured_number, is_private, account_id, channel, received_at, due_on, interaction_id, fingerprint)
  on claim to portal_api;

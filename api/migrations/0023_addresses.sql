-- Changes of addresses and bank accounts that customers ask for, and may take back until they are treated.

-- Where reimbursements go and from where premiums are debited.
create table financial_address (
  id uuid primary key default gen_random_uuid(),
  insured_number integer not null references insured,
  usage text not null check (usage in ('REMB', 'PRLV')),
  iban bytea not null,
  owner_name text not null,
  name_complement text,
  street text,
  number text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  zip text not null,
  city text not null,
  locality_id text,
  valid_from date not null,
  valid_to date not null default '9999-12-31' check (valid_to >= valid_from),
  unique (insured_number, usage, valid_from)
);
comment on column financial_address.insured_number is 'the address owner, for the whole household';
comment on column financial_address.usage is 'REMB: reimbursements go there; PRLV: premiums are debited there';
comment on column financial_address.iban is 'encrypted';
comment on column financial_address.valid_to is '9999-12-31: no end';

alter table financial_address enable row level security;
alter table financial_address force row level security;
create policy owner on financial_address to current_user using (true) with check (true);
create policy jobs on financial_address to portal_jobs using (true) with check (true);
-- Money is the address owner's matter: nobody else of the household sees their accounts.
create policy own on financial_address for select to portal_api using (insured_number = any (array(
  select l.insured_number from account_insured l join account a on a.id = l.account_id
  where l.account_id = app_account() and l.part_principal and a.extranaute_type = 'PPA')));
grant select on financial_address to portal_api;
grant select, insert, update, delete on financial_address to portal_jobs;

-- A new address takes the place of those that were planned for later.
grant delete on postal_address to portal_jobs;

alter table interaction add column withdrawn_at timestamptz;
comment on column interaction.withdrawn_at is 'the customer took it back; it then counts as REFUSED';

-- Takes back a request of the account that nobody has treated yet. Says WITHDRAWN, or ALREADY to whoever does it twice; TREATED
-- when it is too late; nothing when there is no such request. It owns its rights: an account can change nothing else of
-- a request. Whoever treats the request holds its row, so one of both comes first.
create function withdraw_request(p_id uuid, p_types text[]) returns text
  language plpgsql security definer as $$
declare
  request public.interaction;
begin
  select * into request from public.interaction i
    where i.id = p_id and i.account_id = public.app_account() and i.type = any (p_types) for update;
  if not found then
    return null;
  end if;
  if request.withdrawn_at is not null then
    return 'ALREADY';
  end if;
  if request.status not in ('REQUEST', 'PENDING', 'IN_PROGRESS') then
    return 'TREATED';
  end if;
  update public.interaction set status = 'REFUSED', withdrawn_at = now(), decided_at = now(), held_at = null,
    last_error = null where id = p_id;
  insert into public.interaction_status (interaction_id, account_id, position, status)
    select p_id, request.account_id, count(*), 'REFUSED' from public.interaction_status where interaction_id = p_id;
  return 'WITHDRAWN';
end $$;

revoke all on function withdraw_request from public;
grant execute on function withdraw_request to portal_api;

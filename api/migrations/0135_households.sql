-- People, contracts, invoices, statements and papers that systems of record send. Every customer of the insurer has an
-- account, to which invoices and papers belong; it is opened once its login address was proved.

alter table account
  alter column login_email drop not null,
  alter column login_email_hash drop not null,
  add constraint account_check check ((login_email is null) = (login_email_hash is null)) not valid,
  add column invited_login bytea,
  add column closed_by_death_at timestamptz;
comment on column account.login_email is 'encrypted; none until the account is opened';
comment on column account.invited_login is 'of the login address with which a system of record asked for access last';
comment on column account.closed_by_death_at is 'when the death of its person locked it';
grant select (login_email, login_email_hash, closed_by_death_at) on account to portal_jobs;
grant select (closed_by_death_at) on account to portal_identity;

alter table insured add column died_on date, add column left_on date, add column household text;
comment on column insured.household is 'source and id of the record of the household that the person is in';
comment on column insured.left_on is 'the last day on which the person is insured here';

alter table insurer add column invoices_from text not null default 'PORTAL'
  check (invoices_from in ('PORTAL', 'EXCHANGE'));
comment on column insurer.invoices_from is 'EXCHANGE: a system of record issues and reminds its invoices, and the portal does neither';

-- A payment that stands in for those that the source of an invoice does not send, until they arrive.
alter table invoice_payment
  add column bank_reference text,
  add column stands_in boolean not null default false;

-- Other issuers number their statements otherwise.
alter table statement drop constraint statement_statement_number_check,
  add constraint statement_statement_number_check check (statement_number ~ '^[0-9A-Za-z][0-9A-Za-z./-]{2,29}$')
    not valid;

-- The bytes of papers from another archive.
create table document_file (
  iddms text primary key references document on delete cascade,
  account_id uuid not null references account,
  content bytea not null
);
comment on table document_file is 'PDF files that were inspected; every other paper is drawn from its content';
alter table document_file alter column content set storage external;
alter table document add column replaced_by text,
  add constraint document_replaced_by_fkey foreign key (replaced_by) references document on delete set null not valid;
comment on column document.replaced_by is 'a newer version; this one is listed no more and opens as it was';
create or replace function keep_document() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'seen_at' - 'replaced_by') is distinct from (to_jsonb(old) - 'seen_at' - 'replaced_by') then
    raise exception 'a document that was issued is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
alter table document_file enable row level security;
alter table document_file force row level security;
create policy owner on document_file to current_user using (true) with check (true);
create policy own on document_file for select to portal_api using (account_id = app_account());
grant select on document_file to portal_api;

-- The account of an adult to whom changes of their contacts are told, if it was opened.
create or replace function own_account_of(p_insured integer)
  returns table (account_id uuid, login_email bytea, language text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.id, a.login_email, a.language from public.account a
    where a.insured_number = p_insured and a.id <> public.app_account() and a.role = 'CUSTOMER' and a.locked_at is null
      and a.login_email is not null
      and exists (select from public.account_insured l
        where l.account_id = public.app_account() and l.insured_number = p_insured);
  end;

-- The account of an activation's person that waits to be opened.
create function waiting_account(p_account uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.id from public.activation v join public.account a on a.insured_number = v.insured_number
    where v.account_id = p_account and a.role = 'CUSTOMER' and a.login_email is null and a.locked_at is null
    order by a.created_at, a.id limit 1;
  end;

-- Opens an account that a system of record made. Address and phone number are encrypted for it by the caller.
create function open_waiting_account(
  p_account uuid, p_waiting uuid, p_email_hash bytea, p_email bytea, p_phone bytea, p_password_hash text
) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted activation;
begin
  select * into wanted from activation
    where account_id = p_account and used_at is null and replaced_at is null and expires_at > now() for update;
  if wanted.account_id is null or not exists (
    select from activation_address where account_id = p_account and login_email_hash = p_email_hash)
  then
    return null;
  end if;
  perform from insured where insured_number = wanted.insured_number and died_on is null for update;
  if not found or exists (select from account where login_email_hash = p_email_hash) then
    return null;
  end if;
  update account set login_email = p_email, login_email_hash = p_email_hash, phone_number = p_phone,
      correspondance = 'DIGITAL'
    where id = p_waiting and insured_number = wanted.insured_number and login_email is null and locked_at is null;
  if not found then
    return null;
  end if;
  insert into credential (account_id, password_hash) values (p_waiting, p_password_hash);
  insert into audit (actor, account_id, action) values ('customer', p_waiting, 'account opened');
  update activation set used_at = now() where insured_number = wanted.insured_number and used_at is null;
  return p_waiting;
exception when unique_violation then
  return null;
end $$;
revoke all on function waiting_account, open_waiting_account from public;
grant execute on function waiting_account, open_waiting_account to portal_identity;

-- The latest acts of customers about people, by nature: the requests that are open, which stay locked until the end of
-- the transaction, and those that took effect. A move of the policyholder is one of the whole household.
create function acts_of_customers(p_people integer[], p_natures text[])
  returns table (insured_number integer, nature text, took_effect_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from interaction i
    where i.insured_number = any (p_people) and i.nature = any (p_natures)
      and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
    order by i.id for update;
  return query
    select i.insured_number, i.nature, max(i.decided_at) from interaction i
    where i.insured_number = any (p_people) and i.nature = any (p_natures) and i.withdrawn_at is null
      and i.decided_at is not null and (i.status = 'DONE' or (i.status = 'ARCHIVED' and i.reason is null))
    group by 1, 2;
end $$;

-- What follows a death: no sign-in with the account of the dead, no message goes to them, codes for opening an
-- account are void, and a clerk decides about their open requests. A wrong report is taken back without a day.
create function report_death(p_insured integer, p_died_on date) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update insured set died_on = p_died_on where insured_number = p_insured;
  if p_died_on is null then
    update account set locked_at = null
      where insured_number = p_insured and role = 'CUSTOMER' and locked_at = closed_by_death_at;
    update account set closed_by_death_at = null where insured_number = p_insured and role = 'CUSTOMER';
    return;
  end if;
  update account set closed_by_death_at = coalesce(closed_by_death_at, now()), locked_at = coalesce(locked_at, now())
    where insured_number = p_insured and role = 'CUSTOMER';
  update session s set ended_at = now(), ended_because = 'closed' from account a
    where a.id = s.account_id and a.insured_number = p_insured and a.role = 'CUSTOMER' and s.ended_at is null;
  update activation set replaced_at = now()
    where insured_number = p_insured and used_at is null and replaced_at is null;
  update interaction i set held_at = coalesce(i.held_at, now()) from account a
    where a.id = i.account_id and a.insured_number = p_insured and a.role = 'CUSTOMER'
      and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS');
  delete from message m using account a
    where a.id = m.account_id and a.insured_number = p_insured and a.role = 'CUSTOMER' and m.state = 'WAITING';
end $$;
revoke all on function acts_of_customers, report_death from public;
grant execute on function acts_of_customers, report_death to portal_exchange;

do $$
declare
  name text;
begin
  foreach name in array array['insured', 'account', 'account_insured', 'postal_address', 'contact', 'financial_address',
    'professional_data', 'basic_contract', 'supplementary_contract', 'property_contract', 'premium_reduction',
    'invoice', 'invoice_payment', 'invoice_reminder', 'statement', 'statement_line', 'contribution', 'document',
    'document_file', 'delegation']
  loop
    execute format('create policy exchange on %I to portal_exchange using ((select app_source()) is not null)
      with check ((select app_source()) is not null)', name);
  end loop;
end $$;
create policy exchange on notification for insert to portal_exchange with check ((select app_source()) is not null);
create policy exchange on message for insert to portal_exchange
  with check ((select app_source()) is not null and account_id is not null);
create policy exchange on notification_preference for select to portal_exchange using ((select app_source()) is not null);
create policy exchange on push_subscription for select to portal_exchange using ((select app_source()) is not null);
create policy exchange on access_request for insert to portal_exchange
  with check ((select app_source()) is not null and way = 'PAPER');

grant select, insert on insured, account, statement, statement_line, contribution, document, document_file
  to portal_exchange;
grant update (firstname, lastname, birthdate, gender, language, collective, for_information, nationality, permit,
  policyholder, left_on, household) on insured to portal_exchange;
grant update (display_name, extranaute_type, payment_mode, correspondance, sous_tutelle, language, invited_login,
  premiums_changed_from) on account to portal_exchange;
grant select, insert, update, delete on account_insured, contact, basic_contract, supplementary_contract,
  property_contract, premium_reduction, delegation, invoice_payment, invoice_reminder to portal_exchange;
grant select, insert, update, delete on postal_address, financial_address, professional_data to portal_exchange;
grant select, insert, update on invoice to portal_exchange;
grant update (replaced_by) on document to portal_exchange;
grant update (iddms) on statement to portal_exchange;
grant select on insurer, product, swiss_locality, notification_preference, push_subscription to portal_exchange;
grant insert on notification, message to portal_exchange;
grant insert (id, way, insured_number, birthdate, email, phone, language, expires_at) on access_request
  to portal_exchange;

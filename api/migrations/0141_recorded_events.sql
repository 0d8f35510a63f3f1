-- The tables whose changes are told as events. Each function owns its rights, because record_event is closed to the roles
-- that connect.

-- The names of the given columns whose values differ, as the interface spells them.
create function changed_fields(variadic p_pairs text[]) returns jsonb
  language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(jsonb_agg(p_pairs[n] order by n), '[]') from generate_series(1, array_length(p_pairs, 1), 3) n
  where p_pairs[n + 1] is distinct from p_pairs[n + 2]
$$;

create function tell_of_request() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  told jsonb := jsonb_build_object('requestId', new.id, 'kind', new.type, 'nature', new.nature, 'status', new.status);
begin
  if new.parent_id is not null then told := told || jsonb_build_object('parentId', new.parent_id); end if;
  if tg_op = 'INSERT' then
    perform record_event('request.submitted', new.id::text, new.account_id, new.insured_number, told);
  elsif new.withdrawn_at is not null and old.withdrawn_at is null then
    perform record_event('request.withdrawn', new.id::text, new.account_id, new.insured_number, told);
  else
    perform record_event('request.status_changed', new.id::text, new.account_id, new.insured_number,
      told || jsonb_build_object('previousStatus', old.status));
  end if;
  return null;
end $$;
create trigger tell_of_submitted_request after insert on interaction for each row execute function tell_of_request();
create trigger tell_of_changed_request after update on interaction for each row
  when (old.status is distinct from new.status) execute function tell_of_request();

-- For the table of questions about requests: the customer answered one.
create function tell_of_answer() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  request interaction;
begin
  select * into request from interaction i where i.id = new.interaction_id;
  perform record_event('request.answered', request.id::text, new.account_id, request.insured_number,
    jsonb_build_object('requestId', request.id, 'kind', request.type, 'nature', request.nature, 'status', request.status,
      'questionId', new.id));
  return null;
end $$;

create function tell_of_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  told jsonb := jsonb_build_object('accountId', new.id);
begin
  if tg_op = 'INSERT' then
    perform record_event('account.opened', new.id::text, new.id, new.insured_number, told);
    return null;
  end if;
  if new.locked_at is not null and old.locked_at is null then
    perform record_event('account.closed', new.id::text, new.id, new.insured_number, told);
  elsif new.locked_at is null and old.locked_at is not null then
    perform record_event('account.reopened', new.id::text, new.id, new.insured_number, told);
  end if;
  told := told || jsonb_build_object('changed', changed_fields(
    'loginEmail', encode(old.login_email_hash, 'hex'), encode(new.login_email_hash, 'hex'),
    'phoneNumber', encode(old.phone_number, 'hex'), encode(new.phone_number, 'hex'),
    'language', old.language, new.language,
    'paymentMode', old.payment_mode, new.payment_mode,
    'correspondence', old.correspondance, new.correspondance));
  if told -> 'changed' <> '[]' then
    perform record_event('account.changed', new.id::text, new.id, new.insured_number, told);
  end if;
  return null;
end $$;
create trigger tell_of_opened_account after insert on account for each row
  when (new.role = 'CUSTOMER') execute function tell_of_account();
create trigger tell_of_changed_account after update of locked_at, login_email, login_email_hash, phone_number, language,
  payment_mode, correspondance on account for each row when (new.role = 'CUSTOMER') execute function tell_of_account();

-- A row of a person that was added, changed or removed: contacts, postal addresses and bank accounts.
create function tell_of_contact() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  kept contact := case when tg_op = 'DELETE' then old else new end;
begin
  perform record_event('person.contact_changed', kept.id::text, null, kept.insured_number, jsonb_build_object(
    'contactId', kept.id, 'insuredNumber', kept.insured_number, 'kind', kept.kind,
    'change', case tg_op when 'INSERT' then 'ADDED' when 'UPDATE' then 'CHANGED' else 'REMOVED' end));
  return null;
end $$;
create trigger tell_of_contact after insert or delete on contact for each row execute function tell_of_contact();
create trigger tell_of_changed_contact after update on contact for each row
  when ((old.value_hash, old.nature, old.mobile) is distinct from (new.value_hash, new.nature, new.mobile))
  execute function tell_of_contact();

create function tell_of_address() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  kept postal_address := case when tg_op = 'DELETE' then old else new end;
begin
  perform record_event('person.address_changed', kept.id::text, null, kept.insured_number, jsonb_build_object(
    'addressId', kept.id, 'insuredNumber', kept.insured_number,
    'uses', to_jsonb(array_remove(array[case when kept.domicile_legal then 'DOMICILE' end,
      case when kept.correspondance then 'CORRESPONDENCE' end], null)),
    'change', case tg_op when 'INSERT' then 'ADDED' when 'UPDATE' then 'CHANGED' else 'REMOVED' end));
  return null;
end $$;
create trigger tell_of_address after insert or delete on postal_address for each row execute function tell_of_address();
create trigger tell_of_changed_address after update on postal_address for each row
  when (old.* is distinct from new.*) execute function tell_of_address();

create function tell_of_bank_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  kept financial_address := case when tg_op = 'DELETE' then old else new end;
begin
  perform record_event('person.bank_account_changed', kept.id::text, null, kept.insured_number, jsonb_build_object(
    'bankAccountId', kept.id, 'insuredNumber', kept.insured_number,
    'use', case kept.usage when 'REMB' then 'REIMBURSEMENT' else 'DEBIT' end,
    'change', case tg_op when 'INSERT' then 'ADDED' when 'UPDATE' then 'CHANGED' else 'REMOVED' end));
  return null;
end $$;
create trigger tell_of_bank_account after insert or delete on financial_address for each row
  execute function tell_of_bank_account();
create trigger tell_of_changed_bank_account after update on financial_address for each row
  when (old.* is distinct from new.*) execute function tell_of_bank_account();

create function tell_of_consent() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_event('person.consent_changed', new.id::text, new.account_id, new.insured_number,
    jsonb_build_object('consentId', new.id, 'insuredNumber', new.insured_number));
  return null;
end $$;
create trigger tell_of_consent after insert on consent_event for each row execute function tell_of_consent();

create function tell_of_invoice() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  told jsonb := jsonb_build_object('invoiceNo', new.no, 'kind', new.type, 'status', new.status);
begin
  if tg_op = 'INSERT' then
    perform record_event('invoice.issued', new.no, new.account_id, new.insured_number, told);
  elsif new.status = 'REGLEE' then
    perform record_event('invoice.paid', new.no, new.account_id, new.insured_number, told);
  elsif new.status = 'ANNULEE' then
    perform record_event('invoice.cancelled', new.no, new.account_id, new.insured_number, told);
  elsif old.status in ('REGLEE', 'ANNULEE') then
    perform record_event('invoice.reopened', new.no, new.account_id, new.insured_number, told);
  end if;
  return null;
end $$;
create trigger tell_of_issued_invoice after insert on invoice for each row execute function tell_of_invoice();
create trigger tell_of_changed_invoice after update of status on invoice for each row
  when (old.status is distinct from new.status) execute function tell_of_invoice();

create function tell_of_reminder() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_event('invoice.dunned', new.invoice_no, new.account_id, null,
    jsonb_build_object('invoiceNo', new.invoice_no, 'step', new.status, 'position', new.position));
  return null;
end $$;
create trigger tell_of_reminder after insert on invoice_reminder for each row execute function tell_of_reminder();

-- A payment counts once it is booked; one that returns another is told as such.
create function tell_of_payment() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_event(case when new.returns is null then 'payment.booked' else 'payment.returned' end,
    new.invoice_no || '/' || new.position, new.account_id, null,
    jsonb_build_object('invoiceNo', new.invoice_no, 'position', new.position, 'way', new.way));
  return null;
end $$;
create trigger tell_of_payment after insert on invoice_payment for each row
  when (new.is_booked) execute function tell_of_payment();
create trigger tell_of_booked_payment after update of is_booked on invoice_payment for each row
  when (new.is_booked and not old.is_booked) execute function tell_of_payment();

create function tell_of_statement() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_event('statement.issued', new.id::text, null, new.insured_number, jsonb_build_object(
    'statementId', new.id, 'statementNumber', new.statement_number, 'insuredNumber', new.insured_number));
  return null;
end $$;
create trigger tell_of_statement after insert on statement for each row execute function tell_of_statement();

create function tell_of_document() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_event('document.issued', new.iddms, new.account_id, null, jsonb_build_object(
    'documentId', new.iddms, 'type', new.type, 'subType', new.sub_type, 'code', new.code));
  return null;
end $$;
create trigger tell_of_document after insert on document for each row execute function tell_of_document();

create function tell_of_message() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_event('conversation.message_written', new.id::text, new.account_id,
    (select c.insured_number from conversation c where c.id = new.conversation_id), jsonb_build_object(
    'messageId', new.id, 'conversationId', new.conversation_id, 'author', new.author));
  return null;
end $$;
create trigger tell_of_message after insert on conversation_message for each row execute function tell_of_message();

create function tell_of_upload() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_event('upload.sent', new.id::text, new.account_id, null,
    jsonb_build_object('fileId', new.id, 'attachedTo', new.attached_to));
  return null;
end $$;
create trigger tell_of_sent_upload after insert on uploaded_file for each row
  when (new.attached_to is not null) execute function tell_of_upload();
create trigger tell_of_attached_upload after update of attached_to on uploaded_file for each row
  when (old.attached_to is null and new.attached_to is not null) execute function tell_of_upload();

do $$
declare
  name text;
begin
  foreach name in array array['request', 'answer', 'account', 'contact', 'address', 'bank_account', 'consent', 'invoice',
      'reminder', 'payment', 'statement', 'document', 'message', 'upload'] loop
    execute format('revoke all on function tell_of_%s from public', name);
  end loop;
end $$;

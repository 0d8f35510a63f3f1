-- A value that is encrypted again under a newer key says what it said before: nobody is told of a change. The setting
-- lasts as long as the transaction of a batch (`api/src/core/secrets/re-encrypt.ts`).
create function is_reencryption() returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(current_setting('portal.reencryption', true), '') = 'on'
$$;

create or replace trigger tell_of_changed_account after update of locked_at, login_email, login_email_hash, phone_number,
  language, payment_mode, correspondance on account for each row
  when (new.role = 'CUSTOMER' and not is_reencryption()) execute function tell_of_account();

create or replace trigger tell_of_changed_bank_account after update on financial_address for each row
  when (old.* is distinct from new.* and not is_reencryption()) execute function tell_of_bank_account();

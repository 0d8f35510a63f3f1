-- Reads whole tables beside their readers and writers.
alter table account validate constraint account_check;
alter table statement validate constraint statement_statement_number_check;
alter table document validate constraint document_replaced_by_fkey;
alter table invoice validate constraint invoice_debit_rejection_check, validate constraint invoice_check6;
alter table credit_movement validate constraint credit_movement_kind_check, validate constraint credit_movement_check,
  validate constraint credit_movement_check1, validate constraint credit_movement_check2;
alter table interaction validate constraint interaction_decider_check,
  validate constraint interaction_reason_code_fkey;
do $$
declare
  name text := (select conname from pg_constraint where conrelid = 'audit'::regclass and conname ~ '^audit_before_');
begin
  execute format('alter table audit validate constraint %I', name);
end $$;

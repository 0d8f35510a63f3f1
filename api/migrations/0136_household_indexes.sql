-- concurrently
-- What systems of record look up. Built without locking the tables.

create index concurrently if not exists account_insured_number on account (insured_number);
create index concurrently if not exists interaction_took_effect on interaction (insured_number, nature, decided_at)
  where decided_at is not null;
create index concurrently if not exists document_replaced_by on document (replaced_by) where replaced_by is not null;
create index concurrently if not exists document_file_account on document_file (account_id);
create index concurrently if not exists insured_household on insured (household) where household is not null;

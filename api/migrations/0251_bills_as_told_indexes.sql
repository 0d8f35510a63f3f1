-- concurrently
create index concurrently if not exists claim_account_id_received_at_idx on claim (account_id, received_at)
  where interaction_id is not null;
create index concurrently if not exists claim_said_reference_idx on claim (insured_number, said_reference)
  where said_reference is not null;

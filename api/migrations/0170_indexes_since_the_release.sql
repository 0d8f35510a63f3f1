-- concurrently
-- The key of the audit once it is divided by months: it holds the column by which it is divided.
create unique index concurrently if not exists audit_id_at on audit (id, at);
-- What the decisions about requests search by.
create index concurrently if not exists interaction_decide_by_idx on interaction (decide_by)
  where status in ('REQUEST', 'IN_PROGRESS') and decide_by is not null;
create index concurrently if not exists interaction_created_at_idx on interaction (created_at)
  where status in ('REQUEST', 'PENDING', 'IN_PROGRESS') and decide_by is null;
create index concurrently if not exists interaction_created_at_idx1 on interaction (created_at)
  where decider = 'EXCHANGE' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS');
create index concurrently if not exists interaction_decided_at_idx1 on interaction (decided_at)
  where decider = 'EXCHANGE' and status in ('REFUSED', 'DONE') and decision_mark is null;

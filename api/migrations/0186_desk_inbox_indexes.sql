-- concurrently
-- The inbox in its order, as a whole, by kind and by language. Built without locking the table.

create index concurrently if not exists interaction_inbox
  on interaction (coalesce(decide_by, 'infinity'::date), created_at, id)
  where decider = 'CLERK' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS');
create index concurrently if not exists interaction_inbox_by_type
  on interaction (type, coalesce(decide_by, 'infinity'::date), created_at, id)
  where decider = 'CLERK' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS');
create index concurrently if not exists interaction_inbox_resting
  on interaction (coalesce(decide_by, 'infinity'::date), created_at, id)
  where decider = 'CLERK' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
    and (status = 'PENDING' or waits_until is not null);
drop index concurrently if exists interaction_of_clerks;

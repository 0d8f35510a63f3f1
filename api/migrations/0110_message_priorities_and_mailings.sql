-- 1: codes and links, which a person waits for; 2: single messages; 3: mass mailings. Each has its own places in the
-- outbox, so that a reset link leaves while a mailing waits.
alter table message add column priority smallint not null default 2 check (priority between 1 and 3);
create index message_due on message (channel, priority, next_try_at) where state = 'WAITING';

-- A message to all customers. The jobs turn it into notifications and messages in batches, each in a transaction that
-- also moves the cursor: a node that dies in between repeats nothing.
create table mailing (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- The operator who ordered it.
  ordered_by text not null,
  -- What is told, in four languages.
  news jsonb not null,
  -- Customers at the time it was ordered.
  recipients integer not null,
  told integer not null default 0,
  failed integer not null default 0,
  -- The last account that was told; accounts are taken in the order of their ids.
  cursor uuid,
  next_batch_at timestamptz not null default now(),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'STOPPED')),
  ended_at timestamptz
);
create index on mailing (created_at) where state = 'RUNNING';
grant select, update on mailing to portal_jobs;
grant select (role) on account to portal_jobs;

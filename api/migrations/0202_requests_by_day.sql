-- concurrently
-- The desk counts the requests of each day by when they came. Built without locking the table.

create index concurrently if not exists interaction_received on interaction (created_at, decider);

-- Seen is what came before a person's eyes, read is what they opened or marked: the bell counts what was not read.
alter table notification add column read_at timestamptz;
comment on column notification.read_at is 'when it was opened or marked as read';
update notification set read_at = seen_at where seen_at is not null;
grant update (read_at) on notification to portal_api;

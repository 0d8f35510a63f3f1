-- What kinds of news there are is said once, in the code: a new one needs no migration, and a node that does not know it
-- yet shows that there is something new.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind ~ '^[A-Z][A-Za-z]{1,40}$');

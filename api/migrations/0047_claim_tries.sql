-- How often a claim could not be settled and was put off: whoever watches the insurer sees it.
alter table claim add column tries smallint not null default 0;

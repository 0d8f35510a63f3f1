-- Premiums are billed ahead. Where something that decides about them changes afterwards, the next invoice corrects them.
alter table account add column premiums_changed_from date;
comment on column account.premiums_changed_from is 'from this day on the premiums that were billed may be others now; nothing to look at when empty';
grant select (premiums_changed_from), update (premiums_changed_from) on account to portal_jobs;

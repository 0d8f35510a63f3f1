-- How a customer reads the portal, on every device; null: never chosen, the browser's own choice holds.
alter table account
  add column wording text,
  add column text_size text,
  add column tour_ended_at timestamptz;
comment on column account.tour_ended_at is 'when the tour of the portal was finished or skipped; null: not yet';
alter table account
  add constraint account_wording_check check (wording in ('ORDINARY', 'EASY')) not valid,
  add constraint account_text_size_check check (text_size in ('NORMAL', 'LARGE', 'LARGEST')) not valid;
grant update (wording, text_size, tour_ended_at) on account to portal_api;

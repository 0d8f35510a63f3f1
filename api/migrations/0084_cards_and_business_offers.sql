-- Insurance cards, and what customers ask for of the insurer's own offers.

create table insurance_card (
  card_number text primary key check (card_number ~ '^80756\d{15}$'),
  insured_number integer not null references insured,
  insurer_code text not null,
  issued_on date not null,
  valid_until date not null check (valid_until > issued_on),
  blocked_on date check (blocked_on >= issued_on),
  block_reason text check (block_reason in ('COML', 'COME', 'COMV', 'OPERATOR')),
  interaction_id uuid unique references interaction,
  check ((blocked_on is null) = (block_reason is null))
);
comment on table insurance_card is 'the cards that people were given; one of each insurer is in use';
comment on column insurance_card.blocked_on is 'since when it opens no door any more';
comment on column insurance_card.block_reason is 'lost, damaged, stolen, or blocked by somebody of the insurer';
comment on column insurance_card.interaction_id is 'the order that it was made for; nothing where the insurer sent it by itself';
create unique index one_card_in_use on insurance_card (insured_number, insurer_code) where blocked_on is null;
create index on insurance_card (insured_number);

-- Serial numbers of cards that this portal has made; those of before are lower.
create sequence card_serial start 900000001;

create table business_offer_price (
  offer_name text not null check (offer_name ~ '^[A-Z_]{1,40}$'),
  family boolean not null,
  valid_from date not null,
  monthly_premium integer not null check (monthly_premium > 0),
  primary key (offer_name, family, valid_from)
);
comment on table business_offer_price is 'what the insurer''s own offers cost a month from a day on, in rappen, stamp duty included';

create table business_offer_request (
  account_id uuid not null references account,
  offer_name text not null check (offer_name ~ '^[A-Z_]{1,40}$'),
  state text not null check (state in ('ERROR_POLICYHOLDER', 'ERROR_TECHNICAL', 'NEW', 'PROCESSED')),
  meta_data jsonb not null default '[]' check (jsonb_typeof(meta_data) = 'array'),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (account_id, offer_name)
);
comment on table business_offer_request is 'who asked for an offer of the insurer; one that failed may be asked for again';
comment on column business_offer_request.meta_data is 'field and value, such as family true';

do $$
declare
  name text;
begin
  foreach name in array array['insurance_card', 'business_offer_request'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;
create policy jobs on insurance_card to portal_jobs using (true) with check (true);
create policy own on insurance_card for select to portal_api using (insured_number = any (array(
  select l.insured_number from account_insured l where l.account_id = app_account())));
create policy own on business_offer_request for select to portal_api using (account_id = app_account());
-- A customer asks; what becomes of it is for the insurer to say.
create policy own_new on business_offer_request for insert to portal_api
  with check (account_id = app_account() and state in ('NEW', 'ERROR_POLICYHOLDER'));
create policy own_again on business_offer_request for update to portal_api
  using (account_id = app_account() and state in ('ERROR_POLICYHOLDER', 'ERROR_TECHNICAL'))
  with check (account_id = app_account() and state in ('NEW', 'ERROR_POLICYHOLDER'));

grant select on insurance_card, business_offer_price, business_offer_request to portal_api;
grant insert (account_id, offer_name, state, meta_data) on business_offer_request to portal_api;
grant update (state, meta_data, requested_at, decided_at) on business_offer_request to portal_api;
grant select, insert, update on insurance_card to portal_jobs;
grant usage on sequence card_serial to portal_jobs;

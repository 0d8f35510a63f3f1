-- What the homepage offers, the symptom checker and surveys. Texts are objects with one entry per language.

create function is_in_each_language(texts jsonb) returns boolean
  language sql immutable parallel safe
  return texts ?& array['fr', 'de', 'it', 'en'];

alter table campaign add column titles jsonb check (is_in_each_language(titles));
comment on column campaign.titles is 'what its picture says, for whoever does not see it';

create table offer (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  position smallint not null,
  start_date date not null,
  end_date date check (end_date >= start_date),
  image text not null,
  thumbnail text not null,
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  texts jsonb not null check (is_in_each_language(texts)),
  button_link jsonb not null check (is_in_each_language(button_link)),
  partner jsonb not null check (jsonb_typeof(partner) = 'object')
);
comment on table offer is 'offers of partners, for members of the club';
comment on column offer.texts is 'title, subtitle, discountTitle, discountSubtitle, description, button';
comment on column offer.partner is 'name, address, tel, email, site, logo';

create table health_card (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  position smallint not null,
  flag text,
  kind text not null check (kind in ('LINK', 'SYMPTOM_CHECKER')),
  texts jsonb not null check (is_in_each_language(texts)),
  link jsonb check (is_in_each_language(link)),
  check ((kind = 'LINK') = (link is not null))
);
comment on table health_card is 'the cards of “my health”';
comment on column health_card.flag is 'the switch that opens it; none: always open';
comment on column health_card.texts is 'title, text, button';
comment on column health_card.link is 'a path of the portal, or an address elsewhere';

create table symptom_assessment (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  insured_number integer not null references insured,
  insurance_plan text,
  status text not null default 'STARTED' check (status in ('STARTED', 'FINISHED')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((status = 'FINISHED') = (finished_at is not null))
);
comment on table symptom_assessment is 'that somebody asked the symptom checker; what it was told and what it said stays there';
comment on column symptom_assessment.insurance_plan is 'the product of basic insurance on that day';
create index on symptom_assessment (account_id);
create index on symptom_assessment (insured_number);

create table survey (
  name text primary key check (name ~ '^[A-Z_]{1,40}$'),
  intercept_id text not null unique,
  is_open boolean not null default true,
  texts jsonb not null check (is_in_each_language(texts)),
  link jsonb not null check (is_in_each_language(link))
);
comment on column survey.texts is 'title, text, button';
comment on column survey.link is 'where the questions are asked';

create table survey_prompt (
  account_id uuid not null references account,
  survey_name text not null references survey,
  prompted_at timestamptz not null default now(),
  primary key (account_id, survey_name)
);
comment on table survey_prompt is 'who was asked already: nobody is asked twice';

do $$
declare
  name text;
begin
  foreach name in array array['symptom_assessment', 'survey_prompt'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy own on %I for select to portal_api using (account_id = app_account())', name);
  end loop;
end $$;
-- Whom an assessment is for is somebody the account sees.
create policy own_new on symptom_assessment for insert to portal_api with check (
  account_id = app_account() and insured_number = any (
    array(select l.insured_number from account_insured l where l.account_id = app_account())));
create policy own_change on symptom_assessment for update to portal_api
  using (account_id = app_account()) with check (account_id = app_account());
create policy own_new on survey_prompt for insert to portal_api with check (account_id = app_account());

grant select on offer, health_card, survey, symptom_assessment, survey_prompt to portal_api;
grant insert on symptom_assessment, survey_prompt to portal_api;
grant update (status, finished_at) on symptom_assessment to portal_api;

-- What people do for a living, each from a day on: the latest day that has come holds, a later one is announced.
create table professional_data (
  insured_number integer not null references insured,
  date_of_entry date not null,
  professional_status text not null check (professional_status in ('EMP', 'IND', 'REN', 'CHO', 'AUT', 'DIP')),
  employer text check (length(employer) <= 40),
  occupation text check (length(occupation) <= 80),
  organism text check (length(organism) <= 80),
  end_of_qualifying_period date,
  country text check (country ~ '^[A-Z]{2}$'),
  canton text check (canton ~ '^[A-Z]{2}$'),
  primary key (insured_number, date_of_entry)
);
comment on table professional_data is 'which fields a status has is told by model/src/professional.ts';
comment on column professional_data.end_of_qualifying_period is 'of the unemployment insurance';
comment on column professional_data.organism is 'who pays the pension';

alter table professional_data enable row level security;
alter table professional_data force row level security;
create policy owner on professional_data to current_user using (true) with check (true);
create policy own_professional_data on professional_data for select to portal_api using (insured_number = any (array(
  select l.insured_number from account_insured l where l.account_id = app_account())));
create policy jobs_professional_data on professional_data to portal_jobs using (true) with check (true);

grant select on professional_data to portal_api;
grant select, insert, delete on professional_data to portal_jobs;

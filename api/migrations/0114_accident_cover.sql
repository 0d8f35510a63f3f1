-- Accident cover comes back by itself when work has ended: the job records it as a request that is done at once.
grant insert on interaction to portal_jobs;
-- Occupations that insure nobody against accidents, by the day from which they hold.
create index professional_data_ended on professional_data (date_of_entry) where professional_status not in ('EMP', 'APP');
-- A request may wait for something from the customer from its beginning, such as the proof of another accident insurance:
-- then a person decides about it.
create policy own_awaited_interaction on interaction for insert to portal_api with check (
  account_id = app_account() and status = 'PENDING' and held_at is not null and insured_number = any (
    array(select l.insured_number from account_insured l where l.account_id = app_account()))
);

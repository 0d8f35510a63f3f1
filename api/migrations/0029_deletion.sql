-- What somebody may ask to be deleted includes that they used the symptom checker and that they were asked for an opinion.
create policy jobs on symptom_assessment for delete to portal_jobs using (true);
create policy jobs on survey_prompt for delete to portal_jobs using (true);
create policy jobs_read on symptom_assessment for select to portal_jobs using (true);
create policy jobs_read on survey_prompt for select to portal_jobs using (true);
grant select (account_id), delete on symptom_assessment, survey_prompt to portal_jobs;

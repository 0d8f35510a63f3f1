-- Staff attach files to their answers: kept in the customer's account, and waiting until the answer attaches them.

create policy desk_new_file on uploaded_file for insert to portal_desk
  with check (account_id in (select desk_accounts()) and attached_to is null);
grant insert on uploaded_file to portal_desk;

create policy jobs_file_of_staff on uploaded_file for select to portal_jobs using (app_staff() is not null);
create policy jobs_attach_of_staff on uploaded_file for update to portal_jobs
  using (app_staff() is not null and attached_to is null) with check (app_staff() is not null);
grant select (id, account_id, filename, mime_type, file_size),
  update (attached_to, attached_at, expires_at) on uploaded_file to portal_jobs;

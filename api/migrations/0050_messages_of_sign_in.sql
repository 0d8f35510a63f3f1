-- Whoever knows of sign-ins and passwords writes to the person: somebody tries to get in, the password was changed.
create policy identity_message on message for insert to portal_identity with check (account_id is not null);
grant insert on message to portal_identity;

-- In a demonstration people read their own messages in the portal, codes included. Only a database that holds the
-- demonstration households lets the API read any, and then only those of the account of the session.
create policy own_demonstration_message on message for select to portal_api
  using (account_id = app_account() and exists (select from demonstration));

grant select (id, account_id, channel, recipient, template, language, parameters, created_at)
  on message to portal_api;
create index on message (account_id, created_at desc);
drop index message_account_id_idx;

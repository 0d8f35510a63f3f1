-- Who declares something gets a copy of it at once, whatever the back office does with it: in the transaction of the act,
-- hence in the role of the API. It writes copies of declarations into the account that acts, and no other document.
create policy own_declaration on document for insert to portal_api
  with check (account_id = app_account() and code = 'ACCIDENT_DECLARATION');
grant insert on document to portal_api;

-- A customer chooses the language in which letters and messages are written; row level security keeps it to their own row.
grant update (language) on account to portal_api;

-- The desk watches what the jobs do: it names the clients of the exchange and sends again what was given up for them.

grant select (id, name, source, scopes, created_at, revoked_at) on exchange_client to portal_jobs;

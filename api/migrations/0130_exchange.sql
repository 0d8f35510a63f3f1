-- The door for systems of record: its clients, what each source has written, batches under way and the last refusals.

create table exchange_client (
  id text primary key check (id ~ '^[a-z0-9-]{3,60}$'),
  name text not null check (name <> '' and length(name) <= 80),
  -- The system of record on whose behalf the client writes. Several clients may serve one source.
  source text not null check (source ~ '^[a-z][a-z0-9-]{0,30}$'),
  scopes text[] not null,
  -- SHA-256 of a random secret of 256 bits; or SHA-256 of the client's certificate (DER).
  secret_hash bytea,
  certificate_hash bytea unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  check (secret_hash is not null or certificate_hash is not null)
);

-- One row for each record of a source: the last version that was written. It is also the lock of the record.
create table exchange_record (
  source text not null,
  entity text not null,
  id text not null,
  version bigint not null check (version between 0 and 9007199254740991),
  -- A keyed hash of the content, so that a repetition is recognized without keeping what was sent.
  content_hash bytea not null,
  -- The key of the row in our own tables.
  internal_key text,
  written_at timestamptz not null default now(),
  primary key (source, entity, id)
);
-- A row of ours has one source: a second source that writes the same row is refused.
create unique index exchange_record_internal_key on exchange_record (entity, internal_key)
  where internal_key is not null;

-- How far a batch came. The hash covers all lines up to the last one, so that a resumed batch is the same batch.
create table exchange_batch (
  client_id text not null references exchange_client,
  id text not null check (id ~ '^[A-Za-z0-9._:~-]{1,100}$'),
  last_line bigint not null default 0,
  lines_hash bytea not null default ''::bytea,
  written integer not null default 0,
  unchanged integer not null default 0,
  outdated integer not null default 0,
  refused integer not null default 0,
  is_complete boolean not null default false,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (client_id, id)
);
create index on exchange_batch (seen_at);

-- What was refused in the last days and why: ids and paths of fields, never a value.
create table exchange_refusal (
  number bigint generated always as identity primary key,
  client_id text not null references exchange_client,
  batch_id text,
  line bigint,
  entity text not null,
  record_id text not null,
  code text not null,
  fields jsonb not null default '{}',
  at timestamptz not null default now()
);
create index on exchange_refusal (client_id, number desc);
create index on exchange_refusal (at);

create function app_source() returns text language sql stable
  return nullif(current_setting('app.source', true), '');
create function app_client() returns text language sql stable
  return nullif(current_setting('app.client', true), '');

-- The row of the client decides at each request: this is the first statement of every transaction in the role exchange.
-- It names client and source to row level security for the rest of the transaction, or none.
create function open_exchange(p_client text)
  returns table (id text, name text, source text, scopes text[], certificate_hash bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform set_config('app.client', '', true), set_config('app.source', '', true);
  return query select c.id, c.name, c.source, c.scopes, c.certificate_hash from public.exchange_client c
    where c.id = p_client and c.revoked_at is null;
  if not found then return; end if;
  perform set_config('app.client', p_client, true),
    set_config('app.source', (select c.source from public.exchange_client c where c.id = p_client), true);
end $$;
revoke all on function open_exchange from public;

do $$
declare
  name text;
begin
  foreach name in array array['exchange_record', 'exchange_batch', 'exchange_refusal'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;

create policy own_records on exchange_record to portal_exchange
  using (source = app_source()) with check (source = app_source());
create policy own_batches on exchange_batch to portal_exchange
  using (client_id = app_client()) with check (client_id = app_client());
create policy own_refusals on exchange_refusal to portal_exchange
  using (client_id = app_client()) with check (client_id = app_client());
create policy exchange_audit on audit for insert to portal_exchange
  with check (app_client() is not null and actor like 'exchange %');
create policy jobs_batches on exchange_batch to portal_jobs using (true);
create policy jobs_refusals on exchange_refusal to portal_jobs using (true);

grant execute on function open_exchange, app_source, app_client, hit to portal_exchange;
grant select, insert, update on throttle to portal_exchange;
grant select (id, secret_hash, certificate_hash, revoked_at) on exchange_client to portal_exchange;
grant select, insert, update on exchange_record, exchange_batch to portal_exchange;
grant select, insert on exchange_refusal to portal_exchange;
grant insert (at, actor, account_id, session_id, action, subject, correlation_id) on audit to portal_exchange;
grant select, delete on exchange_batch, exchange_refusal to portal_jobs;
grant select, insert, update on feature_flag to portal_exchange;

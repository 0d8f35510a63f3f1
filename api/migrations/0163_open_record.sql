-- The beginning of each record of a batch in one call: names the client to row level security, and locks the record's row,
-- which is made when it is new. No row: the client is revoked or unknown.
create function open_record(p_client text, p_entity text, p_id text, p_version bigint, p_hash bytea)
  returns table (id text, name text, source text, scopes text[], certificate_hash bytea,
    known_version bigint, known_hash bytea, internal_key text)
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  client record;
  known exchange_record;
begin
  select * into client from open_exchange(p_client);
  if client.id is null then return; end if;
  select r.* into known from exchange_record r
    where r.source = client.source and r.entity = p_entity and r.id = p_id for update;
  if not found then
    insert into exchange_record as r (source, entity, id, version, content_hash)
      values (client.source, p_entity, p_id, p_version, p_hash)
      on conflict on constraint exchange_record_pkey do nothing;
    -- Another writer has made the row meanwhile.
    if not found then
      select r.* into known from exchange_record r
        where r.source = client.source and r.entity = p_entity and r.id = p_id for update;
    end if;
  end if;
  return query select client.id, client.name, client.source, client.scopes, client.certificate_hash,
    known.version, known.content_hash, known.internal_key;
end $$;
revoke all on function open_record from public;
grant execute on function open_record to portal_exchange;

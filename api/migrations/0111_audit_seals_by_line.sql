-- A line names the seal that closed it. Before, a seal was a range of transaction ids: in a restored dump these begin
-- anew, new lines fell into ranges that were closed, and the chain looked broken.
alter table audit add column seal bigint;

-- How times were written when a seal was made; the text of a line depends on it.
alter table audit_seal add column time_zone text;
update audit_seal set time_zone = current_setting('TimeZone');
alter table audit_seal alter column time_zone set default 'UTC', alter column time_zone set not null,
  alter column from_xact drop not null, alter column to_xact drop not null;

update audit a set seal = s.id from audit_seal s where a.xact >= s.from_xact and a.xact < s.to_xact;
drop index audit_xact_idx;
create index audit_seal_id on audit (seal, id);

drop function broken_audit_seal();
drop function seal_audit();
drop function audit_hash(bytea, xid8, xid8);

-- The hash of the lines of a seal on top of the one before. The columns are those that lines had when the first seal was
-- made: a column that is added later must not change it.
create function audit_hash(previous bytea, p_seal bigint, p_time_zone text) returns bytea
  language plpgsql stable set search_path = pg_catalog, public, pg_temp set datestyle = 'ISO, MDY' set timezone = 'UTC'
  as $$
begin
  perform set_config('TimeZone', p_time_zone, true);
  return (
    select sha256(previous || coalesce(string_agg(sha256(convert_to(
      row(a.id, a.at, a.xact, a.actor, a.account_id, a.session_id, a.action, a.subject, a.correlation_id)::text,
      'UTF8')), ''::bytea order by a.id), ''::bytea))
    from audit a where a.seal = p_seal
  );
end $$;

-- Seals lines that are committed and not sealed yet, at most as many as are asked for, and says how many it sealed. A
-- line that is committed later than lines with higher ids is sealed with the next. It owns its rights: roles that
-- connect cannot change a line.
create function seal_audit(p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last audit_seal;
  next_seal bigint;
  sealed integer;
begin
  perform pg_advisory_xact_lock(hashtext('seal_audit'));
  if not exists (select from audit where seal is null) then return 0; end if;
  select * into last from audit_seal order by id desc limit 1;
  next_seal := nextval(pg_get_serial_sequence('audit_seal', 'id'));
  update audit set seal = next_seal
    where id in (select a.id from audit a where a.seal is null order by a.id limit p_most);
  get diagnostics sealed = row_count;
  last.hash := coalesce(last.hash, ''::bytea);
  insert into audit_seal (id, lines, previous_hash, hash, time_zone) overriding system value
    values (next_seal, sealed, last.hash, audit_hash(last.hash, next_seal, 'UTC'), 'UTC');
  return sealed;
end $$;

-- The first seal from the given one on that no longer matches its lines, or nothing when the chain holds. A seal that
-- lines name and that is not there is broken as well.
create function broken_audit_seal(p_from bigint default 0) returns bigint
  language sql stable
  return (
    select min(broken.id) from (
      select s.id from (
        select *, lag(hash, 1, ''::bytea) over (order by id) as expected_previous from audit_seal
      ) s
      where s.id >= p_from
        and (s.previous_hash <> s.expected_previous or s.hash <> audit_hash(s.previous_hash, s.id, s.time_zone))
      union all
      select a.seal from audit a
      where a.seal >= p_from and not exists (select from audit_seal s where s.id = a.seal)
    ) broken
  );

revoke all on function seal_audit, broken_audit_seal, audit_hash from public;
revoke insert on audit_seal from portal_jobs;
grant execute on function seal_audit, broken_audit_seal, audit_hash to portal_jobs;

-- Nobody who connects may say by which seal a line is closed.
revoke insert on audit from portal_api, portal_identity, portal_jobs;
grant insert (at, actor, account_id, session_id, action, subject, correlation_id)
  on audit to portal_api, portal_identity, portal_jobs;

-- Whether the database takes writes, asked once it has refused one. Emptying a table gives it a new file, so that the
-- row after it needs a page that the disk must have room for.
create table write_probe (at timestamptz not null);

create function probe_write() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  truncate write_probe;
  insert into write_probe values (now());
end $$;
revoke all on function probe_write from public;
grant execute on function probe_write to portal_api;

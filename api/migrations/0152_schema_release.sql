-- The releases that migrated this database. A node that is older than `oldest_node` of the newest one is refused.
create table schema_release (
  release text primary key,
  oldest_node text not null,
  migrated_at timestamptz not null default now()
);

-- A node that does not migrate reads what was migrated.
grant select on schema_release, migration to portal_api;

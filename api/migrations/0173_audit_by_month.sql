-- The audit is divided by months (UTC), so that retention drops a month instead of deleting its lines. What was written
-- so far becomes the first part as it is: nothing is copied, and the validated constraint spares reading it.

do $$
declare
  name text := (select conname from pg_constraint where conrelid = 'audit'::regclass and conname ~ '^audit_before_');
  bound date := to_date(right(name, 7), 'YYYY_MM');
  last bigint := nextval(pg_get_serial_sequence('audit', 'id'));
  one record;
  -- What belongs to the table is made again for the divided one, as it is now.
  again text[] := array(select indexdef from pg_indexes where tablename = 'audit' and indexdef ~ '^CREATE INDEX');
begin
  perform set_config('TimeZone', 'UTC', true);
  -- Functions that are bound to the table and not to its name.
  again := again || array(
    select pg_get_functiondef(d.objid) from pg_depend d
    where d.refobjid = 'audit'::regclass and d.classid = 'pg_proc'::regclass
    group by d.objid);
  again := again || array(
    select format('create policy %I on audit for %s to %s', p.policyname, p.cmd, array_to_string(p.roles, ', '))
      || coalesce(' using (' || p.qual || ')', '') || coalesce(' with check (' || p.with_check || ')', '')
    from pg_policies p where p.schemaname = 'public' and p.tablename = 'audit');
  -- A right to insert every column would be one to name the seal of a line.
  again := again || array(
    select format(case when a.privilege_type = 'INSERT'
        then 'grant insert (at, actor, account_id, session_id, action, subject, correlation_id) on audit to %2$s'
        else 'grant %1$s on audit to %2$s' end, a.privilege_type, a.grantee::regrole)
    from pg_class c cross join lateral aclexplode(c.relacl) a
    where c.oid = 'audit'::regclass and a.grantee <> c.relowner);
  again := again || array(
    select format('grant %s (%I) on audit to %s', a.privilege_type, t.attname, a.grantee::regrole)
    from pg_attribute t cross join lateral aclexplode(t.attacl) a
    where t.attrelid = 'audit'::regclass and a.grantee <> (select relowner from pg_class where oid = t.attrelid));
  for one in select g.tgname, pg_get_triggerdef(g.oid) as definition from pg_trigger g
    where g.tgrelid = 'audit'::regclass and not g.tgisinternal
  loop
    execute format('drop trigger %I on audit', one.tgname);
    again := again || one.definition;
  end loop;
  for one in select distinct a.grantee::regrole as role from pg_class c cross join lateral (
      select * from aclexplode(c.relacl)
      union all select x.* from pg_attribute t cross join lateral aclexplode(t.attacl) x where t.attrelid = c.oid) a
    where c.oid = 'audit'::regclass and a.grantee <> c.relowner
  loop
    execute format('revoke all on audit from %s', one.role);
  end loop;
  for one in select indexname from pg_indexes where tablename = 'audit' and indexdef ~ '^CREATE INDEX' loop
    execute format('alter index %I rename to %I', one.indexname, 'first_' || one.indexname);
  end loop;
  alter table audit rename constraint audit_pkey to audit_first_pkey;
  alter table audit alter column id drop identity, drop constraint audit_first_pkey;
  execute format('alter table audit rename to %I', name);
  execute format('alter table %I add constraint audit_first_pkey primary key using index audit_id_at', name);
  execute format('create table public.audit (like %I including defaults including comments) partition by range (at)', name);
  alter table audit alter column id add generated always as identity;
  alter table audit add primary key (id, at);
  perform setval(pg_get_serial_sequence('audit', 'id'), last);
  alter table audit enable row level security;
  alter table audit force row level security;
  for one in select unnest(again) as definition loop
    execute one.definition;
  end loop;
  execute format('alter table audit attach partition %I for values from (minvalue) to (%L)', name, bound);
  execute format('alter table %I drop constraint %I', name, name);
end $$;

comment on table audit is 'who did and read what; one part for each month';
-- Takes lines for whose month no part was made, so that no act fails for the want of it.
create table audit_other partition of audit default;
alter table audit_other enable row level security;
alter table audit_other force row level security;
create policy owner on audit_other to current_user using (true) with check (true);

-- The parts of the audit with their bounds. The first one has no beginning; the one for other days is left out.
create function audit_parts() returns table (name text, starts timestamptz, ends timestamptz)
  language sql stable set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
  select c.relname::text,
    coalesce(substring(pg_get_expr(c.relpartbound, c.oid) from 'FROM \(''([^'']+)''\)')::timestamptz, '-infinity'),
    substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'public.audit'::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
$$;

-- Makes the parts of this month and of the coming ones that are missing, and says how many it made. Lines that came
-- meanwhile move from the part for other days. It waits only a moment for the locks: the next round tries again.
create function make_audit_parts(p_today date, p_ahead integer default 3) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' set lock_timeout = '200ms' as $$
declare
  month timestamptz := date_trunc('month', p_today::timestamptz);
  earliest timestamptz;
  name text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('make_audit_parts'));
  select date_trunc('month', min(o.at)) into earliest
    from audit_other o where o.at >= month - interval '2 years' and o.at < month;
  for month in
    select generate_series(coalesce(earliest, month), month + make_interval(months => p_ahead), interval '1 month')
  loop
    continue when exists (select from audit_parts() p where p.starts <= month and month < p.ends);
    name := 'audit_' || to_char(month, 'YYYY_MM');
    execute format('create table public.%I (like audit including defaults)', name);
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('with moved as (delete from audit_other where at >= %L and at < %L returning *)
      insert into %I select * from moved', month, month + interval '1 month', name);
    execute format('alter table audit attach partition %I for values from (%L) to (%L)',
      name, month, month + interval '1 month');
    made := made + 1;
  end loop;
  return made;
end $$;

revoke all on function audit_parts, make_audit_parts from public;
grant execute on function audit_parts, make_audit_parts to portal_jobs;

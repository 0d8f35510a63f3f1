-- Who looked at whom and why: each access is weighed as it begins, and supervisors go through the unusual ones.

create table look_rule (
  single boolean primary key default true check (single),
  most_customers smallint not null check (most_customers between 1 and 1000),
  night_from smallint not null check (night_from between 0 and 23),
  night_to smallint not null check (night_to between 0 and 23)
);
comment on column look_rule.most_customers is 'how many customers a person opens without a case in a day before it is unusual';
comment on column look_rule.night_from is 'the hour in Switzerland from which an access is unusual, until the hour of night_to';
insert into look_rule (most_customers, night_from, night_to) values (30, 21, 6);

create table known_person (
  insured_number integer primary key references insured on delete cascade,
  added_by uuid not null references staff,
  added_at timestamptz not null default now()
);
comment on table known_person is 'people in public life, whose data arouse curiosity';

alter table staff_access add column signs text[] not null default '{}';
comment on column staff_access.signs is 'what is unusual about it; none for most';
create index staff_access_began on staff_access (began_at desc, id desc);
create index staff_access_unusual on staff_access (began_at desc, id desc) where signs <> '{}';

create table look_review (
  access_id uuid primary key references staff_access on delete cascade,
  staff_id uuid not null references staff,
  note bytea not null,
  at timestamptz not null default now()
);
comment on column look_review.note is 'encrypted';
create index on look_review (staff_id);

do $$
declare
  name text;
begin
  foreach name in array array['look_rule', 'known_person', 'look_review'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;

create function is_supervisor() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.staff_role r where r.staff_id = public.app_staff() and r.role = 'SUPERVISOR');
  end;
revoke all on function is_supervisor from public;
grant execute on function is_supervisor to portal_desk;

create policy desk_known_person on known_person to portal_desk
  using (is_supervisor()) with check (is_supervisor() and added_by = app_staff());
grant select, insert, delete on known_person to portal_desk;
-- The desk sees its person's own accesses alone, so that no one goes through their own looks.
create policy desk_look_review on look_review to portal_desk using (is_supervisor())
  with check (is_supervisor() and staff_id = app_staff()
    and not exists (select from staff_access a where a.id = access_id and a.staff_id = app_staff()));
grant select, insert on look_review to portal_desk;

-- Weighs an access as it begins, whichever program opens it, by the people on the account and the name of who opens it.
create function weigh_access() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  rule public.look_rule;
  own_name text;
  people integer[];
  hour integer := extract(hour from now() at time zone 'Europe/Zurich');
  midnight timestamptz := date_trunc('day', now() at time zone 'Europe/Zurich') at time zone 'Europe/Zurich';
begin
  select * into rule from public.look_rule;
  select s.name into own_name from public.staff s where s.id = new.staff_id;
  people := array(
    select l.insured_number from public.account_insured l where l.account_id = new.account_id
    union select new.insured_number where new.insured_number is not null);
  new.signs := array_remove(array[
    case when new.kind = 'REASON' and not exists (
        select from public.access_reason r cross join jsonb_each_text(r.texts) t where t.value = new.reason)
      then 'TYPED' end,
    case when new.kind <> 'CASE' and (
        select count(distinct coalesce(a.account_id::text, a.insured_number::text)) from public.staff_access a
        where a.staff_id = new.staff_id and a.kind <> 'CASE' and a.began_at >= midnight) >= rule.most_customers
      then 'MANY' end,
    case when hour >= rule.night_from or hour < rule.night_to then 'NIGHT' end,
    case when exists (select from public.known_person k where k.insured_number = any (people)) then 'KNOWN' end,
    case when exists (select from public.insured p where p.insured_number = any (people)
        and lower(p.firstname || ' ' || p.lastname) = lower(own_name)) then 'OWN' end,
    case when exists (select from public.insured p
        join public.staff s on lower(s.name) = lower(p.firstname || ' ' || p.lastname) and s.id <> new.staff_id
        where p.insured_number = any (people)) then 'COLLEAGUE' end,
    case when exists (select from public.insured p where p.insured_number = any (people)
        and lower(p.firstname || ' ' || p.lastname) <> lower(own_name)
        and public.folded_words(p.lastname) && public.folded_words(regexp_replace(own_name, '^\S+\s*', '')))
      then 'SAME_NAME' end
  ], null);
  return new;
end $$;
create trigger weigh_access before insert on staff_access for each row execute function weigh_access();

-- A page of the accesses, the newest first, for supervisors: who opened whom, why, and what is unusual about it.
create function desk_looks(p_filter jsonb, p_limit integer)
  returns table (id uuid, staff_id uuid, staff_name text, department text, kind text, reason text, case_type text, case_id uuid,
    began_at timestamptz, ended_at timestamptz, signs text[], insured_number integer, firstname text, lastname text,
    seen_by text, seen_at timestamptz, note bytea, is_mine boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
  after_at timestamptz;
begin
  if not public.is_supervisor() then return; end if;
  conditions := case p_filter ->> 'tab'
    when 'all' then ''
    when 'seen' then ' and v.access_id is not null'
    else ' and a.signs <> ''{}'' and v.access_id is null' end;
  if p_filter ? 'sign' then conditions := conditions || ' and a.signs <> ''{}'' and $1 ->> ''sign'' = any (a.signs)'; end if;
  if p_filter ? 'id' then conditions := ' and a.id = ($1 ->> ''id'')::uuid'; end if;
  if p_filter ? 'after' then
    select b.began_at into after_at from public.staff_access b where b.id = (p_filter ->> 'after')::uuid;
    conditions := conditions || ' and (a.began_at, a.id) < ($3, ($1 ->> ''after'')::uuid)';
  end if;
  return query execute format('select a.id, a.staff_id, s.name, s.department, a.kind, a.reason, i.type, i.id,
      a.began_at, coalesce(a.ended_at, a.ends_at), a.signs, p.insured_number, p.firstname, p.lastname,
      w.name, v.at, v.note, a.staff_id = public.app_staff()
    from public.staff_access a
      join public.staff s on s.id = a.staff_id
      left join public.account c on c.id = a.account_id
      left join public.insured p on p.insured_number = coalesce(a.insured_number, nullif(c.insured_number, 0))
      left join public.interaction i on i.id = a.interaction_id
      left join public.look_review v on v.access_id = a.id
      left join public.staff w on w.id = v.staff_id
    where true%s order by a.began_at desc, a.id desc limit $2', conditions)
    using p_filter, p_limit, after_at;
end $$;

-- How many unusual accesses are still to be gone through; counted up to a thousand.
create function desk_look_count() returns integer
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select count(*)::integer from (
      select from public.staff_access a
      where a.signs <> '{}' and public.is_supervisor()
        and not exists (select from public.look_review v where v.access_id = a.id) limit 1000) u;
  end;

-- What was looked at and done under an access.
create function desk_look_lines(p_access uuid) returns table (at timestamptz, action text, subject text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select l.at, l.action, l.subject
    from public.staff_access a join public.audit l on l.staff_id = a.staff_id and l.access_id = a.id
      and l.at between a.began_at - interval '1 minute'
        and coalesce(a.ended_at, a.ends_at, now()) + interval '1 minute'
    where a.id = p_access and public.is_supervisor()
    order by l.at, l.id limit 200;
  end;
revoke all on function weigh_access, desk_looks, desk_look_count, desk_look_lines from public;
grant execute on function desk_looks, desk_look_count, desk_look_lines to portal_desk;

-- The names of people in public life, and whether a number is that of a person: supervisors open no customer for that.
create function desk_known_people() returns table (insured_number integer, firstname text, lastname text, added_by text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select p.insured_number, p.firstname, p.lastname, s.name
    from public.known_person k
      join public.insured p on p.insured_number = k.insured_number
      join public.staff s on s.id = k.added_by
    where public.is_supervisor()
    order by p.lastname, p.firstname, p.insured_number;
  end;
create function desk_is_insured(p_number integer) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select public.is_supervisor() and exists (select from public.insured p where p.insured_number = p_number);
  end;
revoke all on function desk_known_people, desk_is_insured from public;
grant execute on function desk_known_people, desk_is_insured to portal_desk;

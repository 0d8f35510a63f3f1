-- Self-service for people who are not signed in. Their requests come in a role of its own, portal_visitor, which sees
-- nobody by itself: one person at a time, whose number and birthdate were typed and whose code was right.

-- The insured person of a self-service session, set by open_self_service for one transaction.
create function app_visitor() returns integer
  language sql stable parallel safe
  return nullif(current_setting('app.visitor', true), '')::integer;

-- Known and unknown people leave the same rows here, by the same statements: what is kept for nobody is never right.
-- Nothing refers to insured, because looking that up would take time for known people alone.
create table self_service_code (
  pair_hash bytea not null,
  service text not null,
  auth_mode text not null check (auth_mode in ('OTP', 'LINK')),
  insured_number integer,
  recipient_hash bytea not null,
  secret_hash bytea not null,
  sends smallint not null default 0,
  sent_at timestamptz,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (pair_hash, service, auth_mode)
);
comment on table self_service_code is 'the code or link that was sent for a pair of number and birthdate, known or not';
comment on column self_service_code.secret_hash is 'keyed hash of the code, or hash of the token in the link';
create unique index on self_service_code (secret_hash) where auth_mode = 'LINK';
create index on self_service_code (recipient_hash);
create index on self_service_code (expires_at);

create table self_service_challenge (
  browser_hash bytea primary key,
  pair_hash bytea not null,
  number_hash bytea not null,
  service text not null,
  insured_number integer,
  created_at timestamptz not null default now()
);
comment on table self_service_challenge is 'which pair a browser gave, so that its code counts in this browser alone';
create index on self_service_challenge (created_at);

create table self_service_session (
  id uuid primary key,
  secret_hash bytea not null unique,
  insured_number integer not null references insured,
  service text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on self_service_session (expires_at);

-- What visitors ask for belongs to the account that sees them, where there is one.
alter table interaction alter column account_id drop not null;
alter table interaction_status alter column account_id drop not null;
alter table interaction add constraint of_somebody check (account_id is not null or insured_number is not null);
alter table message add column insured_number integer;
comment on column message.insured_number is 'whom it is for, where it goes to somebody without an account';
create index on message (insured_number, created_at desc) where insured_number is not null;

alter table insured add column is_demonstration boolean not null default false;
comment on column insured.is_demonstration is 'invented, without an account, and known to every visitor of a demonstration';
update insured i set is_demonstration = true where exists (select from demonstration)
  and not exists (select from account_insured l where l.insured_number = i.insured_number);

do $$
declare
  name text;
begin
  foreach name in array array['self_service_code', 'self_service_challenge', 'self_service_session'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy visitors on %I to portal_visitor using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true)', name);
    execute format('grant select, insert, update on %I to portal_visitor', name);
    execute format('grant select, delete on %I to portal_jobs', name);
  end loop;
end $$;

-- Whom a number and a birthdate belong to, and where they are reached: their mobile, else their e-mail address. A child
-- without either is reached through the owner of the household's address. An unknown pair finds whoever comes next, as
-- not known, so that looking takes as long. It owns its rights: without the pair there is no way to anybody.
create function find_visitor(p_number bigint, p_birthdate date, p_today date)
  returns table (is_known boolean, insured_number integer, language text, contact_id uuid, kind text, value bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.basic_contract b
          where b.insured_number = i.insured_number and b.valid_to >= p_today)
        and i.insured_number = p_number and i.birthdate = p_birthdate and not i.for_information,
      i.insured_number, i.language, c.id, c.kind, c.value
    from (
      (select 0 as place, n.* from public.insured n where n.insured_number >= p_number
        order by n.insured_number limit 1)
      union all
      (select 1, n.* from public.insured n where n.insured_number < p_number
        order by n.insured_number desc limit 1)
      order by place limit 1
    ) i left join lateral (
      select w.* from (
        select 0 as place, c.* from public.contact c where c.insured_number = i.insured_number
        union all
        select 1, c.* from public.account_insured l
          join public.account a on a.id = l.account_id and a.extranaute_type = 'PPA'
          join public.contact c on c.insured_number = a.insured_number
          where l.insured_number = i.insured_number and i.birthdate > p_today - interval '18 years'
      ) w where w.kind = 'EMAIL' or w.mobile
      order by w.place, w.kind = 'PHONE' desc, w.nature = 'PRV' desc, w.created_at, w.id limit 1) c on true;
  end;

-- The way to the person of the session.
create function way_to_visitor(p_today date)
  returns table (insured_number integer, language text, contact_id uuid, kind text, value bytea)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select f.insured_number, f.language, f.contact_id, f.kind, f.value
    from public.insured i, lateral public.find_visitor(i.insured_number, i.birthdate, p_today) f
    where i.insured_number = public.app_visitor() and f.is_known and f.contact_id is not null;
  end;

-- Counts tries of visitors, for all nodes together, and says how many there were under each key. The keys are hashes.
create function count_visits(p_keys text[], p_windows interval[]) returns integer[]
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  counts integer[] := '{}';
begin
  for i in 1 .. cardinality(p_keys) loop
    counts := counts || public.hit('visit:' || p_keys[i], p_windows[i]);
  end loop;
  return counts;
end $$;

create function forgive_visit(p_keys text[]) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.throttle set hits = greatest(hits - 1, 0) where key in (select 'visit:' || k from unnest(p_keys) k);
  end;

-- The account whose change tracking tells of what a visitor asked for: their own, else that of the address owner.
create function account_of_visitor() returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.id from public.account a join public.account_insured l on l.account_id = a.id
    where l.insured_number = public.app_visitor() and a.role = 'CUSTOMER' and a.locked_at is null
    order by a.insured_number = public.app_visitor() desc, a.extranaute_type = 'PPA' desc, a.id limit 1;
  end;

create function open_self_service(p_secret bytea) returns table (id uuid, insured_number integer, service text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select s.id, s.insured_number, s.service into id, insured_number, service from public.self_service_session s
    where s.secret_hash = p_secret and s.ended_at is null and s.expires_at > now();
  perform set_config('app.visitor', coalesce(insured_number::text, ''), true);
  if insured_number is not null then
    return next;
  end if;
end $$;

-- The invented people without an account, where a demonstration is open.
create function demonstration_visitors()
  returns table (insured_number integer, firstname text, lastname text, birthdate date, phone boolean, email boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select i.insured_number, i.firstname, i.lastname, i.birthdate,
      exists (select from public.contact c where c.insured_number = i.insured_number and c.mobile),
      exists (select from public.contact c where c.insured_number = i.insured_number and c.kind = 'EMAIL')
    from public.insured i
    where i.is_demonstration and exists (select from public.demonstration d where d.is_open)
    order by i.insured_number;
  end;

-- Names the invented person of a browser's challenge to row level security, so that their messages can be read.
create function open_visitor_mailbox(p_browser bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform set_config('app.mailbox', coalesce((
    select c.insured_number::text from public.self_service_challenge c
    join public.insured i on i.insured_number = c.insured_number
    where c.browser_hash = p_browser and i.is_demonstration
      and exists (select from public.demonstration d where d.is_open)), ''), true);
end $$;

revoke all on function find_visitor, way_to_visitor, count_visits, forgive_visit, account_of_visitor, open_self_service,
  demonstration_visitors, open_visitor_mailbox from public;
grant execute on function find_visitor, way_to_visitor, count_visits, forgive_visit, account_of_visitor, open_self_service,
  demonstration_visitors, open_visitor_mailbox to portal_visitor;

create policy visitor on insured for select to portal_visitor using (insured_number = app_visitor());
create policy visitor on basic_contract for select to portal_visitor using (insured_number = app_visitor());
create policy visitor on insurance_card for select to portal_visitor using (insured_number = app_visitor());
create policy visitor on interaction for select to portal_visitor
  using (insured_number = app_visitor() and nature = 'CARD');
create policy visitor_order on interaction for insert to portal_visitor with check (
  insured_number = app_visitor() and type = 'CARD_ORDER' and nature = 'CARD' and status = 'REQUEST'
    and account_id is not distinct from account_of_visitor());
create policy visitor_order on interaction_status for insert to portal_visitor with check (
  account_id is not distinct from account_of_visitor()
    and exists (select from interaction i where i.id = interaction_id));
create policy visitor_message on message for insert to portal_visitor
  with check (template in ('self-service.code', 'self-service.link', 'veka.ordered'));
create policy visitor_mailbox on message for select to portal_visitor using (
  insured_number = nullif(current_setting('app.mailbox', true), '')::integer and account_id is null
    and exists (select from demonstration d where d.is_open));
create policy visitor_audit on audit for insert to portal_visitor with check (actor = 'visitor');

grant select (insured_number, firstname, lastname, language) on insured to portal_visitor;
grant select (insured_number, insurer_code, valid_from, valid_to) on basic_contract to portal_visitor;
grant select (insured_number, insurer_code, interaction_id, issued_on, blocked_on) on insurance_card to portal_visitor;
grant select (id, account_id, insured_number, nature, status) on interaction to portal_visitor;
grant insert on interaction, interaction_status, message, audit to portal_visitor;
grant select (id, insured_number, account_id, channel, recipient, template, language, parameters, created_at)
  on message to portal_visitor;
grant select on insurer, feature_flag, demonstration to portal_visitor;

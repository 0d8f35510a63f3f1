-- The inbox of the desk: its list with filters, cases with notes, and requests that wait until a day.

-- Several rooms read the same table: opening it again is harmless.
create or replace procedure open_to_desk(p_table regclass, p_by text, p_column text default null) language plpgsql as $$
declare
  source text := case p_by
    when 'account' then 'desk_accounts' when 'insured' then 'desk_people' when 'request' then 'desk_requests' end;
  usual text := case p_by
    when 'account' then 'account_id' when 'insured' then 'insured_number' when 'request' then 'interaction_id' end;
begin
  if source is null then raise exception 'a table is opened by account, insured or request, not by %', p_by; end if;
  execute format('drop policy if exists desk_open on %s', p_table);
  execute format('create policy desk_open on %s for select to portal_desk using (%I in (select %I()))', p_table,
    coalesce(p_column, usual), source);
  execute format('grant select on %s to portal_desk', p_table);
end $$;

call open_to_desk('invoice', 'account');
call open_to_desk('financial_address', 'insured');
call open_to_desk('basic_contract', 'insured');
grant select on refusal_reason, product, insurer to portal_desk;

alter table interaction add column waits_until date;
comment on column interaction.waits_until is 'until when the member of staff who has it lets it rest';

-- What colleagues tell each other about a request; the customer does not read it.
create table request_note (
  id uuid primary key,
  interaction_id uuid not null references interaction on delete cascade,
  staff_id uuid not null references staff,
  note bytea not null,
  at timestamptz not null default now()
);
comment on column request_note.note is 'encrypted';
create index on request_note (interaction_id);
create index on request_note (staff_id);
alter table request_note enable row level security;
alter table request_note force row level security;
create policy owner on request_note to current_user using (true) with check (true);
create policy desk_note on request_note to portal_desk using (interaction_id in (select desk_requests()))
  with check (staff_id = app_staff() and interaction_id in (select desk_requests()));
grant select, insert on request_note to portal_desk;

-- The filters that a member of staff keeps under a name.
create table staff_filter (
  staff_id uuid not null references staff,
  name text not null check (length(name) between 1 and 40),
  filter jsonb not null,
  primary key (staff_id, name)
);
alter table staff_filter enable row level security;
alter table staff_filter force row level security;
create policy owner on staff_filter to current_user using (true) with check (true);
create policy own_staff_filter on staff_filter to portal_desk
  using (staff_id = app_staff()) with check (staff_id = app_staff());
grant select, insert, update, delete on staff_filter to portal_desk;

-- A page of the open requests that clerks decide, the most urgent first, with the columns that the list shows and no
-- others: the list needs no case. The statement holds the given filters alone, so that each finds its index.
create function desk_inbox(p_filter jsonb, p_today date, p_limit integer)
  returns table (id uuid, type text, nature text, status text, language text, created_at timestamptz, decide_by date,
    waits_until date, taken_by text, is_mine boolean, insured_number integer, firstname text, lastname text, canton text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  home text := '(select a.canton from public.postal_address a where a.insured_number = p.insured_number
    and a.domicile_legal and $2 between a.valid_from and a.valid_to order by a.valid_from desc limit 1)';
  conditions text := '';
  after_day date;
  after_at timestamptz;
  rests text := '(i.status = ''PENDING'' or coalesce(i.waits_until > $2, false))';
begin
  if public.app_staff() is null then return; end if;
  conditions := conditions || case p_filter ->> 'tab'
    when 'mine' then ' and i.taken_by_staff = public.app_staff() and not ' || rests
    when 'waiting' then ' and ' || rests
    when 'all' then ''
    else ' and not ' || rests end;
  if p_filter ? 'type' then conditions := conditions || ' and i.type = $1 ->> ''type'''; end if;
  if p_filter ? 'language' then conditions := conditions || ' and i.language = $1 ->> ''language'''; end if;
  if p_filter ? 'canton' then conditions := conditions || ' and ' || home || ' = $1 ->> ''canton'''; end if;
  if p_filter ? 'late' then conditions := conditions || ' and i.decide_by < $2'; end if;
  if p_filter ? 'find' then
    conditions := conditions || case when p_filter ->> 'find' ~ '^[0-9]{4,9}$'
      then ' and coalesce(i.insured_number, c.insured_number) = ($1 ->> ''find'')::integer'
      else ' and (lower(p.firstname || '' '' || p.lastname) like $1 ->> ''find'' || ''%''
        or lower(p.lastname || '' '' || p.firstname) like $1 ->> ''find'' || ''%''
        or i.id::text like $1 ->> ''find'' || ''%'')' end;
  end if;
  if p_filter ? 'after' then
    select coalesce(j.decide_by, 'infinity'::date), j.created_at into after_day, after_at
      from public.interaction j where j.id = (p_filter ->> 'after')::uuid;
    conditions := conditions || ' and (coalesce(i.decide_by, ''infinity''::date), i.created_at, i.id)
      > ($4, $5, ($1 ->> ''after'')::uuid)';
  end if;
  return query execute format('select i.id, i.type, i.nature, i.status, i.language, i.created_at, i.decide_by,
      i.waits_until, i.taken_by, coalesce(i.taken_by_staff = public.app_staff(), false),
      p.insured_number, p.firstname, p.lastname, %s
    from public.interaction i
      left join public.account c on c.id = i.account_id
      left join public.insured p on p.insured_number = coalesce(i.insured_number, nullif(c.insured_number, 0))
    where i.decider = ''CLERK'' and i.status in (''REQUEST'', ''PENDING'', ''IN_PROGRESS'')%s
    order by coalesce(i.decide_by, ''infinity''::date), i.created_at, i.id limit $3', home, conditions)
    using p_filter, p_today, p_limit, after_day, after_at;
end $$;

-- How many are in each tab; counted up to a thousand, because no one reads a larger number.
create function desk_inbox_counts(p_today date) returns table (mine integer, open integer, waiting integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select
      (select count(*)::integer from (select from public.interaction i
        where i.decider = 'CLERK' and i.status in ('REQUEST', 'IN_PROGRESS') and i.taken_by_staff = public.app_staff()
          and not coalesce(i.waits_until > p_today, false) limit 1000) m),
      (select count(*)::integer from (select from public.interaction i
        where i.decider = 'CLERK' and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS') and i.status <> 'PENDING'
          and not coalesce(i.waits_until > p_today, false) limit 1000) o),
      (select count(*)::integer from (select from public.interaction i
        where i.decider = 'CLERK' and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
          and (i.status = 'PENDING' or i.waits_until > p_today) limit 1000) w)
    where public.app_staff() is not null;
  end;
revoke all on function desk_inbox, desk_inbox_counts from public;
grant execute on function desk_inbox, desk_inbox_counts to portal_desk;
drop function desk_waiting_requests;

-- The open requests enter the inbox, and its list is read from there. They are locked, so that none is decided meanwhile.

select enter_inbox(array(select id from interaction
  where decider = 'CLERK' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS') for share));

-- A page of the open requests that clerks decide, the most urgent first, with the columns that the list shows and no
-- others: the list needs no case. The statement holds the given filters alone, so that each is planned by itself.
create or replace function desk_inbox(p_filter jsonb, p_today date, p_limit integer)
  returns table (id uuid, type text, nature text, status text, language text, created_at timestamptz, decide_by date,
    waits_until date, taken_by text, is_mine boolean, insured_number integer, firstname text, lastname text, canton text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
  after_day date;
  after_at timestamptz;
  found_words tsquery;
  first_id uuid;
  last_id uuid;
  moved uuid[];
begin
  if public.app_staff() is null then return; end if;
  conditions := conditions || case p_filter ->> 'tab'
    when 'mine' then ' and e.taken_by_staff = public.app_staff() and (e.rests_until is null or e.rests_until <= $2)'
    when 'waiting' then ' and e.rests_until > $2'
    when 'all' then ''
    else ' and (e.rests_until is null or e.rests_until <= $2)' end;
  if p_filter ? 'type' then conditions := conditions || ' and e.type = $1 ->> ''type'''; end if;
  if p_filter ? 'language' then conditions := conditions || ' and e.language = $1 ->> ''language'''; end if;
  if p_filter ? 'late' then conditions := conditions || ' and e.decide_by < $2'; end if;
  if p_filter ? 'canton' then
    -- Those who moved on a day that came since are few, and are asked one by one.
    moved := array(select e.interaction_id from public.inbox_entry e
      where e.canton_until < p_today and public.home_canton(e.insured_number, p_today) = p_filter ->> 'canton');
    conditions := conditions || case cardinality(moved)
      when 0 then ' and e.canton = $1 ->> ''canton'' and e.canton_until >= $2'
      else ' and ((e.canton = $1 ->> ''canton'' and e.canton_until >= $2) or e.interaction_id = any ($9))' end;
  end if;
  if p_filter ? 'find' then
    if p_filter ->> 'find' ~ '^[0-9]{4,9}$' then
      conditions := conditions || ' and e.insured_number = ($1 ->> ''find'')::integer';
    else
      select string_agg(quote_literal(word) || ':*', ' & ')::tsquery into found_words
        from unnest(public.folded_words(p_filter ->> 'find')) word;
      -- The beginning of an id is a range of ids.
      if p_filter ->> 'find' ~ '^([0-9a-f]{2,8}|[0-9a-f]{8}(-[0-9a-f]{4}){0,2}-[0-9a-f]{0,4}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{0,12})$' then
        first_id := overlay('00000000-0000-0000-0000-000000000000' placing p_filter ->> 'find' from 1)::uuid;
        last_id := overlay('ffffffff-ffff-ffff-ffff-ffffffffffff' placing p_filter ->> 'find' from 1)::uuid;
        conditions := conditions || ' and (e.words @@ $6 or e.interaction_id between $7 and $8)';
      else
        conditions := conditions || ' and e.words @@ $6';
      end if;
    end if;
  end if;
  if p_filter ? 'after' then
    select coalesce(j.decide_by, 'infinity'::date), j.created_at into after_day, after_at
      from public.interaction j where j.id = (p_filter ->> 'after')::uuid;
    conditions := conditions || ' and (e.decide_by, e.created_at, e.interaction_id) > ($4, $5, ($1 ->> ''after'')::uuid)';
  end if;
  return query execute format('select i.id, i.type, i.nature, i.status, i.language, i.created_at, i.decide_by,
      i.waits_until, i.taken_by, coalesce(i.taken_by_staff = public.app_staff(), false),
      p.insured_number, p.firstname, p.lastname, public.home_canton(p.insured_number, $2)
    from (select e.* from public.inbox_entry e where true%s
        order by e.decide_by, e.created_at, e.interaction_id limit $3) entry
      join public.interaction i on i.id = entry.interaction_id
      left join public.insured p on p.insured_number = entry.insured_number
    order by entry.decide_by, entry.created_at, entry.interaction_id', conditions)
    using p_filter, p_today, p_limit, after_day, after_at, found_words, first_id, last_id, moved;
end $$;

create or replace function desk_inbox_counts(p_today date) returns table (mine integer, open integer, waiting integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select
      (select count(*)::integer from (select from public.inbox_entry e
        where e.taken_by_staff = public.app_staff() and (e.rests_until is null or e.rests_until <= p_today) limit 1000) m),
      (select count(*)::integer from (select from public.inbox_entry e
        where e.rests_until is null or e.rests_until <= p_today limit 1000) o),
      (select count(*)::integer from (select from public.inbox_entry e where e.rests_until > p_today limit 1000) w)
    where public.app_staff() is not null;
  end;

drop index interaction_inbox, interaction_inbox_by_type, interaction_inbox_resting, interaction_of_clerks;

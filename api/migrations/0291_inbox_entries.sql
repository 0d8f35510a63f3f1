-- The inbox of the desk in a table of its own: every filter reads columns of one narrow row for each open request.

create table inbox_entry (
  interaction_id uuid primary key references interaction on delete cascade,
  decide_by date not null,
  created_at timestamptz not null,
  type text not null,
  language text not null,
  rests_until date,
  taken_by_staff uuid,
  insured_number integer,
  words tsvector not null,
  canton text,
  canton_until date not null
);
comment on table inbox_entry is 'the open requests that clerks decide, with what the inbox filters by; kept by triggers';
comment on column inbox_entry.decide_by is 'infinity without a deadline';
comment on column inbox_entry.rests_until is 'until when it is among those that wait; infinity for an answer';
comment on column inbox_entry.words is 'the folded words of the name of the insured person';
comment on column inbox_entry.canton_until is 'the last day on which the domicile is in this canton; afterwards the address is read';
create index inbox_entry_order on inbox_entry (decide_by, created_at, interaction_id);
create index inbox_entry_by_type on inbox_entry (type, decide_by, created_at, interaction_id);
create index inbox_entry_by_language on inbox_entry (language, decide_by, created_at, interaction_id);
create index inbox_entry_by_canton on inbox_entry (canton, decide_by, created_at, interaction_id);
create index on inbox_entry (canton_until);
create index inbox_entry_resting on inbox_entry (decide_by, created_at, interaction_id) where rests_until is not null;
create index on inbox_entry (taken_by_staff, decide_by, created_at, interaction_id) where taken_by_staff is not null;
create index on inbox_entry (insured_number);
create index on inbox_entry using gin (words);
alter table inbox_entry enable row level security;
alter table inbox_entry force row level security;
create policy owner on inbox_entry to current_user using (true) with check (true);

create function home_canton(p_insured integer, p_day date) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.canton from public.postal_address a
    where a.insured_number = p_insured and a.domicile_legal and p_day between a.valid_from and a.valid_to
    order by a.valid_from desc limit 1;
  end;

-- Until when the canton of the domicile is that of a day: the end of its address, or the eve of the next one.
create function home_canton_until(p_insured integer, p_day date) returns date
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select coalesce(min(least(
        case when a.valid_from > p_day then a.valid_from - 1 end,
        case when p_day between a.valid_from and a.valid_to then a.valid_to end)), 'infinity')
    from public.postal_address a
    where a.insured_number = p_insured and a.domicile_legal and a.valid_to >= p_day;
  end;

-- Writes the entries of requests, and takes out those that clerks no longer decide.
create function enter_inbox(p_ids uuid[]) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with written as (
      insert into public.inbox_entry (interaction_id, decide_by, created_at, type, language, rests_until, taken_by_staff,
          insured_number, words, canton, canton_until)
        select i.id, coalesce(i.decide_by, 'infinity'), i.created_at, i.type, i.language,
          case i.status when 'PENDING' then 'infinity' else i.waits_until end, i.taken_by_staff, p.insured_number,
          array_to_tsvector(public.folded_words(coalesce(p.firstname || ' ' || p.lastname, ''))),
          public.home_canton(p.insured_number, current_date), public.home_canton_until(p.insured_number, current_date)
        from public.interaction i
          left join public.account c on c.id = i.account_id
          left join public.insured p on p.insured_number = coalesce(i.insured_number, nullif(c.insured_number, 0))
        where i.id = any(p_ids) and i.decider = 'CLERK' and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
        order by i.id
        on conflict (interaction_id) do update set decide_by = excluded.decide_by, type = excluded.type,
          language = excluded.language, rests_until = excluded.rests_until, taken_by_staff = excluded.taken_by_staff,
          insured_number = excluded.insured_number, words = excluded.words, canton = excluded.canton,
          canton_until = excluded.canton_until
        returning interaction_id
    )
    delete from public.inbox_entry e
    where e.interaction_id = any(p_ids) and e.interaction_id not in (select w.interaction_id from written w);
  end;

create function follow_inbox_request() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform enter_inbox(array[new.id]);
  return null;
end $$;
create trigger follow_inbox_new after insert on interaction
  for each row when (new.decider = 'CLERK') execute function follow_inbox_request();
create trigger follow_inbox after update of decider, status, decide_by, waits_until, taken_by_staff, type, language,
    insured_number, account_id on interaction
  for each row when (old.decider = 'CLERK' or new.decider = 'CLERK') execute function follow_inbox_request();

create function follow_inbox_person() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  known integer := case tg_op when 'DELETE' then old.insured_number else new.insured_number end;
  entries uuid[] := array(select e.interaction_id from inbox_entry e where e.insured_number = known);
begin
  if cardinality(entries) > 0 then perform enter_inbox(entries); end if;
  return null;
end $$;
create trigger follow_inbox after update of firstname, lastname on insured
  for each row execute function follow_inbox_person();
create trigger follow_inbox after insert or update or delete on postal_address
  for each row execute function follow_inbox_person();
revoke all on function home_canton, home_canton_until, enter_inbox, follow_inbox_request, follow_inbox_person from public;

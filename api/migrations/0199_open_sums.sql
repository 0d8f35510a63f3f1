-- The first reminder has the first deadline that passed: a join with it is several times faster than a function per row.

create or replace function desk_open_items(p_filter jsonb, p_today date, p_limit integer)
  returns table (no text, holder text, insured_number integer, law text, insurer_code text, status text,
    invoice_date date, due_since date, deadline date, total bigint, fees integer, open bigint, has_plan boolean,
    is_carried boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  after_day date;
  further text := '';
begin
  if not public.reads_books() then return; end if;
  if p_filter ? 'after' then
    select b.deadline into after_day from public.invoice b where b.no = p_filter ->> 'after';
    further := ' and (i.deadline, i.no) > ($3, $1 ->> ''after'')';
  end if;
  return query execute format('select i.no, i.holder, i.insured_number, i.law, i.health_insurer_code, i.status,
      i.invoice_date, d.due, i.deadline, i.total_amount::bigint, i.fees, (i.total_amount + i.fees - i.paid)::bigint,
      i.first_instalment_on is not null and i.arrangement_ended_on is null, i.rest_carried_on is not null
    from public.invoice i left join public.invoice_reminder r on r.invoice_no = i.no and r.position = 0,
      lateral (select coalesce(r.due_on, i.deadline) as due) d
    where %s%s order by i.deadline, i.no limit $4', public.open_items_where(p_filter), further)
    using p_filter, p_today, after_day, p_limit;
end $$;

create or replace function desk_open_sums(p_filter jsonb, p_today date)
  returns table (kind text, key text, count integer, amount bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not public.reads_books() then return; end if;
  return query execute format('select
      case when grouping(status) = 0 then ''status'' when grouping(age) = 0 then ''age''
        when grouping(law) = 0 then ''law'' when grouping(insurer) = 0 then ''insurer'' else ''all'' end,
      coalesce(status, age, law, insurer, ''''), count(*)::integer, coalesce(sum(open), 0)::bigint
    from (select i.status, public.age_of_claim(d.due, $2) as age, i.law, coalesce(i.health_insurer_code, '''') as insurer,
        i.total_amount + i.fees - i.paid as open
      from public.invoice i left join public.invoice_reminder r on r.invoice_no = i.no and r.position = 0,
        lateral (select coalesce(r.due_on, i.deadline) as due) d
      where %s) claims
    group by grouping sets ((), (status), (age), (law), (insurer))', public.open_items_where(p_filter))
    using p_filter, p_today;
end $$;
drop function first_due;

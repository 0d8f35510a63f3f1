-- The books at the desk: payments that no invoice claims, and the limits from which on money needs a second pair of eyes.

-- Staff who keep the books or supervise them read them without a case: who owes what is their work.
create function reads_books() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.staff_role r
      where r.staff_id = public.app_staff() and r.role in ('BOOKS', 'SUPERVISOR'));
  end;
revoke all on function reads_books from public;
grant execute on function reads_books to portal_desk, portal_jobs;

create table money_limit (
  act text primary key check (act ~ '^[a-z]{3,20}$'),
  amount integer not null check (amount >= 0),
  about text not null
);
comment on table money_limit is 'up to this amount in rappen one member of staff decides alone; an act without a row always needs a second one';
insert into money_limit (act, amount, about) values
  ('assign', 1000000, 'a payment of the bank''s files that is assigned to invoices by hand'),
  ('refund', 500000, 'a payment that goes back to where it came from');
alter table money_limit enable row level security;
alter table money_limit force row level security;
create policy owner on money_limit to current_user using (true) with check (true);
create policy desk_money_limit on money_limit for select to portal_desk using (reads_books());
create policy jobs_money_limit on money_limit to portal_jobs using (true) with check (true);
grant select on money_limit to portal_desk, portal_jobs;

alter table bank_entry add column approval_id uuid;
comment on column bank_entry.approval_id is 'what was asked of a second member of staff about it; while that waits, no other one decides';
grant update (approval_id) on bank_entry to portal_jobs;

-- A payment for several invoices.
create table bank_entry_part (
  entry_id uuid not null references bank_entry,
  invoice_no text not null references invoice,
  position smallint not null,
  account_id uuid not null references account,
  amount integer not null check (amount > 0),
  primary key (entry_id, invoice_no),
  foreign key (invoice_no, position) references invoice_payment (invoice_no, position)
);
comment on column bank_entry_part.position is 'the payment of the invoice that the part became';
create index on bank_entry_part (invoice_no, position);
create index on bank_entry_part (account_id);
alter table bank_entry_part enable row level security;
alter table bank_entry_part force row level security;
create policy owner on bank_entry_part to current_user using (true) with check (true);
create policy jobs on bank_entry_part to portal_jobs using (true) with check (true);
create policy own on bank_entry_part for select to portal_api using (account_id = app_account());
grant select, insert on bank_entry_part to portal_jobs;
grant select on bank_entry_part to portal_api;

-- A page of the bookings that wait for a person, the oldest first. Who paid is encrypted.
create function desk_payments(p_filter jsonb, p_limit integer)
  returns table (id uuid, booked_on date, amount bigint, currency text, is_credit boolean, reference text, reason text,
    details bytea, asked_by text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
  after_at timestamptz;
begin
  if not public.reads_books() then return; end if;
  if p_filter ? 'id' then conditions := conditions || ' and e.id = ($1 ->> ''id'')::uuid'; end if;
  if p_filter ? 'reason' then conditions := conditions || ' and e.reason = $1 ->> ''reason'''; end if;
  if p_filter ? 'amount' then conditions := conditions || ' and e.amount = ($1 ->> ''amount'')::bigint'; end if;
  if p_filter ? 'reference' then
    conditions := conditions || ' and e.reference like $1 ->> ''reference'' || ''%''';
  end if;
  if p_filter ? 'after' then
    select b.created_at into after_at from public.bank_entry b where b.id = (p_filter ->> 'after')::uuid;
    conditions := conditions || ' and (e.created_at, e.id) > ($3, ($1 ->> ''after'')::uuid)';
  end if;
  return query execute format('select e.id, e.booked_on, e.amount, e.currency, e.is_credit, e.reference, e.reason,
      e.details, (select s.name from public.staff_approval a join public.staff s on s.id = a.asked_by
        where a.id = e.approval_id and a.state = ''WAITING'' and a.expires_at > now())
    from public.bank_entry e where e.state in (''UNKNOWN'', ''REFUSED'')%s
    order by e.created_at, e.id limit $2', conditions)
    using p_filter, p_limit, after_at;
end $$;

create function desk_payments_sum() returns table (count integer, amount bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select count(*)::integer, coalesce(sum(e.amount) filter (where e.is_credit and e.currency = 'CHF'), 0)::bigint
    from public.bank_entry e where e.state in ('UNKNOWN', 'REFUSED') and public.reads_books();
  end;

-- Invoices that a payment may be for, with what tells two of them apart: by number, reference, open amount, and words of a
-- name. What is open comes first. Planned with its values, because a rare and a common word need different plans.
create function desk_find_invoices(p_no text, p_reference text, p_amount bigint, p_words text, p_limit integer)
  returns table (no text, holder text, insured_number integer, law text, insurer_code text, status text,
    invoice_date date, deadline date, total bigint, open bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
begin
  if not public.reads_books() then return; end if;
  if num_nonnulls(p_no, p_reference, p_amount, p_words) = 0 then return; end if;
  if p_no is not null then conditions := conditions || ' and i.no = $1'; end if;
  if p_reference is not null then conditions := conditions || ' and i.bvr_number = $2'; end if;
  if p_amount is not null then
    conditions := conditions || ' and i.total_amount + i.fees - i.paid = $3
      and i.status in (''ENCOURS'', ''RAPPEL'', ''SOMMATION'', ''POURSUITE'')';
  end if;
  if p_words is not null then
    conditions := conditions || ' and i.account_id in (select l.account_id from public.customer_words w
      join public.account_insured l on l.insured_number = w.insured_number where w.words @@ $4::tsquery)';
  end if;
  return query execute format('select i.no, i.holder, i.insured_number, i.law, i.health_insurer_code, i.status,
      i.invoice_date, i.deadline, (i.total_amount + i.fees)::bigint,
      case when i.status in (''ENCOURS'', ''RAPPEL'', ''SOMMATION'', ''POURSUITE'')
        then greatest(0, i.total_amount + i.fees - i.paid) else 0 end::bigint
    from public.invoice i where i.total_amount > 0%s
    order by i.status in (''REGLEE'', ''ANNULEE''), i.deadline, i.no limit $5', conditions)
    using p_no, p_reference, p_amount, p_words, p_limit;
end $$;

-- Open invoices that suit a payment by amount or by the name as it is written.
create function suiting_invoices(p_amount bigint, p_names text[]) returns table (no text, holder text, open bigint)
  language sql stable security invoker set search_path = pg_catalog, public, pg_temp
  begin atomic
    select i.no, i.holder, (i.total_amount + i.fees - i.paid)::bigint from public.invoice i
    where i.status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE') and i.total_amount + i.fees - i.paid > 0
      and (i.total_amount + i.fees - i.paid = p_amount or lower(i.holder) = any (p_names))
    order by i.deadline limit 200;
  end;
revoke all on function suiting_invoices from public;
create function desk_suiting_invoices(p_amount bigint, p_names text[])
  returns table (no text, holder text, open bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select s.no, s.holder, s.open from public.suiting_invoices(p_amount, p_names) s where public.reads_books();
  end;
revoke all on function desk_payments, desk_payments_sum, desk_find_invoices, desk_suiting_invoices from public;
grant execute on function desk_payments, desk_payments_sum, desk_find_invoices, desk_suiting_invoices to portal_desk;

-- How long a claim is overdue.
create function age_of_claim(p_due date, p_today date) returns text
  language sql immutable parallel safe
  return case when p_due >= p_today then 'NOT_DUE' when p_today - p_due <= 30 then 'D30'
    when p_today - p_due <= 60 then 'D60' when p_today - p_due <= 90 then 'D90' else 'OVER' end;

-- The conditions of a list of open items. Reminders set later deadlines: a claim is overdue since the first one.
create function open_items_where(p_filter jsonb) returns text
  language sql immutable set search_path = pg_catalog, public, pg_temp
  return 'i.status in (''ENCOURS'', ''RAPPEL'', ''SOMMATION'', ''POURSUITE'') and i.total_amount > 0
      and i.total_amount + i.fees - i.paid > 0'
    || case when p_filter ? 'status' then ' and i.status = $1 ->> ''status''' else '' end
    || case when p_filter ? 'law' then ' and i.law = $1 ->> ''law''' else '' end
    || case when p_filter ? 'insurer' then ' and i.health_insurer_code = $1 ->> ''insurer''' else '' end
    || case when p_filter ? 'number' then ' and i.account_id in (select l.account_id from public.account_insured l
        where l.insured_number = ($1 ->> ''number'')::integer)' else '' end
    || case when p_filter ? 'age' then ' and public.age_of_claim(d.due, $2) = $1 ->> ''age''' else '' end;

create function first_due(p_invoice invoice) returns date
  language sql stable set search_path = pg_catalog, public, pg_temp
  return case when p_invoice.status = 'ENCOURS' then p_invoice.deadline else coalesce((select min(r.due_on)
    from public.invoice_reminder r where r.invoice_no = p_invoice.no), p_invoice.deadline) end;

-- A page of what is owed, by deadline.
create function desk_open_items(p_filter jsonb, p_today date, p_limit integer)
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
    from public.invoice i, lateral (select public.first_due(i) as due) d
    where %s%s order by i.deadline, i.no limit $4', public.open_items_where(p_filter), further)
    using p_filter, p_today, after_day, p_limit;
end $$;

-- The sums of what is owed: of all, and by stage of dunning, age, law and insurer.
create function desk_open_sums(p_filter jsonb, p_today date)
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
      from public.invoice i, lateral (select public.first_due(i) as due) d where %s) claims
    group by grouping sets ((), (status), (age), (law), (insurer))', public.open_items_where(p_filter))
    using p_filter, p_today;
end $$;

-- The account whose books a person of it opens, for the line of the audit.
create function desk_books_account(p_number integer) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.id from public.account c join public.account_insured l on l.account_id = c.id
    where l.insured_number = p_number and public.reads_books()
    order by c.extranaute_type = 'PPA' desc, c.insured_number = p_number desc, c.id limit 1;
  end;
revoke all on function open_items_where, first_due, desk_open_items, desk_open_sums, desk_books_account from public;
grant execute on function desk_open_items, desk_open_sums, desk_books_account to portal_desk;

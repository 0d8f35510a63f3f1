-- A payout above a limit waits until a second member of staff releases it. Amounts are rappen.

insert into money_limit (act, amount, about) values
  ('payout', 500000, 'a credit, a reimbursement or a damage that is paid out');

alter table bank_order add column release text,
  add column release_approval_id uuid,
  add constraint bank_order_release_check check (release in ('WAITING', 'RELEASED')) not valid;
comment on column bank_order.release is 'WAITING: it is not sent before a second member of staff releases it; null: it needs no release';
comment on column bank_order.release_approval_id is 'the approval that its release was asked with';
grant update (release, release_approval_id) on bank_order to portal_jobs;

-- No program can forget it. A refund is approved before it is ordered.
create function hold_payout() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.amount > coalesce((select l.amount from public.money_limit l where l.act = 'payout'), 0) then
    new.release := 'WAITING';
  end if;
  return new;
end $$;
create trigger hold_payout before insert on bank_order for each row
  when (new.kind in ('PAYOUT', 'REIMBURSEMENT', 'DAMAGE')) execute function hold_payout();

-- The payouts that wait for their release, the oldest first. The bank account is encrypted.
create function desk_payouts(p_filter jsonb, p_limit integer)
  returns table (id uuid, kind text, amount integer, payee text, iban bytea, insurer_code text, insured_number integer,
    execute_on date, ordered_at timestamptz, asked_by text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
  after_at timestamptz;
begin
  if not public.reads_books() then return; end if;
  if p_filter ? 'id' then conditions := conditions || ' and o.id = ($1 ->> ''id'')::uuid'; end if;
  if p_filter ? 'after' then
    select b.created_at into after_at from public.bank_order b where b.id = (p_filter ->> 'after')::uuid;
    conditions := conditions || ' and (o.created_at, o.id) > ($3, ($1 ->> ''after'')::uuid)';
  end if;
  return query execute format('select o.id, o.kind, o.amount, o.name, o.iban, o.insurer_code, c.insured_number,
      o.execute_on, o.created_at, (select s.name from public.staff_approval a join public.staff s on s.id = a.asked_by
        where a.id = o.release_approval_id and a.state = ''WAITING'' and a.expires_at > now())
    from public.bank_order o left join public.account c on c.id = o.account_id
    where o.state = ''OPEN'' and o.release = ''WAITING''%s order by o.created_at, o.id limit $2', conditions)
    using p_filter, p_limit, after_at;
end $$;

create function desk_payouts_sum() returns table (count integer, amount bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select count(*)::integer, coalesce(sum(o.amount), 0)::bigint from public.bank_order o
    where o.state = 'OPEN' and o.release = 'WAITING' and public.reads_books();
  end;

-- The credits of accounts at insurers, the highest first. A credit is the sum of its movements.
create function desk_credits(p_filter jsonb, p_limit integer)
  returns table (account_id uuid, holder text, insured_number integer, law text, insurer_code text, amount bigint,
    since date)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  conditions text := '';
  further text := '';
begin
  if not public.reads_books() then return; end if;
  if p_filter ? 'account' then
    conditions := ' where m.account_id = ($1 ->> ''account'')::uuid';
  end if;
  if p_filter ? 'after' then
    further := ' where (-k.amount, k.account_id, k.law, k.insurer_code) > (-($1 ->> ''amount'')::bigint,
      ($1 ->> ''after'')::uuid, $1 ->> ''law'', $1 ->> ''insurer'')';
  end if;
  return query execute format('select k.account_id, c.display_name, c.insured_number, k.law, k.insurer_code, k.amount,
      k.since
    from (select m.account_id, m.law, m.insurer_code, sum(m.amount)::bigint as amount, max(m.booked_on) as since
        from public.credit_movement m%s group by m.account_id, m.law, m.insurer_code having sum(m.amount) > 0) k
      join public.account c on c.id = k.account_id%s
    order by -k.amount, k.account_id, k.law, k.insurer_code limit $2', conditions, further)
    using p_filter, p_limit;
end $$;

create function desk_credits_sum() returns table (count integer, amount bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select count(*)::integer, coalesce(sum(k.amount), 0)::bigint
    from (select sum(m.amount) as amount from public.credit_movement m
      group by m.account_id, m.law, m.insurer_code having sum(m.amount) > 0) k
    where public.reads_books();
  end;
revoke all on function hold_payout, desk_payouts, desk_payouts_sum, desk_credits, desk_credits_sum from public;
grant execute on function desk_payouts, desk_payouts_sum, desk_credits, desk_credits_sum to portal_desk;
grant insert, update (amount) on money_limit to portal_jobs;

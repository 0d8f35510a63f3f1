-- Bills for care as they come in, what we decided about them, and what people are told. Amounts are rappen.

-- What a supplementary product pays of the part of a bill that basic insurance does not know.
create table supplementary_benefit (
  product_code text not null,
  level text not null,
  category text not null,
  valid_from date not null,
  share smallint not null check (share between 0 and 10000),
  yearly_maximum integer check (yearly_maximum > 0),
  primary key (product_code, level, category, valid_from)
);

create table statement (
  id uuid primary key default gen_random_uuid(),
  statement_number text not null unique check (statement_number ~ '^\d{4}-\d+-\d{3,}$'),
  insured_number integer not null references insured,
  is_private boolean not null,
  date date not null,
  pays_on date,
  iddms text,
  seen_by jsonb not null default '[]' check (jsonb_typeof(seen_by) = 'array')
);
comment on column statement.is_private is 'the person was of age that day: nobody else of the household sees it';
comment on column statement.pays_on is 'the day our payment leaves, where there is one';
comment on column statement.iddms is 'its document, where an account got one; others get it by post';
comment on column statement.seen_by is 'the accounts that opened it; written by see_statement alone';
-- A year of a large household is one range per person.
create index on statement (insured_number, date desc);

create table statement_line (
  statement_id uuid not null references statement,
  position smallint not null,
  insured_number integer not null,
  is_private boolean not null,
  year smallint not null,
  provider text not null,
  category text not null,
  treatment_begin date not null,
  treatment_end date not null check (treatment_end >= treatment_begin),
  tiers text not null check (tiers in ('GARANT', 'PAYANT')),
  billed integer not null,
  not_covered integer not null check (not_covered >= 0),
  supplementary_paid integer not null check (supplementary_paid >= 0),
  hospital_contribution integer not null check (hospital_contribution >= 0),
  deductible integer not null check (deductible >= 0),
  coinsurance_rate smallint not null check (coinsurance_rate between 0 and 10000),
  coinsurance integer not null check (coinsurance >= 0),
  basic_paid integer not null check (basic_paid >= 0),
  primary key (statement_id, position),
  check (billed = not_covered + supplementary_paid + hospital_contribution + deductible + coinsurance + basic_paid)
);
comment on column statement_line.year is 'of the treatment: it decides which deductible counts (OAMal art. 103 al. 3)';
comment on column statement_line.tiers is 'GARANT: the person paid the provider; PAYANT: we did, and the person owes their share';
create index on statement_line (insured_number, year);

-- The meters of a year are the sum of its lines: a line cannot be written without them. A few lines look up a few rows
-- by their key, whatever size the table had when the plan was made.
create function count_statement_lines() returns trigger
  language plpgsql security definer
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  years integer;
  counted integer;
begin
  select count(*) into years from (
    select from added where deductible + coinsurance > 0 group by insured_number, year
  ) y;
  update public.contribution c
    set deductible_paid = c.deductible_paid + a.deductible, coinsurance_paid = c.coinsurance_paid + a.coinsurance
    from (
      select insured_number, year, sum(deductible) as deductible, sum(coinsurance) as coinsurance from added
      where deductible + coinsurance > 0 group by insured_number, year
    ) a
    where c.insured_number = a.insured_number and c.year = a.year;
  get diagnostics counted = row_count;
  if counted <> years then raise exception 'lines of a year without a contribution'; end if;
  return null;
end $$;
create trigger count_statement_lines after insert on statement_line referencing new table as added
  for each statement execute function count_statement_lines();

-- A bill on its way through the house.
create table claim (
  id uuid primary key default gen_random_uuid(),
  insured_number integer not null references insured,
  is_private boolean not null,
  account_id uuid references account,
  channel text not null check (channel in ('CUSTOMER', 'PROVIDER')),
  status text not null default 'RECEIVED' check (status in ('RECEIVED', 'IN_REVIEW', 'SETTLED', 'REFUSED')),
  received_at timestamptz not null default now(),
  reviewed_at timestamptz,
  decided_at timestamptz,
  due_on date not null,
  reason text,
  statement_id uuid references statement,
  provider text,
  category text,
  treatment_begin date,
  treatment_end date,
  tiers text check (tiers in ('GARANT', 'PAYANT')),
  billed integer check (billed > 0),
  beyond_basic integer not null default 0 check (beyond_basic >= 0),
  check (status <> 'SETTLED' or statement_id is not null),
  check (num_nulls(provider, category, treatment_begin, treatment_end, tiers, billed) in (0, 6)),
  check (beyond_basic <= billed)
);
comment on column claim.account_id is 'who sent it in; nobody where the provider did';
comment on column claim.due_on is 'the day by which we decide';
comment on column claim.provider is 'unknown, as the figures are, until somebody has read what was sent in';
create index on claim (insured_number) where status in ('RECEIVED', 'IN_REVIEW');
create index on claim (due_on) where status in ('RECEIVED', 'IN_REVIEW');

-- Marks a statement that the account sees as opened by it, and says whether there is one. It owns its rights: an account
-- can change nothing else of a statement, and nobody else's mark.
create function see_statement(p_id uuid) returns boolean
  language plpgsql security definer as $$
begin
  update public.statement s
    set seen_by = case when s.seen_by ? a.id::text then s.seen_by else s.seen_by || to_jsonb(a.id) end
    from public.account a, public.account_insured l
    where s.id = p_id and a.id = public.app_account() and l.account_id = a.id
      and l.insured_number = s.insured_number and (not s.is_private or s.insured_number = a.insured_number);
  return found;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['statement', 'statement_line', 'claim'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy jobs on %I to portal_jobs using (true) with check (true)', name);
    -- Those whom the account sees; and what tells of an adult's health is theirs alone.
    execute format('create policy own on %I for select to portal_api using (insured_number = any (array(
      select l.insured_number from account_insured l where l.account_id = app_account()))
      and (not is_private or insured_number = (select a.insured_number from account a where a.id = app_account())))',
      name);
  end loop;
end $$;

revoke all on function count_statement_lines, see_statement from public;
grant execute on function see_statement to portal_api;

grant select on supplementary_benefit, statement, statement_line, claim to portal_api, portal_jobs;
grant insert on statement, statement_line to portal_jobs;
grant insert, update on claim to portal_jobs;
create policy claims_contribution on contribution to portal_jobs using (true) with check (true);
create policy claims_insured on insured for select to portal_jobs using (true);
create policy claims_links on account_insured for select to portal_jobs using (true);
grant select, insert on contribution to portal_jobs;
grant select on insured, account_insured to portal_jobs;
grant select (insured_number, extranaute_type) on account to portal_jobs;

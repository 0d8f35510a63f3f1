-- A customer's rows open to a member of staff while a case of theirs is taken, or with a reason.

alter table interaction add column taken_by_staff uuid references staff;
comment on column interaction.taken_by_staff is 'the member of staff who took it at the desk; taken_by has the name';
create index on interaction (taken_by_staff) where taken_by_staff is not null;

create table staff_access (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  account_id uuid references account on delete cascade,
  insured_number integer,
  kind text not null check (kind in ('CASE', 'REASON', 'CUSTOMER_CALL')),
  interaction_id uuid references interaction on delete set null,
  reason text check (length(reason) between 10 and 300),
  began_at timestamptz not null default now(),
  ends_at timestamptz,
  ended_at timestamptz,
  check (account_id is not null or insured_number is not null),
  check (kind = 'CASE' or (reason is not null and ends_at is not null))
);
comment on column staff_access.interaction_id is 'the case that opens the rows';
comment on column staff_access.ends_at is 'when it ends by itself; a case ends with its decision or when it is given back';
create index on staff_access (staff_id) where ended_at is null;
create index on staff_access (account_id, began_at desc);
create index on staff_access (interaction_id) where interaction_id is not null;

alter table staff_access enable row level security;
alter table staff_access force row level security;
create policy owner on staff_access to current_user using (true) with check (true);
create policy desk_staff_access on staff_access to portal_desk
  using (staff_id = app_staff()) with check (staff_id = app_staff());
create policy jobs_staff_access on staff_access to portal_jobs using (true) with check (staff_id = app_staff());
grant select, insert on staff_access to portal_desk;
grant update (ended_at) on staff_access to portal_desk;
grant select, insert on staff_access to portal_jobs;

-- The accounts, the people and the requests that are open to the member of staff of this transaction.
create function desk_accounts() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select a.account_id from public.staff_access a
    where a.staff_id = public.app_staff() and a.account_id is not null and a.ended_at is null
      and (a.ends_at is null or a.ends_at > now());
  end;
create function desk_people() returns setof integer
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select l.insured_number from public.account_insured l where l.account_id in (select public.desk_accounts())
    union
    select a.insured_number from public.staff_access a
    where a.staff_id = public.app_staff() and a.insured_number is not null and a.ended_at is null
      and (a.ends_at is null or a.ends_at > now());
  end;
create function desk_requests() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select i.id from public.interaction i
    where i.account_id in (select public.desk_accounts())
      or (i.account_id is null and i.insured_number in (select public.desk_people()));
  end;
revoke all on function desk_accounts, desk_people, desk_requests from public;
grant execute on function desk_accounts, desk_people, desk_requests to portal_desk, portal_jobs;

-- Opens a customer table to the desk, by the column that says whose its rows are: account_id, insured_number or
-- interaction_id, or another column of the same meaning.
create procedure open_to_desk(p_table regclass, p_by text, p_column text default null) language plpgsql as $$
declare
  source text := case p_by
    when 'account' then 'desk_accounts' when 'insured' then 'desk_people' when 'request' then 'desk_requests' end;
  usual text := case p_by
    when 'account' then 'account_id' when 'insured' then 'insured_number' when 'request' then 'interaction_id' end;
begin
  if source is null then raise exception 'a table is opened by account, insured or request, not by %', p_by; end if;
  execute format('create policy desk_open on %s for select to portal_desk using (%I in (select %I()))', p_table,
    coalesce(p_column, usual), source);
  execute format('grant select on %s to portal_desk', p_table);
end $$;
revoke all on procedure open_to_desk from public;

call open_to_desk('interaction', 'request', 'id');
call open_to_desk('interaction_status', 'request');
call open_to_desk('request_question', 'request');
call open_to_desk('account_insured', 'account');
call open_to_desk('insured', 'insured');
call open_to_desk('postal_address', 'insured');
call open_to_desk('uploaded_file', 'account');

-- The desk needs no login and no phone number of an account.
create policy desk_open on account for select to portal_desk using (id in (select desk_accounts()));
grant select (id, display_name, extranaute_type, insured_number, payment_mode, correspondance, sous_tutelle, language,
  first_connection_at, locked_at, created_at) on account to portal_desk;

-- A taken case opens its customer's rows; the decision, giving it back and handing it over close them.
create function follow_case() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status not in ('REQUEST', 'PENDING', 'IN_PROGRESS')
      or new.taken_by_staff is distinct from old.taken_by_staff then
    update public.staff_access set ended_at = now() where interaction_id = new.id and ended_at is null;
  end if;
  if new.taken_by_staff is not null and new.taken_by_staff is distinct from old.taken_by_staff then
    insert into public.staff_access (staff_id, account_id, insured_number, kind, interaction_id)
      values (new.taken_by_staff, new.account_id, new.insured_number, 'CASE', new.id);
  end if;
  return null;
end $$;
create trigger follow_case after update of status, taken_by_staff on interaction for each row
  when (new.taken_by_staff is not null or old.taken_by_staff is not null) execute function follow_case();

-- The open requests that clerks decide, with the columns that the list shows and no others: the list needs no case.
create function desk_waiting_requests(p_limit integer)
  returns table (id uuid, type text, nature text, status text, language text, created_at timestamptz, decide_by date,
    taken_by text, is_mine boolean, insured_number integer, firstname text, lastname text, canton text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select i.id, i.type, i.nature, i.status, i.language, i.created_at, i.decide_by,
      i.taken_by, coalesce(i.taken_by_staff = public.app_staff(), false), p.insured_number, p.firstname, p.lastname,
      (select a.canton from public.postal_address a
        where a.insured_number = p.insured_number and a.domicile_legal
          and current_date between a.valid_from and a.valid_to
        order by a.valid_from desc limit 1)
    from public.interaction i
      left join public.account c on c.id = i.account_id
      left join public.insured p on p.insured_number = coalesce(i.insured_number, nullif(c.insured_number, 0))
    where i.decider = 'CLERK' and i.status in ('REQUEST', 'PENDING', 'IN_PROGRESS')
      and public.app_staff() is not null
    order by i.decide_by nulls last, i.created_at
    limit p_limit;
  end;
revoke all on function desk_waiting_requests from public;
grant execute on function desk_waiting_requests to portal_desk;
create index interaction_of_clerks on interaction (decide_by, created_at)
  where decider = 'CLERK' and status in ('REQUEST', 'PENDING', 'IN_PROGRESS');

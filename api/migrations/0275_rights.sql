-- What customers decide about their data beyond consents: objections, and refused corrections that they dispute.

create table objection (
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('OFFERS', 'SURVEYS')),
  at timestamptz not null default now(),
  primary key (account_id, purpose)
);
comment on table objection is 'a purpose for which the data of an account are not used; the audit has what was before';

create table dispute_note (
  interaction_id uuid primary key references interaction on delete cascade,
  account_id uuid not null references account on delete cascade,
  insured_number integer not null references insured,
  datum text not null check (datum ~ '^[A-Z_]{3,20}$'),
  noted_at timestamptz not null default now()
);
comment on table dispute_note is 'a datum whose correction was refused and whose accuracy the customer disputes: nDSG art. 32 and 41';
create index on dispute_note (account_id);
create index on dispute_note (insured_number);

alter table objection enable row level security;
alter table objection force row level security;
create policy owner on objection to current_user using (true) with check (true);
create policy own on objection to portal_api using (account_id = app_account()) with check (account_id = app_account());
-- Messages to all customers leave out the accounts that object.
create policy jobs on objection for select to portal_jobs using (true);
grant select, insert, delete on objection to portal_api;
grant select on objection to portal_jobs;

alter table dispute_note enable row level security;
alter table dispute_note force row level security;
create policy owner on dispute_note to current_user using (true) with check (true);
create policy own on dispute_note for select to portal_api using (account_id = app_account());
create policy note_own on dispute_note for insert to portal_api with check (
  account_id = app_account()
    and exists (select from interaction i
      where i.id = dispute_note.interaction_id and i.account_id = app_account() and i.type = 'DATA_CORRECTION'
        and i.status = 'REFUSED' and i.insured_number = dispute_note.insured_number));
grant select, insert on dispute_note to portal_api;

-- The months for which each category of data is kept are told to customers.
grant select on retention_rule to portal_api;

-- The account that is told of data about a person: the one that an event names, else the person's own, else one that sees
-- the person, such as a parent's.
create function account_concerned(p_account uuid, p_insured integer) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select coalesce(p_account, (
      select l.account_id from public.account_insured l join public.account a on a.id = l.account_id
      where l.insured_number = p_insured and a.role = 'CUSTOMER'
      order by l.part_principal desc, a.extranaute_type = 'PPA' desc, l.account_id limit 1));
  end;
revoke all on function account_concerned from public;
grant execute on function account_concerned to portal_exchange, portal_jobs;

-- To whom data of the account were handed out, by Swiss day, for the last days with anything before the given one. A
-- system of record is told by its name; a bank and senders of messages by their kind.
create function own_disclosures(p_before date, p_days integer)
  returns table (day date, recipient text, name text, subject text, count integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with lines as (
      select (a.at at time zone 'Europe/Zurich')::date as day, 'SYSTEM' as recipient,
        case split_part(a.actor, ' ', 1) when 'exchange' then substr(a.actor, 10) else c.name end as name,
        case a.action when 'read request' then 'REQUESTS' else 'CHANGES' end as subject, 1 as count
      from public.audit a
        left join public.webhook w on a.actor = 'webhook ' || w.id
        left join public.exchange_client c on c.id = w.client_id
      where a.account_id = public.app_account() and a.at > now() - interval '1 year'
        and split_part(a.actor, ' ', 1) in ('exchange', 'webhook')
        and a.action in ('read request', 'read events with personal data', 'sent event with personal data')
      union all
      select (o.sent_at at time zone 'Europe/Zurich')::date, 'BANK', null,
        case o.kind when 'DEBIT' then 'DEBITS' else 'PAYMENTS' end, 1
      from public.bank_order o
      where o.account_id = public.app_account() and o.sent_at > now() - interval '1 year'
      union all
      select (m.settled_at at time zone 'Europe/Zurich')::date, m.channel, null, 'MESSAGES', 1
      from public.message m
      where m.account_id = public.app_account() and m.state = 'SENT' and m.settled_at > now() - interval '1 year'
      union all
      select k.day, 'CERTIFICATE', null, 'CODE_CHECKS', k.checks
      from public.certificate_check k
      where k.account_id = public.app_account() and k.day > now() - interval '1 year'
    ), days as (
      select distinct l.day from lines l where l.day < p_before order by l.day desc limit p_days
    )
    select l.day, l.recipient, l.name, l.subject, sum(l.count)::integer
    from lines l join days d on d.day = l.day
    group by l.day, l.recipient, l.name, l.subject
    order by l.day desc, l.recipient, l.name, l.subject;
  end;
revoke all on function own_disclosures from public;
grant execute on function own_disclosures to portal_api;

-- An approved correction of the master data of a person. It owns its rights: jobs change no person otherwise.
create function correct_person(p_insured integer, p_datum text, p_value text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  case p_datum
    when 'FIRST_NAME' then update insured set firstname = p_value where insured_number = p_insured;
    when 'LAST_NAME' then update insured set lastname = p_value where insured_number = p_insured;
    when 'BIRTHDATE' then update insured set birthdate = p_value::date where insured_number = p_insured;
    when 'SEX' then update insured set gender = p_value where insured_number = p_insured;
    else raise exception 'no rule corrects %', p_datum;
  end case;
  update account a set display_name = i.firstname || ' ' || i.lastname from insured i
    where i.insured_number = p_insured and a.insured_number = p_insured and p_datum in ('FIRST_NAME', 'LAST_NAME');
end $$;
revoke all on function correct_person from public;
grant execute on function correct_person to portal_jobs;

-- Letters that came back from the post.

-- The letter address of a person on a day, in one line, as `peopleForPaper` chooses it; null: none is known.
create function letter_address(p_number integer, p_day date) returns text
  language sql stable set search_path = pg_catalog, public, pg_temp
  begin atomic
    select concat_ws(', ', nullif(concat_ws(' ', a.street, a.number), ''), a.complement, a.po_box,
        concat_ws(' ', a.zip, a.city), nullif(a.country, 'CH'))
    from public.postal_address a
    where a.insured_number = p_number and a.correspondance
    order by p_day between a.valid_from and a.valid_to desc, a.valid_from
    limit 1;
  end;

create table returned_mail (
  id uuid primary key default gen_random_uuid(),
  insured_number integer not null references insured,
  address text not null,
  kind text not null check (kind in ('MOVED', 'UNKNOWN', 'REFUSED')),
  letters integer not null default 1 check (letters > 0),
  noted_by uuid not null references staff,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  taken_back_by uuid references staff,
  taken_back_at timestamptz,
  check ((taken_back_by is null) = (taken_back_at is null))
);
comment on table returned_mail is 'that letters to an address came back; it holds as long as this is the letter address';
comment on column returned_mail.insured_number is 'the addressee';
comment on column returned_mail.letters is 'how many came back from this address';
create unique index returned_mail_address on returned_mail (insured_number, address) where taken_back_at is null;
create index on returned_mail (noted_by);

alter table returned_mail enable row level security;
alter table returned_mail force row level security;
create policy owner on returned_mail to current_user using (true) with check (true);
create policy jobs on returned_mail to portal_jobs using (true) with check (true);
grant select, insert on returned_mail to portal_jobs;
grant update (kind, letters, last_at, taken_back_by, taken_back_at) on returned_mail to portal_jobs;

-- Whether a letter of that day would go to an address from which one came back.
create function is_returned_address(p_number integer, p_day date) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.returned_mail r where r.insured_number = p_number and r.taken_back_at is null
      and r.address = public.letter_address(p_number, p_day));
  end;

-- To whom a paper was written, and on which day: the jobs read no documents.
create function desk_addressee(p_iddms text) returns table (insured_number integer, account_id uuid, date date)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.insured_number, c.id, d.date from public.document d join public.account c on c.id = d.account_id
    where d.iddms = p_iddms and c.insured_number is not null and public.app_staff() is not null;
  end;

-- What came back and is still the letter address, the oldest first: clerks open no customer for that.
create function desk_returned_mail(p_today date) returns table (id uuid, insured_number integer, firstname text,
    lastname text, address text, kind text, letters integer, first_at timestamptz, noted_by text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select r.id, p.insured_number, p.firstname, p.lastname, r.address, r.kind, r.letters, r.first_at, s.name
    from public.returned_mail r
      join public.insured p on p.insured_number = r.insured_number
      join public.staff s on s.id = r.noted_by
    where r.taken_back_at is null and r.address = public.letter_address(r.insured_number, p_today)
      and exists (select from public.staff_role o where o.staff_id = public.app_staff() and o.role in ('CLERK', 'SENIOR'))
    order by r.first_at, r.id
    limit 500;
  end;
revoke all on function letter_address, is_returned_address, desk_addressee, desk_returned_mail from public;
grant execute on function letter_address, is_returned_address, desk_addressee to portal_jobs;
grant execute on function desk_returned_mail to portal_desk;

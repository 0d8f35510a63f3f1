-- The desk finds a customer by name, number, birth date or address, and forgives a misspelt word.

-- The words of a text as `foldPlace` of the model writes them.
create function folded_words(p_text text) returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  begin atomic
    select array(
      select distinct word
      from string_to_table(regexp_replace(regexp_replace(regexp_replace(
        normalize(replace(replace(replace(lower(p_text), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), nfkd),
        '[\u0300-\u036f]+', '', 'g'), '[^a-z0-9]+', ' ', 'g'), '([aou])e', '\1', 'g'), ' ') word
      where word <> '');
  end;

-- The first letters of a word with each letter left out, as `deletionVariants` of the API writes them.
create function word_slips(p_word text) returns setof text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  begin atomic
    select left(p_word, 6)
    union
    select left(beginning, place - 1) || substr(beginning, place + 1)
    from unnest(array[left(p_word, 6), left(p_word, 7)]) beginning, generate_series(1, length(beginning)) place;
  end;

create table customer_words (
  insured_number integer primary key references insured on delete cascade,
  birthdate date not null,
  words tsvector not null
);
comment on table customer_words is 'the folded words of the name and of the addresses that hold or will hold; kept by triggers';
create index customer_words_words on customer_words using gin (words);
create index on customer_words (birthdate);

-- No unique key: two transactions that learn the same words in another order would wait for each other.
create table customer_word_slip (
  slip text not null,
  word text not null
);
comment on table customer_word_slip is 'each known word by its beginnings with one letter left out';
create index on customer_word_slip (slip, word);

do $$
declare
  name text;
begin
  foreach name in array array['customer_words', 'customer_word_slip'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;

create function index_customer(p_number integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  born date;
  found_words text[];
begin
  select p.birthdate, public.folded_words(concat_ws(' ', p.firstname, p.lastname, (
      select string_agg(concat_ws(' ', a.street, a.number, a.zip, a.city), ' ') from public.postal_address a
      where a.insured_number = p.insured_number and a.valid_to >= current_date)))
    into born, found_words from public.insured p where p.insured_number = p_number;
  if not found then return; end if;
  insert into public.customer_words as w (insured_number, birthdate, words)
    values (p_number, born, array_to_tsvector(found_words))
    on conflict (insured_number) do update set birthdate = excluded.birthdate, words = excluded.words
    where (w.birthdate, w.words) is distinct from (excluded.birthdate, excluded.words);
  insert into public.customer_word_slip (slip, word)
    select slips.slip, known.word from unnest(found_words) known(word), public.word_slips(known.word) slips(slip)
    where length(known.word) >= 4 and known.word !~ '[0-9]' and not exists (
      select from public.customer_word_slip s where s.slip = left(known.word, 6) and s.word = known.word);
end $$;
revoke all on function index_customer from public;

create function follow_customer_words() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform public.index_customer(old.insured_number);
  else
    perform public.index_customer(new.insured_number);
  end if;
  return null;
end $$;
create trigger follow_customer_words after insert or update of firstname, lastname, birthdate on insured
  for each row execute function follow_customer_words();
create trigger follow_customer_words after insert or update or delete on postal_address
  for each row execute function follow_customer_words();

select index_customer(insured_number) from insured;

-- The known words that begin like a typed one with one letter more, less or another.
create function desk_near_words(p_slips text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select distinct s.word from public.customer_word_slip s
    where s.slip = any(p_slips) and public.app_staff() is not null;
  end;

-- The customers of a search, with what the list shows and no more: no case is needed for it. The words are a text search
-- query of folded words. Planned with its values, because a rare and a common word need different plans.
create function desk_find_customers(p_words text, p_birthdate date, p_number integer, p_invoice text, p_hashes bytea[],
    p_limit integer)
  returns table (insured_number integer, firstname text, lastname text, year_of_birth integer, place text, left_on date,
    died_on date)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
declare
  numbers integer[] := '{}';
  part integer[];
begin
  if public.app_staff() is null then return; end if;
  if p_words is not null and p_birthdate is not null then
    execute 'select array(select w.insured_number from public.customer_words w
      where w.birthdate = $2 and w.words @@ $1::tsquery limit $3)' into numbers using p_words, p_birthdate, p_limit;
  elsif p_words is not null then
    execute 'select array(select w.insured_number from public.customer_words w
      where w.words @@ $1::tsquery limit $2)' into numbers using p_words, p_limit;
  elsif p_birthdate is not null then
    execute 'select array(select w.insured_number from public.customer_words w
      where w.birthdate = $1 limit $2)' into numbers using p_birthdate, p_limit;
  end if;
  if p_number is not null then numbers := numbers || p_number; end if;
  if p_invoice is not null then
    numbers := numbers || array(select i.insured_number from public.invoice i where i.no = p_invoice);
  end if;
  if p_hashes is not null then
    part := array(select c.insured_number from public.contact c where c.value_hash = any(p_hashes) limit p_limit);
    numbers := numbers || part || array(select a.insured_number from public.account a
      where a.login_email_hash = any(p_hashes) and a.role = 'CUSTOMER');
  end if;
  return query
    select p.insured_number, p.firstname, p.lastname, extract(year from p.birthdate)::integer,
      (select a.city from public.postal_address a
        where a.insured_number = p.insured_number and a.domicile_legal
          and current_date between a.valid_from and a.valid_to
        order by a.valid_from desc limit 1),
      p.left_on, p.died_on
    from public.insured p where p.insured_number = any(numbers)
    order by p.lastname, p.firstname, p.insured_number
    limit p_limit;
end $$;
revoke all on function desk_find_customers, desk_near_words from public;
grant execute on function desk_find_customers, desk_near_words to portal_desk;

-- How long an access without a case lasts, and the reasons that the desk offers.
create table access_rule (
  kind text primary key check (kind in ('REASON', 'CUSTOMER_CALL')),
  minutes smallint not null check (minutes between 5 and 480)
);
insert into access_rule values ('REASON', 60), ('CUSTOMER_CALL', 60);
create table access_reason (
  code text primary key,
  position smallint not null unique,
  kind text not null references access_rule,
  texts jsonb not null
);
comment on column access_reason.texts is 'by language, 10 to 300 characters: it is the reason in the audit';
insert into access_reason values
  ('CALL', 1, 'CUSTOMER_CALL', '{"fr":"La cliente ou le client est au téléphone","de":"Kundin oder Kunde ist am Telefon","it":"La cliente o il cliente è al telefono","en":"The customer is on the phone"}'),
  ('COUNTER', 2, 'CUSTOMER_CALL', '{"fr":"La cliente ou le client est au guichet de l’agence","de":"Kundin oder Kunde ist am Schalter der Agentur","it":"La cliente o il cliente è allo sportello dell’agenzia","en":"The customer is at the agency’s counter"}'),
  ('LETTER', 3, 'REASON', '{"fr":"Lettre ou e-mail de la cliente ou du client","de":"Brief oder E-Mail der Kundin oder des Kunden","it":"Lettera o e-mail della cliente o del cliente","en":"Letter or e-mail from the customer"}'),
  ('PROVIDER', 4, 'REASON', '{"fr":"Question d’un médecin, d’un hôpital ou d’une pharmacie","de":"Rückfrage einer Arztpraxis, eines Spitals oder einer Apotheke","it":"Domanda di un medico, di un ospedale o di una farmacia","en":"Question from a doctor, a hospital or a pharmacy"}'),
  ('AUTHORITY', 5, 'REASON', '{"fr":"Demande d’une autorité ou d’un autre assureur","de":"Anfrage einer Behörde oder eines anderen Versicherers","it":"Richiesta di un’autorità o di un altro assicuratore","en":"Request from an authority or another insurer"}');
alter table access_rule enable row level security;
alter table access_rule force row level security;
alter table access_reason enable row level security;
alter table access_reason force row level security;
create policy owner on access_rule to current_user using (true) with check (true);
create policy owner on access_reason to current_user using (true) with check (true);
create policy desk_access_rule on access_rule for select to portal_desk, portal_jobs using (true);
create policy desk_access_reason on access_reason for select to portal_desk using (true);
grant select on access_rule to portal_desk, portal_jobs;
grant select on access_reason to portal_desk;

-- A word that many customers have is found without collecting all of them.

-- The first customers of a table whose words match: what is common is among them, and needs no index, which would
-- collect all of them first.
create function common_customers(p_words text, p_limit integer) returns integer[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  numbers integer[];
begin
  execute 'select array(select w.insured_number from (select * from public.customer_words limit 5000) w
    where w.words @@ $1::tsquery limit $2)' into numbers using p_words, p_limit;
  return numbers;
end $$;
revoke all on function common_customers from public;

create or replace function desk_find_customers(p_words text, p_birthdate date, p_number integer, p_invoice text,
    p_hashes bytea[], p_limit integer)
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
    numbers := public.common_customers(p_words, p_limit);
    if cardinality(numbers) < p_limit then
      execute 'select array(select w.insured_number from public.customer_words w
        where w.words @@ $1::tsquery limit $2)' into numbers using p_words, p_limit;
    end if;
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

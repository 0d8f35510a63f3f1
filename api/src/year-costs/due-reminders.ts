/** An account that can use the portal, after the last one that was found. */
const accounts = `a.closed_by_death_at is null
  and ($3::uuid is null or (a.id, subject.text) > ($3::uuid, $4::text))
  and not exists (
    select from cost_reminder r where r.account_id = a.id and r.step = subject.step and r.subject = subject.text)
  order by a.id, subject.text limit $5`;

/**
 * Accounts whose people have basic insurance at the end of the year $1, and who may change it: the policyholder for all,
 * others for themselves. $2 is the last day.
 */
export const noticesDue = `
  select a.id as "accountId", subject.text as subject, null::int as "insuredNumber", $2::text as day, null::jsonb as contract
  from account a
  cross join (select 'YEAR_END_NOTICE' as step, ($1::int)::text as text) subject
  where not a.sous_tutelle and exists (
      select from account_insured l
      join basic_contract b on b.insured_number = l.insured_number
      where l.account_id = a.id and (l.insured_number = a.insured_number or a.extranaute_type = 'PPA')
        and make_date($1::int, 12, 31) between b.valid_from and b.valid_to)
    and ${accounts}`;

/** People whose deductible of the year $1 is used up on the day $2: an adult is told alone, a child's parents are told. */
export const deductiblesUsed = `
  select a.id as "accountId", subject.text as subject, i.insured_number as "insuredNumber",
    make_date($1::int, 12, 31)::text as day, null::jsonb as contract
  from contribution c
  join insured i on i.insured_number = c.insured_number
  join account_insured l on l.insured_number = i.insured_number
  join account a on a.id = l.account_id
  cross join lateral (select 'DEDUCTIBLE_USED' as step, $1::int || ' ' || i.insured_number as text) subject
  where c.year = $1::int and c.deductible_annual > 0 and c.deductible_paid >= c.deductible_annual
    and (i.insured_number = a.insured_number or i.birthdate > $2::date - interval '18 years')
    and exists (
      select from basic_contract b
      where b.insured_number = i.insured_number and $2::date between b.valid_from and b.valid_to)
    and ${accounts}`;

/**
 * Contracts that end from the day $1 to the day $2 and are not followed by another one of their kind. The policyholder
 * is told of all people, others of themselves.
 */
export const contractsThatEnd = `
  select a.id as "accountId", subject.text as subject, ending.insured_number as "insuredNumber",
    ending.valid_to::text as day, product.names as contract
  from (
    select b.insured_number, b.product_code, b.valid_to from basic_contract b
    where b.valid_to between $1::date and $2::date and not exists (
      select from basic_contract n where n.insured_number = b.insured_number and n.valid_from = b.valid_to + 1)
    union
    select s.insured_number, s.product_code, s.valid_to from supplementary_contract s
    where s.valid_to between $1::date and $2::date and not exists (
      select from supplementary_contract n where n.insured_number = s.insured_number
        and n.product_code = s.product_code and n.valid_from = s.valid_to + 1)
    union
    select p.insured_number, p.product_code, p.valid_to from property_contract p
    where p.valid_to between $1::date and $2::date and not exists (
      select from property_contract n where n.insured_number = p.insured_number
        and n.product_code = p.product_code and n.valid_from = p.valid_to + 1)
  ) ending
  join product on product.code = ending.product_code
  join account_insured l on l.insured_number = ending.insured_number
  join account a on a.id = l.account_id
  cross join lateral (
    select 'CONTRACT_END' as step, ending.insured_number || ' ' || ending.product_code || ' ' || ending.valid_to as text
  ) subject
  where (l.insured_number = a.insured_number or a.extranaute_type = 'PPA') and ${accounts}`;

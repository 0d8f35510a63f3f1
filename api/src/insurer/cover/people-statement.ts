import type { PremiumInput } from "@portal/model/contract.ts";
import { type RawBuilder, sql as raw } from "kysely";

/** The day of cover, and today: tariffs are known from their announcement. */
export interface Days {
  date: string;
  today: string;
}

/** A day, or an SQL expression for one. */
type DayOf = string | RawBuilder<unknown>;

/** A person with the data of their basic insurance. Columns of the contract are null without a contract. */
export interface PersonRow {
  insuredNumber: number;
  position: number;
  birthdate: string;
  country: string | null;
  lat: number | null;
  lng: number | null;
  coverYear: number;
  tariffYear: number | null;
  environmentalRefund: number | null;
  accidentShare: number | null;
  startingDate: string | null;
  insurerCode: string | null;
  insurerNames: unknown;
  productCode: string | null;
  productNames: unknown;
  model: string | null;
  deductible: number | null;
  risk: string | null;
  periodicity: string | null;
  doctor: unknown;
  clauses: unknown;
  telemedecin: unknown;
  discount: number | null;
  paymentRate: number | null;
  premiums: unknown;
  rules: unknown;
  reductions: unknown;
  isOffered: boolean;
}

/**
 * All people on the account with legal domicile, premium region, tariff of the day and a basic contract: their own or a
 * requested one. Row level security is the filter.
 */
export function peopleWith(
  days: Days,
  contract: RawBuilder<unknown>,
  domicile: RawBuilder<unknown> = home(days),
): RawBuilder<PersonRow> {
  return raw<PersonRow>`(
    select link.insured_number, link.position, i.birthdate, home.country, home.lat, home.lng,
      extract(year from ${days.date}::date)::int as cover_year, t.year as tariff_year, t.environmental_refund, t.accident_share,
      b.valid_from as starting_date, b.insurer_code, insurer.names as insurer_names, b.product_code,
      product.names as product_names, product.model, b.deductible, b.risk, b.periodicity, b.doctor, b.clauses,
      (select to_jsonb(p) from telemedicine_partner p where p.code_reseau = b.code_reseau) as telemedecin,
      discount.discount, payment.rate as payment_rate, price.premiums, rule.rules, subsidy.reductions,
      ${isOffered} as is_offered
    from account_insured link
    join insured i on i.insured_number = link.insured_number
    left join (${tariffYear(days)}) t on true
    left join lateral (${contract}) b on true
    left join lateral (${domicile}) home on true
    left join insurer on insurer.code = b.insurer_code
    left join product on product.code = b.product_code and product.kind = 'BASIC'
    left join basic_discount discount
      on discount.insurer_code = b.insurer_code and discount.product_code = b.product_code and discount.year = t.year
    left join lateral (
      select d.rate from payment_discount d
      where d.periodicity = b.periodicity and d.valid_from <= ${days.date}::date order by d.valid_from desc limit 1
    ) payment on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'ageClass', p.age_class, 'premium', p.premium, 'isOrdinary', p.is_ordinary)) as premiums
      from basic_premium p
      where p.insurer_code = b.insurer_code and p.year = t.year and p.territory = home.territory
        and p.region = home.region and (p.is_ordinary
          or (p.product_code = b.product_code and p.risk = b.risk and p.deductible = b.deductible))
    ) price on true
    left join lateral (${rules(days)}) rule on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('type', r.type, 'amount', r.amount) order by r.type) as reductions
      from premium_reduction r
      where r.insured_number = link.insured_number and ${days.date}::date between r.valid_from and r.valid_to
    ) subsidy on true)`;
}

/** The person's basic contract on the day, with the deductible in force then. */
export function ownContract({ date }: Days): RawBuilder<unknown> {
  return raw`select c.valid_from, c.insurer_code, c.product_code, c.risk, c.periodicity, c.code_reseau, c.doctor, c.clauses,
      held_deductible(c.deductible, c.valid_from, i.birthdate, ${date}::date) as deductible
    from basic_contract c
    where c.insured_number = link.insured_number and ${date}::date between c.valid_from and c.valid_to`;
}

/** The person's basic contract with accidents where it is without them, and the other way round. */
export function contractWithOtherRisk({ date }: Days): RawBuilder<unknown> {
  return raw`select c.valid_from, c.insurer_code, c.product_code, c.periodicity, c.code_reseau, c.doctor, c.clauses,
      case c.risk when 'MIT' then 'OHN' else 'MIT' end as risk,
      held_deductible(c.deductible, c.valid_from, i.birthdate, ${date}::date) as deductible
    from basic_contract c
    where c.insured_number = link.insured_number and ${date}::date between c.valid_from and c.valid_to`;
}

/** The person's basic contract with each deductible of the tariff; the caller keeps those of the age class. */
export function contractWithEachDeductible({ date }: Days): RawBuilder<unknown> {
  return raw`select c.valid_from, c.insurer_code, c.product_code, c.risk, c.periodicity, c.code_reseau, c.doctor, c.clauses,
      d.amount as deductible
    from basic_contract c
    cross join (select distinct amount from deductible_rule where valid_from <= ${date}::date) d
    where c.insured_number = link.insured_number and ${date}::date between c.valid_from and c.valid_to`;
}

/** A requested contract; it keeps the agreed clauses, and the payment frequency unless another one is requested. */
export function requestedContract({ date }: Days, input: PremiumParameters): RawBuilder<unknown> {
  return raw`
    select ${date}::date as valid_from, ${input.codeCaisse}::text as insurer_code, ${input.codeProduit}::text as product_code,
      ${input.codeRisque}::text as risk, null::text as code_reseau, null::jsonb as doctor,
      coalesce(${input.periodicity}::text, c.periodicity, 'MONTHLY') as periodicity, coalesce(c.clauses, '[]') as clauses,
      (select d.amount from deductible_rule d where d.code = ${input.codeFranchise} and d.valid_from <= ${date}::date
        order by d.valid_from desc limit 1) as deductible
    from (select) nothing
    left join basic_contract c
      on c.insured_number = link.insured_number and ${date}::date between c.valid_from and c.valid_to`;
}

type PremiumParameters = Omit<PremiumInput, "codeVariante" | "dateEntree">;

/** A product may be limited to some communes; a commune without a known number is accepted. */
export const isOffered = raw<boolean>`(home.ofs is null or coalesce((
  select bool_or(a.ofs_locality_id = home.ofs) from product_area a
  where a.insurer_code = b.insurer_code and a.product_code = b.product_code and a.year = t.year
    and a.territory = home.territory), true))`;

/** The tariff of the day's year, or of the latest announced year. */
export function tariffYear({ date, today }: { date: DayOf; today: string }): RawBuilder<unknown> {
  return raw`select y.* from tariff_year y
    where y.year <= extract(year from ${date}::date) and y.announced_on <= ${today}::date
    order by y.year desc limit 1`;
}

/** The legal domicile with its premium region. */
export function home({ date }: { date: DayOf }): RawBuilder<unknown> {
  return raw`
    select a.country, known.lat, known.lng, l.ofs, case when a.country = 'CH' then ${region(date)} else 0 end as region,
      case a.country when 'CH' then l.canton else 'EU-' || a.country end as territory
    from postal_address a
    left join swiss_locality known on known.id = a.locality_id
    cross join lateral (
      select coalesce(known.canton, a.canton) as canton, coalesce(known.ofs_locality_id, a.ofs_locality_id) as ofs
    ) l
    where a.insured_number = link.insured_number and a.domicile_legal
      and ${date}::date between a.valid_from and a.valid_to
    order by a.valid_from desc limit 1`;
}

/** A locality of Switzerland in the place of the domicile, for a person who is about to move there. */
export function homeIn({ date }: Pick<Days, "date">, localityId: string): RawBuilder<unknown> {
  return raw`
    select 'CH' as country, known.lat, known.lng, l.ofs, ${region(date)} as region, l.canton as territory
    from swiss_locality known
    cross join lateral (select known.canton as canton, known.ofs_locality_id as ofs) l
    where known.id = ${localityId}`;
}

/** The region of the commune, since an NPA may have several: by its number, by its name, or the canton's default. */
function region(date: DayOf): RawBuilder<number> {
  const latest = raw`order by r.valid_from desc limit 1`;
  const isValid = raw<boolean>`r.valid_from <= ${date}::date`;
  return raw<number>`coalesce(
    (select r.region from premium_region r where r.ofs_locality_id = l.ofs and ${isValid} ${latest}),
    (select r.region from premium_region r where r.canton = l.canton and r.commune = known.commune
      and ${isValid} ${latest}),
    (select r.region from premium_region r where r.canton = l.canton and r.commune = '*'
      and ${isValid} ${latest}), 0)`;
}

/** The rules of the chosen and the ordinary deductible, for children and adults. */
function rules({ date }: Days): RawBuilder<unknown> {
  return raw`
    select jsonb_agg(jsonb_build_object('forChildren', d.for_children, 'code', d.code, 'amount', d.amount,
      'rebate', d.rebate, 'isOrdinary', d.is_ordinary)) as rules
    from (
      select distinct on (for_children, amount) * from deductible_rule
      where valid_from <= ${date}::date order by for_children, amount, valid_from desc
    ) d
    where d.amount = b.deductible or d.is_ordinary`;
}

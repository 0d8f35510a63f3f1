import { InsuranceModel, Risk } from "@portal/model/contract.ts";
import { AgeClass } from "@portal/model/premiums/age-classes.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { home, isOffered, tariffYear } from "../../insurer/cover/people-statement.ts";
import { Names } from "../../insurer/cover/stored-shapes.ts";

/** A product that an insurer sells in a place in a year. */
const Offer = z.object({
  insurerCode: z.string(),
  insurerNames: Names,
  productCode: z.string(),
  productNames: Names,
  model: InsuranceModel,
  /** With a discount, every deductible and risk is possible; otherwise those with a published premium. */
  hasDiscount: z.boolean(),
  published: z
    .array(z.object({ ageClass: AgeClass, deductible: z.int(), risk: Risk }))
    .nullable()
    .transform((found) => found ?? []),
});
export type Offer = z.infer<typeof Offer>;

interface PlaceOffersRow {
  day: string;
  country: string;
  people: number[];
  tariffYear: number | null;
  offers: unknown;
}

/** A place where persons of the account live on a day, with all products sold there. */
export interface PlaceOffers extends Omit<PlaceOffersRow, "offers"> {
  offers: readonly Offer[];
}

/**
 * The places where persons of the account live on coming days, each once: persons at one address share the tariff. A
 * product that is no longer sold has neither a discount nor premiums in the tariff of the year.
 */
export const placesOn = prepare((wanted: { days: readonly string[]; today: string }) =>
  sql
    .selectFrom(
      raw<PlaceOffersRow>`(
        with homes as (
          select link.insured_number, d.day, home.country, home.territory, home.region, home.ofs
          from account_insured link
          cross join unnest(${wanted.days}::date[]) d (day)
          cross join lateral (${home({ date: raw`d.day` })}) home
        ), places as (
          select day, country, territory, region, ofs, array_agg(insured_number) as people
          from homes group by day, country, territory, region, ofs
        )
        select home.day, home.country, home.people, t.year as tariff_year, sold.offers
        from places home
        left join lateral (${tariffYear({ date: raw`home.day`, today: wanted.today })}) t on true
        left join lateral (
          select jsonb_agg(jsonb_build_object('insurerCode', b.insurer_code, 'insurerNames', insurer.names,
            'productCode', b.product_code, 'productNames', product.names, 'model', product.model,
            'hasDiscount', b.has_discount, 'published', b.published) order by b.insurer_code, b.product_code) as offers
          from (
            select d.insurer_code, d.product_code, true as has_discount, null::jsonb as published
            from basic_discount d where d.year = t.year
            union all
            select p.insurer_code, p.product_code, false, jsonb_agg(jsonb_build_object(
              'ageClass', p.age_class, 'deductible', p.deductible, 'risk', p.risk))
            from basic_premium p
            where p.year = t.year and p.territory = home.territory and p.region = home.region and not p.is_ordinary
              and not exists (select from basic_discount d where d.insurer_code = p.insurer_code
                and d.product_code = p.product_code and d.year = p.year)
            group by p.insurer_code, p.product_code
          ) b
          join insurer on insurer.code = b.insurer_code
          join product on product.code = b.product_code and product.kind = 'BASIC'
          where ${isOffered} and exists (
            select from basic_premium p
            where p.insurer_code = b.insurer_code and p.year = t.year and p.territory = home.territory
              and p.region = home.region and p.is_ordinary)
        ) sold on true)`.as("place"),
    )
    .selectAll(),
);

const Offers = z
  .array(Offer)
  .nullable()
  .transform((found) => found ?? []);

export function placeOf({ offers, ...row }: PlaceOffersRow): PlaceOffers {
  return { ...row, offers: Offers.parse(offers) };
}

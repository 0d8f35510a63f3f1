import { Risk, type SupplementaryContract } from "@portal/model/contract.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { ageIn } from "@portal/model/premiums/age-classes.ts";
import { supplementaryPremium } from "@portal/model/premiums/supplementary-premium.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { Bands, LevelNames, Names } from "./stored-shapes.ts";
import { conditionsOf } from "@portal/model/conditions.ts";

export interface SupplementaryRow {
  insuredNumber: number;
  birthdate: string;
  productCode: string;
  names: unknown;
  insurerCode: string;
  levels: unknown;
  level: string;
  startingDate: string;
  deductible: number | null;
  risk: string;
  frameworkAgreement: string | null;
  rebate: number | null;
  waitingUntil: string | null;
  variantes: unknown;
  bands: unknown;
}

export const supplementaryAt = prepare((wanted: { date: string }) =>
  sql
    .selectFrom(
      raw<SupplementaryRow>`(
        select c.insured_number, i.birthdate, c.product_code, product.names, product.insurer_code,
          product.levels, c.level,
          c.valid_from as starting_date, c.deductible, c.risk, c.framework_agreement, agreement.rebate, c.waiting_until,
          c.variantes, tariff.bands
        from supplementary_contract c
        join insured i on i.insured_number = c.insured_number
        left join product on product.code = c.product_code
        left join framework_agreement agreement on agreement.number = c.framework_agreement
        left join lateral (
          select jsonb_agg(jsonb_build_object('ageFrom', band.age_from, 'premium', band.premium)) as bands
          from (
            select distinct on (age_from) age_from, premium from supplementary_premium p
            where p.product_code = c.product_code and p.level = c.level and p.valid_from <= ${wanted.date}::date
            order by age_from, valid_from desc
          ) band
        ) tariff on true
        where ${wanted.date}::date between c.valid_from and c.valid_to)`.as("cover"),
    )
    .selectAll()
    .orderBy("productCode"),
);

export function supplementaryContract(
  row: SupplementaryRow,
  date: string,
  language: Language,
): SupplementaryContract {
  const age = ageIn(Number(date.slice(0, 4)), row.birthdate);
  return {
    product: { code: row.productCode, value: Names.parse(row.names)[language] },
    insurerCode: row.insurerCode,
    level: LevelNames.parse(row.levels)[row.level]?.[language] ?? null,
    startingDate: row.startingDate,
    deductible: row.deductible,
    risk: Risk.parse(row.risk),
    frameworkAgreementNumber: row.frameworkAgreement,
    waitingPeriod: row.waitingUntil,
    variantes: z.array(z.string()).parse(row.variantes),
    monthlyAmount: supplementaryPremium(Bands.parse(row.bands) ?? [], age, row.rebate ?? 0),
    conditionUri: conditionsOf(row.productCode),
    model: null,
  };
}

import {
  InsuredCircle,
  type ModuleGroup,
  Periodicity,
  type PropertyContract,
  type PropertyModule,
  PropertyType,
  Residence,
} from "@portal/model/contract.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import {
  federalStamp,
  modulePremium,
  monthlyShare,
  type PropertyCircumstances,
} from "@portal/model/premiums/property-premium.ts";
import { sql as raw } from "kysely";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { conditionsOf } from "@portal/model/conditions.ts";
import { ChosenModules, LevelNames, ModuleTariffs, Names } from "./stored-shapes.ts";

export interface PropertyRow {
  insuredNumber: number;
  noContract: string;
  productCode: string;
  names: unknown;
  insurerCode: string;
  levels: unknown;
  propertyType: string;
  level: string;
  circle: string;
  periodicity: string;
  startDate: string;
  endsOn: string;
  statusTaker: string;
  residenceType: string;
  constructionType: string;
  street: string;
  town: string;
  modules: unknown;
  tariffs: unknown;
}

export const propertyAt = prepare((wanted: { date: string }) =>
  sql
    .selectFrom(
      raw<PropertyRow>`(
        select c.insured_number, c.no_contract, c.product_code, product.names, product.insurer_code, product.levels,
          product.property_type, c.level, c.circle, c.periodicity, c.valid_from as start_date, c.ends_on, c.status_taker, c.residence_type,
          c.construction_type, c.street, c.town, c.modules, tariff.tariffs
        from property_contract c
        left join product on product.code = c.product_code
        left join lateral (
          select jsonb_agg(jsonb_build_object('code', m.code, 'level', m.level, 'isBase', m.is_base,
            'position', m.position, 'rate', m.rate, 'minimum', m.minimum, 'familySurcharge', m.family_surcharge,
            'woodSurcharge', m.wood_surcharge, 'rebates', m.rebates) order by m.position) as tariffs
          from (
            select distinct on (code, level) * from property_module p
            where p.product_code = c.product_code and p.valid_from <= ${wanted.date}::date
            order by code, level, valid_from desc
          ) m
        ) tariff on true
        where ${wanted.date}::date between c.valid_from and c.valid_to)`.as("cover"),
    )
    .selectAll()
    .orderBy("noContract"),
);

export function propertyContract(row: PropertyRow, language: Language): PropertyContract {
  const residence = Residence.parse({
    statusTaker: row.statusTaker,
    street: row.street,
    town: row.town,
    type: row.residenceType,
    constructionType: row.constructionType,
  });
  const circle = InsuredCircle.parse(row.circle);
  const levels = LevelNames.parse(row.levels);
  const levelName = (code: string) => levels[code]?.[language] ?? null;
  const groups = groupsOf(row, { circle, construction: residence.constructionType }, levelName);
  const net =
    groups.baseModules.totalPremiumAmount + groups.complementaryModules.totalPremiumAmount;
  const stamp = federalStamp(net);
  return {
    type: PropertyType.parse(row.propertyType),
    product: { code: row.productCode, value: Names.parse(row.names)[language] },
    insurerCode: row.insurerCode,
    noContract: row.noContract,
    periodicity: Periodicity.parse(row.periodicity),
    totalPremiumAmount: net + stamp,
    monthlyAmount: monthlyShare(net + stamp),
    insuredCircle: circle,
    level: levelName(row.level),
    startDate: row.startDate,
    endDate: row.endsOn,
    federalStamp: stamp,
    conditionUri: conditionsOf(row.productCode),
    residence,
    ...groups,
  };
}

/** The chosen modules in the tariff's order, base modules apart from added ones. */
function groupsOf(
  row: PropertyRow,
  circumstances: PropertyCircumstances,
  levelName: (code: string) => string | null,
): Pick<PropertyContract, "baseModules" | "complementaryModules"> {
  const chosen = ChosenModules.parse(row.modules);
  const tariffs = ModuleTariffs.parse(row.tariffs) ?? [];
  const priced = tariffs.flatMap((tariff) => {
    const choice = chosen.find(({ code, level }) => code === tariff.code && level === tariff.level);
    if (!choice) return [];
    const { code, level, insuredAmount, deductible } = choice;
    const premiumAmount = modulePremium(tariff, choice, circumstances);
    const module = { code, level: levelName(level), deductible, premiumAmount, insuredAmount };
    return [{ isBase: tariff.isBase, module }];
  });
  if (priced.length < chosen.length) {
    throw new Error(`The tariff lacks a module of a contract of ${row.productCode}.`);
  }
  return {
    baseModules: groupOf(priced.filter(({ isBase }) => isBase).map(({ module }) => module)),
    complementaryModules: groupOf(
      priced.filter(({ isBase }) => !isBase).map(({ module }) => module),
    ),
  };
}

function groupOf(modules: readonly PropertyModule[]): ModuleGroup {
  const totalPremiumAmount = modules.reduce((sum, { premiumAmount }) => sum + premiumAmount, 0);
  return { totalPremiumAmount, modules };
}

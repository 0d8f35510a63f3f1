import type { AgeClass } from "@portal/model/premiums/age-classes.ts";
import { roundTo5 } from "@portal/model/premiums/rounding.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { yearOf } from "../days.ts";
import { insurers, modelDiscounts } from "./catalogue.ts";
import { regionsOf } from "./regions.ts";

const YEARS_BACK = 6;
/** The year of the premiums below. */
const KNOWN_YEAR = 2026;

/** Francs a month of an adult: free choice, ordinary deductible, accidents covered, region 1. */
const ordinaryPremiums: Record<string, number> = {
  GE: 660,
  TI: 655,
  BS: 650,
  VD: 630,
  NE: 610,
  BL: 600,
  JU: 600,
  ZH: 590,
  BE: 590,
  SO: 570,
  SH: 550,
  FR: 550,
  AG: 545,
  VS: 535,
  LU: 520,
  SG: 520,
  TG: 510,
  GR: 500,
  SZ: 500,
  GL: 490,
  AR: 480,
  NW: 470,
  OW: 470,
  UR: 440,
  ZG: 440,
  AI: 420,
  "EU-FR": 395,
  "EU-DE": 410,
  "EU-IT": 360,
  "EU-AT": 405,
  "EU-LI": 420,
};
const regionFactors: Record<number, number> = { 0: 1, 1: 1, 2: 0.9, 3: 0.85 };
const ageFactors: Record<AgeClass, number> = { CHILD: 0.26, YOUNG_ADULT: 0.7, ADULT: 1 };
/** The growth of premiums over the year before. Other years are invented. */
const growths: Record<number, number> = {
  2021: 0.005,
  2022: -0.002,
  2023: 0.066,
  2024: 0.087,
  2025: 0.06,
  2026: 0.044,
};
const USUAL_GROWTH = 0.04;
/** The monthly refund of environmental levies in rappen. */
const refunds: Record<number, number> = { 2020: 645, 2021: 725, 2022: 740, 2023: 510, 2024: 535 };
const USUAL_REFUND = 515;

/** From six years back to the next one. */
function yearsAround(today: string): number[] {
  const first = yearOf(today) - YEARS_BACK;
  return Array.from({ length: YEARS_BACK + 2 }, (_, place) => first + place);
}

export function tariffYearRows(today: string): Insertable<Tables["tariffYear"]>[] {
  return yearsAround(today).map((year) => ({
    year,
    announcedOn: `${year - 1}-10-01`,
    environmentalRefund: refunds[year] ?? USUAL_REFUND,
    accidentShare: 700,
  }));
}

export function basicPremiumRows(today: string): Insertable<Tables["basicPremium"]>[] {
  return yearsAround(today).flatMap((year) =>
    insurers.flatMap(({ code, factor }) =>
      Object.entries(ordinaryPremiums).flatMap(([territory, francs]) =>
        regionsOf(territory).flatMap((region) =>
          (["CHILD", "YOUNG_ADULT", "ADULT"] as const).map((ageClass) => ({
            insurerCode: code,
            year,
            territory,
            region,
            ageClass,
            productCode: "RT01",
            risk: "MIT",
            deductible: ageClass === "CHILD" ? 0 : 300_00,
            premium: roundTo5(
              francs *
                100 *
                factor *
                priceLevel(year) *
                (regionFactors[region] ?? 1) *
                ageFactors[ageClass],
            ),
            isOrdinary: true,
          })),
        ),
      ),
    ),
  );
}

/** The level of premiums in a year relative to the known one. */
function priceLevel(year: number): number {
  let level = 1;
  for (let one = KNOWN_YEAR + 1; one <= year; one++) level *= 1 + (growths[one] ?? USUAL_GROWTH);
  for (let one = KNOWN_YEAR; one > year; one--) level /= 1 + (growths[one] ?? USUAL_GROWTH);
  return level;
}

export function basicDiscountRows(today: string): Insertable<Tables["basicDiscount"]>[] {
  return yearsAround(today).flatMap((year) =>
    insurers.flatMap(({ code }) =>
      Object.entries(modelDiscounts).map(([productCode, discount]) => ({
        insurerCode: code,
        productCode,
        year,
        discount,
      })),
    ),
  );
}

/** The deductibles of the law (OAMal art. 93 and 103) with the largest allowed rebates. */
export function deductibleRuleRows(): Insertable<Tables["deductibleRule"]>[] {
  const of = (forChildren: boolean, ordinary: number, francs: readonly number[]) =>
    francs.map((amount) => ({
      code: `FRA-${amount}`,
      forChildren,
      validFrom: "2004-01-01",
      amount: amount * 100,
      rebate: (amount - ordinary) * 70,
      isOrdinary: amount === ordinary,
    }));
  return [
    ...of(false, 300, [300, 500, 1000, 1500, 2000, 2500]),
    ...of(true, 0, [0, 100, 200, 300, 400, 500, 600]),
  ];
}

/** The discounts for payment in advance, in basis points. */
export function paymentDiscountRows(): Insertable<Tables["paymentDiscount"]>[] {
  const rates = { MONTHLY: 0, BIMONTHLY: 0, QUARTERLY: 0, HALF_YEARLY: 50, YEARLY: 100 };
  return Object.entries(rates).map(([periodicity, rate]) => ({
    periodicity,
    validFrom: "2010-01-01",
    rate,
  }));
}

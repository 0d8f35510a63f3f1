import type { AgeClass } from "@portal/model/premiums/age-classes.ts";
import type { AgeBand } from "@portal/model/premiums/supplementary-premium.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { localityKey } from "../../src/places/import/load-localities.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";
import {
  basicDiscountRows,
  basicPremiumRows,
  deductibleRuleRows,
  paymentDiscountRows,
  tariffYearRows,
} from "./basic.ts";
import { frameworkAgreementRows } from "./catalogue.ts";
import { propertyModuleRows } from "./property.ts";
import { premiumRegionRows } from "./regions.ts";
import { supplementaryPremiumRows } from "./supplementary.ts";

interface TariffArea {
  territory: string;
  region: number;
}

/** A lookup of the invented tariffs: households are billed by the seeded rows. */
export interface TariffLookup {
  /** The tariff of the year, or the last announced one. */
  yearOn(date: string): Insertable<Tables["tariffYear"]>;
  ordinary(insurer: string, year: number, place: TariffArea, ageClass: AgeClass): number;
  discount(insurer: string, product: string, year: number): number;
  deductibles: ReturnType<typeof deductibleRuleRows>;
  paymentRate(periodicity: string): number;
  placeOf(home: { zip: string; city: string; canton: string | null; country: string }): TariffArea;
  bands(product: string, level: string, date: string): readonly AgeBand[];
  agreedRebate(agreement: string | null | undefined): number;
  modules(product: string): readonly Insertable<Tables["propertyModule"]>[];
}

let kept: { today: string; lookup: TariffLookup } | undefined;

export function tariffsOn(today: string): TariffLookup {
  if (kept?.today !== today) kept = { today, lookup: madeLookup(today) };
  return kept.lookup;
}

function madeLookup(today: string): TariffLookup {
  const years = tariffYearRows(today).filter(({ announcedOn }) => announcedOn <= today);
  const agreements = new Map(frameworkAgreementRows().map((row) => [row.number, row.rebate]));
  const modules = Map.groupBy(propertyModuleRows(), ({ productCode }) => productCode);
  const rates = new Map(paymentDiscountRows().map((row) => [row.periodicity, row.rate]));
  const discounts = new Map(
    basicDiscountRows(today).map((row) => [
      `${row.insurerCode} ${row.productCode} ${row.year}`,
      row.discount,
    ]),
  );
  return {
    yearOn(date) {
      const found = years.findLast(({ year }) => year <= Number(date.slice(0, 4)));
      if (!found) throw new Error(`No tariff has been announced for ${date}.`);
      return found;
    },
    ordinary: ordinaryOf(today),
    discount: (insurer, product, year) => discounts.get(`${insurer} ${product} ${year}`) ?? 0,
    deductibles: deductibleRuleRows(),
    paymentRate: (periodicity) => rates.get(periodicity) ?? 0,
    placeOf: placesOf(),
    bands: bandsOf(today),
    agreedRebate: (agreement) => agreements.get(agreement ?? "") ?? 0,
    modules: (product) => modules.get(product) ?? [],
  };
}

function ordinaryOf(today: string): TariffLookup["ordinary"] {
  const premiums = new Map(
    basicPremiumRows(today).map((row) => [
      `${row.insurerCode} ${row.year} ${row.territory} ${row.region} ${row.ageClass}`,
      row.premium,
    ]),
  );
  return (insurer, year, { territory, region }, ageClass) => {
    const key = `${insurer} ${year} ${territory} ${region} ${ageClass}`;
    const premium = premiums.get(key);
    if (premium === undefined) throw new Error(`The tariff has no premium for ${key}.`);
    return premium;
  };
}

function bandsOf(today: string): TariffLookup["bands"] {
  const editions = Map.groupBy(
    supplementaryPremiumRows(today),
    ({ productCode, level }) => `${productCode} ${level}`,
  );
  return (product, level, date) => {
    const known = (editions.get(`${product} ${level}`) ?? []).filter(
      ({ validFrom }) => validFrom <= date,
    );
    const newest = known.at(-1)?.validFrom;
    return known.filter(({ validFrom }) => validFrom === newest);
  };
}

function placesOf(): TariffLookup["placeOf"] {
  const regions = new Map(
    premiumRegionRows().map(({ canton, commune, region }) => [`${canton} ${commune}`, region]),
  );
  const communes = new Map<string, string>();
  for (const { npa, name, commune } of shippedLocalities()) {
    const key = localityKey(npa, name);
    if (!communes.has(key)) communes.set(key, commune);
  }
  return ({ zip, city, canton, country }) => {
    if (country !== "CH") return { territory: `EU-${country}`, region: 0 };
    const commune = communes.get(localityKey(zip, city));
    const region = regions.get(`${canton} ${commune}`) ?? regions.get(`${canton} *`) ?? 0;
    return { territory: canton ?? "", region };
  };
}

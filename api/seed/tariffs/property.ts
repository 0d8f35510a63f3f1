import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";

type Module = Insertable<Tables["propertyModule"]>;

/** Rate in millionths of the insured amount a year, minimum in rappen, surcharges in basis points. */
interface Terms {
  rate: number;
  minimum: number;
  family?: number;
  wood?: number;
}

const contents = { rate: 1_600, minimum: 60_00, family: 500, wood: 1_500 };
const liability = { rate: 18, minimum: 75_00, family: 3_500 };
const glass = { rate: 6_000, minimum: 24_00 };
const bicycles = { rate: 20_000, minimum: 30_00, family: 1_000 };

const base: Record<string, Record<string, Terms>> = {
  FE01: { CONTENTS: contents },
  FC01: { CONTENTS: contents, LIABILITY: liability },
  IM01: {
    FIRE_NATURE: { rate: 450, minimum: 120_00, wood: 2_500 },
    WATER: { rate: 260, minimum: 80_00 },
  },
  RC01: { LIABILITY: liability },
  PJ01: { PRIVATE_LIFE: { rate: 380, minimum: 110_00, family: 2_500 } },
};
const complementary: Record<string, Record<string, Terms>> = {
  FE01: { LIABILITY: liability, GLASS: glass, BICYCLES: bicycles },
  FC01: {
    GLASS: glass,
    BICYCLES: bicycles,
    CYBER: { rate: 2_400, minimum: 36_00, family: 2_000 },
  },
  IM01: { GLASS: glass, EARTHQUAKE: { rate: 180, minimum: 60_00, wood: 500 } },
  RC01: { RENTED_VEHICLES: { rate: 900, minimum: 45_00 } },
  PJ01: { TRAFFIC: { rate: 150, minimum: 50_00, family: 2_000 } },
};

const levels = { ESSENTIAL: 1, PLUS: 1.35 };
const rebates = [
  { deductible: 500_00, rebate: 800 },
  { deductible: 1000_00, rebate: 1_500 },
];

export function propertyModuleRows(): Module[] {
  return [...modulesOf(base, true), ...modulesOf(complementary, false)];
}

function modulesOf(products: Record<string, Record<string, Terms>>, isBase: boolean): Module[] {
  return Object.entries(products).flatMap(([productCode, modules]) =>
    Object.entries(modules).flatMap(([code, { rate, minimum, family = 0, wood = 0 }], position) =>
      Object.entries(levels).map(([level, factor]) => ({
        productCode,
        code,
        level,
        validFrom: "2000-01-01",
        isBase,
        position,
        rate: Math.round(rate * factor),
        minimum,
        familySurcharge: family,
        woodSurcharge: wood,
        rebates,
      })),
    ),
  );
}

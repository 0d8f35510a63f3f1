import { roundTo5 } from "@portal/model/premiums/rounding.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { yearOf } from "../days.ts";

const ages = [0, 19, 26, 36, 46, 56, 66];

/** Rappen a month at each of the ages above for the first level, and the factors of the other levels. */
const tariffs: Record<string, { premiums: readonly number[]; levels: Record<string, number> }> = {
  AH01: {
    premiums: [6_00, 14_00, 19_00, 27_00, 38_00, 58_00, 88_00],
    levels: { GENERAL: 1, SEMI_PRIVATE: 2.6, PRIVATE: 4.1 },
  },
  BO01: {
    premiums: [8_50, 14_00, 19_00, 22_00, 26_00, 31_00, 36_00],
    levels: { 1: 1, 2: 1.6, 3: 2.3 },
  },
  BO02: {
    premiums: [7_00, 12_00, 18_00, 21_00, 24_00, 26_00, 28_00],
    levels: { 1: 1, 2: 1.8 },
  },
};

/** A former tariff, and the present one. */
export function supplementaryPremiumRows(
  today: string,
): Insertable<Tables["supplementaryPremium"]>[] {
  const editions = [
    { validFrom: "2000-01-01", factor: 0.92 },
    { validFrom: `${yearOf(today) - 1}-01-01`, factor: 1 },
  ];
  return editions.flatMap(({ validFrom, factor }) =>
    Object.entries(tariffs).flatMap(([productCode, { premiums, levels }]) =>
      Object.entries(levels).flatMap(([level, against]) =>
        premiums.map((premium, place) => ({
          productCode,
          level,
          validFrom,
          ageFrom: ages[place] ?? 0,
          premium: roundTo5(premium * against * factor),
        })),
      ),
    ),
  );
}

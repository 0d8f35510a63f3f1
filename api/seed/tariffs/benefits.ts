import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import type { Benefit } from "@portal/model/cost-sharing/settle.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import type { Supplementary } from "../people/household.ts";

type Terms = readonly [share: number, yearlyMaximum?: number];

/** By product and level: the share in basis points and the yearly maximum in rappen. */
const benefits: Record<string, Record<string, Partial<Record<CareCategory, Terms>>>> = {
  AH01: { SEMI_PRIVATE: { HOSPITAL: [100_00] }, PRIVATE: { HOSPITAL: [100_00] } },
  BO01: {
    1: { GLASSES: [90_00, 150_00], ALTERNATIVE: [70_00, 1000_00], MEDICINE: [50_00] },
    2: { GLASSES: [90_00, 250_00], ALTERNATIVE: [80_00, 2000_00], MEDICINE: [75_00] },
    3: { GLASSES: [90_00, 400_00], ALTERNATIVE: [90_00, 4000_00], MEDICINE: [90_00] },
  },
  BO02: { 1: { DENTAL: [50_00, 1000_00] }, 2: { DENTAL: [75_00, 3000_00] } },
};

export function supplementaryBenefitRows(): Insertable<Tables["supplementaryBenefit"]>[] {
  return Object.entries(benefits).flatMap(([productCode, levels]) =>
    Object.entries(levels).flatMap(([level, terms]) =>
      Object.entries(terms).map(([category, [share, yearlyMaximum = null]]) => ({
        productCode,
        level,
        category,
        validFrom: "2000-01-01",
        share,
        yearlyMaximum,
      })),
    ),
  );
}

/** The benefits of a person's products. */
export function benefitsOf(products: readonly Supplementary[]): Benefit[] {
  return products.flatMap(({ productCode, level }) =>
    CareCategory.options.flatMap((category) => {
      const [share, yearlyMaximum] = benefits[productCode]?.[level]?.[category] ?? [];
      return share === undefined ? [] : { category, share, yearlyMaximum };
    }),
  );
}

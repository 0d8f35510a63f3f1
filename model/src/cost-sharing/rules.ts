/** The legal rules of cost sharing. Amounts in rappen, shares in basis points. */
export interface CostSharingRules {
  /** The share of costs beyond the deductible (OAMal art. 103). */
  coinsuranceRate: number;
  /** The share for original medicines with an equivalent cheaper one (OPAS art. 38a). */
  brandMedicineRate: number;
  coinsuranceMaximum: { adult: number; child: number };
  /** The available deductibles, the ordinary one first (OAMal art. 93 and 103). */
  deductibles: { adult: readonly [number, ...number[]]; child: readonly [number, ...number[]] };
  /** The contribution for a day in hospital, except the day of discharge (OAMal art. 104). */
  hospitalDay: number;
}

const since2011: CostSharingRules = {
  coinsuranceRate: 10_00,
  brandMedicineRate: 20_00,
  coinsuranceMaximum: { adult: 700_00, child: 350_00 },
  deductibles: {
    adult: [300_00, 500_00, 1000_00, 1500_00, 2000_00, 2500_00],
    child: [0, 100_00, 200_00, 300_00, 400_00, 500_00, 600_00],
  },
  hospitalDay: 15_00,
};

/** The newest first. A change of the law adds a line. */
const editions: readonly (readonly [validFrom: string, rules: CostSharingRules])[] = [
  ["2024-01-01", { ...since2011, brandMedicineRate: 40_00 }],
];

/** The rules of the day of treatment. */
export function costSharingRulesOn(day: string): CostSharingRules {
  return editions.find(([validFrom]) => validFrom <= day)?.[1] ?? since2011;
}

/** A person who leaves an age class loses its deductible: the ordinary one applies until they choose another. */
export function deductibleInForce(
  chosen: number,
  { isChild, rules }: { isChild: boolean; rules: CostSharingRules },
): number {
  const offered = isChild ? rules.deductibles.child : rules.deductibles.adult;
  return offered.includes(chosen) ? chosen : offered[0];
}

/**
 * The most that the children of a family with the same insurer bear in a year: deductible and coinsurance of one adult
 * (LAMal art. 64 al. 4); with optional deductibles twice those of one child (OAMal art. 93 al. 3). If their deductibles
 * differ, the highest counts, as the insurer may decide.
 */
export function familyMaximum(
  highestDeductible: number,
  { coinsuranceMaximum, deductibles }: CostSharingRules,
): number {
  return highestDeductible > deductibles.child[0]
    ? 2 * (highestDeductible + coinsuranceMaximum.child)
    : deductibles.adult[0] + coinsuranceMaximum.adult;
}

/** What the law says of people's share of the costs. Amounts in rappen, shares in basis points. */
export interface CostSharingRules {
  /** Of what goes beyond the deductible (OAMal art. 103). */
  coinsuranceRate: number;
  /** Of original medicines for which an equal and cheaper one exists (OPAS art. 38a). */
  brandMedicineRate: number;
  coinsuranceMaximum: { adult: number; child: number };
  /** The deductibles that can be had, the ordinary one first (OAMal art. 93 and 103). */
  deductibles: { adult: readonly [number, ...number[]]; child: readonly [number, ...number[]] };
  /** A day in hospital, the day of discharge not counted (OAMal art. 104). */
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

/** The newest first. A change of the law is a line. */
const editions: readonly (readonly [validFrom: string, rules: CostSharingRules])[] = [
  ["2024-01-01", { ...since2011, brandMedicineRate: 40_00 }],
];

/** The rules of the day on which somebody was treated. */
export function costSharingRulesOn(day: string): CostSharingRules {
  return editions.find(([validFrom]) => validFrom <= day)?.[1] ?? since2011;
}

/** Whoever grows out of an age class keeps no deductible of it: the ordinary one holds until another is chosen. */
export function deductibleInForce(
  chosen: number,
  { isChild, rules }: { isChild: boolean; rules: CostSharingRules },
): number {
  const offered = isChild ? rules.deductibles.child : rules.deductibles.adult;
  return offered.includes(chosen) ? chosen : offered[0];
}

/**
 * What the children of a family with the same insurer bear together of a year: as much as one adult, deductible and
 * coinsurance (LAMal art. 64 al. 4); with optional deductibles twice what one of them would (OAMal art. 93 al. 3). Where
 * theirs differ, the highest counts, as the insurer may decide.
 */
export function familyMaximum(
  highestDeductible: number,
  { coinsuranceMaximum, deductibles }: CostSharingRules,
): number {
  return highestDeductible > deductibles.child[0]
    ? 2 * (highestDeductible + coinsuranceMaximum.child)
    : deductibles.adult[0] + coinsuranceMaximum.adult;
}

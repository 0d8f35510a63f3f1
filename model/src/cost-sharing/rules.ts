/** What the law says of people's share of the costs. Amounts in rappen, shares in basis points. */
export interface CostSharingRules {
  /** Of what goes beyond the deductible (OAMal art. 103). */
  coinsuranceRate: number;
  /** Of original medicines for which an equal and cheaper one exists (OPAS art. 38a). */
  brandMedicineRate: number;
  coinsuranceMaximum: { adult: number; child: number };
  /** A day in hospital, the day of discharge not counted (OAMal art. 104). */
  hospitalDay: number;
}

const since2011: CostSharingRules = {
  coinsuranceRate: 10_00,
  brandMedicineRate: 20_00,
  coinsuranceMaximum: { adult: 700_00, child: 350_00 },
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

/** Several children of a family bear together at most twice what one of them would (OAMal art. 93 al. 3). */
export function familyMaximum(childDeductible: number, { coinsuranceMaximum }: CostSharingRules) {
  return 2 * (childDeductible + coinsuranceMaximum.child);
}

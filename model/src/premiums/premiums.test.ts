import { describe, expect, test } from "vitest";
import { ageClassIn } from "./age-classes.ts";
import { type DeductibleRule, grossPremium, lawfulRebate, premiumFloor } from "./basic-premium.ts";
import { composePremium, sumOf } from "./composition.ts";
import { federalStamp, modulePremium, monthlyShare } from "./property-premium.ts";
import { supplementaryPremium } from "./supplementary-premium.ts";

const rule = (amount: number, ordinary: number): DeductibleRule => ({
  code: `FRA-${amount}`,
  amount: amount * 100,
  rebate: (amount - ordinary) * 70,
  isOrdinary: amount === ordinary,
});
const adult = [300, 500, 1000, 1500, 2000, 2500].map((amount) => rule(amount, 300));
const child = [0, 100, 200, 300, 400, 500, 600].map((amount) => rule(amount, 0));

/** The rebate of a deductible, by its index among those of the age class. */
function rebateOf(rules: readonly DeductibleRule[], place: number): number {
  const [ordinary, chosen] = [rules[0], rules[place]];
  return ordinary && chosen ? lawfulRebate(chosen, ordinary) : Number.NaN;
}

describe("the gross premium", () => {
  const tariff = { ordinary: 620_00, accidentShare: 700 };

  test.each([
    ["free choice, 300", 0, 0, true, 620_00],
    ["free choice, 2500", 5, 0, true, 491_65],
    ["telemedicine, 300", 0, 1200, true, 545_60],
    ["network, 2500", 5, 2000, true, 393_35],
    ["network, 2500, accidents elsewhere", 5, 2000, false, 365_80],
  ])("F03 %s", (_, place, modelDiscount, isCovered, expected) => {
    const rebate = rebateOf(adult, place);
    expect(grossPremium({ ...tariff, modelDiscount, rebate }, isCovered)).toBe(expected);
  });

  test("is the approved one where the tariff is published", () => {
    const published = { ...tariff, modelDiscount: 2000, rebate: 0, published: 501_20 };
    expect(grossPremium(published, true)).toBe(501_20);
  });

  test("F03 leaves out at most 7 % for accidents, also if a tariff says more", () => {
    const greedy = { ordinary: 620_00, accidentShare: 2000, modelDiscount: 0, rebate: 0 };
    expect(grossPremium(greedy, false)).toBe(576_60);
  });

  test("gives for a deductible at most 70 % of the risk taken over", () => {
    const yearly = adult.map((_, place) => rebateOf(adult, place) / 100);
    expect(yearly).toEqual([0, 140, 490, 840, 1190, 1540]);
    const ofChildren = child.map((_, place) => rebateOf(child, place) / 100);
    expect(ofChildren).toEqual([0, 70, 140, 210, 280, 350, 420]);
    const generous = { ...rule(500, 300), rebate: 999_00 };
    expect(lawfulRebate(generous, rule(300, 300))).toBe(140_00);
  });
});

test.each([
  ["2008-12-31", 2026, "CHILD"],
  ["2008-01-01", 2027, "YOUNG_ADULT"],
  ["2001-12-31", 2026, "YOUNG_ADULT"],
  ["2001-01-01", 2027, "ADULT"],
  ["2026-11-15", 2026, "CHILD"],
])(
  "somebody born on %s is in %i a %s: classes change on 1 January",
  (birthdate, year, expected) => {
    expect(ageClassIn(year, birthdate)).toBe(expected);
  },
);

/** A seeded random generator. */
function chanceFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

test("F03 in 100,000 cases no premium is unlawful and every sum equals its parts", () => {
  const chance = chanceFrom(20_261_115);
  const broken: unknown[] = [];
  for (let count = 0; count < 100_000; count++) {
    const rules = chance(3) === 0 ? child : adult;
    const ordinary = (1_500 + chance(20_000)) * 5;
    const terms = { ordinary, modelDiscount: chance(4_500), accidentShare: chance(900) };
    const isCovered = chance(1) === 0;
    const premiums = rules.map((_, place) =>
      grossPremium({ ...terms, rebate: rebateOf(rules, place) }, isCovered),
    );
    const gross = premiums[chance(premiums.length - 1)] ?? 0;
    const composed = composePremium(gross, {
      clauses: [
        { type: "FAMILY", rate: chance(9_000) },
        { type: "PERIODICITY", rate: chance(200) },
      ],
      environmentalRefund: chance(800),
      isResident: chance(1) === 0,
      subsidies: [
        { type: "CANTON", amount: chance(60_000) },
        { type: "COMMUNE", amount: chance(10_000) },
      ],
    });
    const isLawful =
      premiums.every((one) => one >= premiumFloor(ordinary) && one * 2 >= ordinary) &&
      premiums.every((one) => one <= ordinary && one % 5 === 0) &&
      premiums.every((one, place) => place === 0 || one <= (premiums[place - 1] ?? 0));
    const adds =
      composed.net === gross + composed.clausesTotal + composed.reductionsTotal &&
      composed.clausesTotal === sumOf(composed.clauses) &&
      composed.reductionsTotal === sumOf(composed.reductions) &&
      composed.net >= 0;
    if (!isLawful || !adds) broken.push({ ...terms, premiums, composed });
  }
  expect(broken).toEqual([]);
});

describe("what is taken off", () => {
  const nothing = { clauses: [], environmentalRefund: 5_15, isResident: true, subsidies: [] };

  test("F03 the environmental refund goes to residents alone", () => {
    expect(composePremium(491_65, nothing)).toMatchObject({
      clauses: [{ type: "ENVIRONMENT", amount: -5_15 }],
      net: 486_50,
    });
    expect(composePremium(491_65, { ...nothing, isResident: false })).toMatchObject({
      clauses: [],
      net: 491_65,
    });
  });

  test("F03 a subsidy is never larger than what is left of the premium", () => {
    const subsidies = [{ type: "CANTON", amount: 200_00 }];
    expect(composePremium(120_00, { ...nothing, subsidies })).toMatchObject({
      reductions: [{ type: "CANTON", amount: -114_85 }],
      net: 0,
    });
  });
});

test("F04 a supplementary premium follows the age and the framework agreement", () => {
  const bands = [
    { ageFrom: 0, premium: 12_50 },
    { ageFrom: 26, premium: 38_00 },
    { ageFrom: 19, premium: 24_00 },
  ];
  expect([5, 19, 25, 26, 90].map((age) => supplementaryPremium(bands, age, 0))).toEqual([
    12_50, 24_00, 24_00, 38_00, 38_00,
  ]);
  expect(supplementaryPremium(bands, 30, 1000)).toBe(34_20);
  expect(() => supplementaryPremium([], 30, 0)).toThrow("no premium for the age of 30");
});

test("F05 a module costs by its insured amount, and 5 % federal stamp comes on top", () => {
  const tariff = {
    rate: 2_000,
    minimum: 40_00,
    familySurcharge: 2_000,
    woodSurcharge: 1_500,
    rebates: [{ deductible: 500_00, rebate: 1_000 }],
  };
  const plain = { circle: "PERSON", construction: "SOLID" } as const;
  const choice = { insuredAmount: 80_000_00, deductible: 200_00 };
  expect(modulePremium(tariff, choice, plain)).toBe(156_00);
  expect(modulePremium(tariff, { ...choice, deductible: 500_00 }, plain)).toBe(144_00);
  expect(modulePremium(tariff, choice, { circle: "FAMILY", construction: "WOOD" })).toBe(216_00);
  expect(modulePremium(tariff, { ...choice, insuredAmount: 100_00 }, plain)).toBe(48_00);
  expect(federalStamp(156_00)).toBe(7_80);
});

test("F05 twelve months of property insurance are its year, stamp duty included, to the rappen", () => {
  const chance = chanceFrom(20_261_116);
  for (let count = 0; count < 10_000; count++) {
    const modules = Array.from({ length: 1 + chance(4) }, () => {
      const rebates = [{ deductible: 500_00, rebate: chance(2_000) }];
      const surcharges = { familySurcharge: chance(3_000), woodSurcharge: chance(2_000) };
      const tariff = { rate: chance(4_000), minimum: chance(60_00), ...surcharges, rebates };
      const choice = { insuredAmount: chance(500_000_00), deductible: 500_00 * chance(1) };
      return modulePremium(tariff, choice, { circle: "FAMILY", construction: "WOOD" });
    });
    const net = modules.reduce((sum, one) => sum + one, 0);
    const yearly = net + federalStamp(net);
    expect(federalStamp(net) * 20).toBe(net);
    expect(monthlyShare(yearly) * 12).toBe(yearly);
    expect(monthlyShare(yearly) % 5).toBe(0);
  }
});

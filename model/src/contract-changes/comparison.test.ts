import { expect, test } from "vitest";
import { costSharingRulesOn } from "../cost-sharing/rules.ts";
import { type Comparable, compareDeductibles, mostDrawn } from "./comparison.ts";

const rules = costSharingRulesOn("2027-01-01");
const monthly = [
  [300_00, 505_70],
  [500_00, 494_05],
  [1000_00, 464_90],
  [1500_00, 435_70],
  [2000_00, 406_55],
  [2500_00, 377_40],
] as const;
const camille: Comparable = {
  offers: monthly.map(([deductible, premium]) => ({ deductible, yearlyPremium: 12 * premium })),
  sharing: { isChild: false, rules },
  today: 2500_00,
  chosen: 300_00,
  years: [
    { year: 2024, costs: 1620_00 },
    { year: 2025, costs: 2980_00 },
    { year: 2026, costs: 840_00, until: "2026-11-16" },
  ],
};

test("the chosen deductible is held against today's: the crossing, each year and all of them together", () => {
  const { today, other, ranges, years, more } = compareDeductibles(camille) ?? {};
  expect([today?.deductible, other?.deductible]).toEqual([2500_00, 300_00]);
  // 4528.80 + c = 6068.40 + 300 + (c − 300) / 10
  expect(ranges).toEqual([
    { from: 0, deductible: 2500_00 },
    { from: 2010_67, deductible: 300_00 },
  ]);
  expect(years?.map(({ year, cheaper, by }) => [year, cheaper, by])).toEqual([
    [2024, 2500_00, 351_60],
    [2025, 300_00, 440_40],
    [2026, 2500_00, 1053_60],
  ]);
  expect(more).toBe(351_60 - 440_40 + 1053_60);
});

test.each<[string, Partial<Comparable>, number | undefined]>([
  ["nothing chosen: the one that is cheapest where today's is not", { chosen: undefined }, 300_00],
  ["today's chosen: the same", { chosen: 2500_00 }, 300_00],
  ["from the lowest on, the highest", { today: 300_00, chosen: undefined }, 2500_00],
  ["one that is never the cheapest, when it is chosen", { chosen: 1000_00 }, 1000_00],
  ["one that is not offered is not compared", { chosen: 700_00 }, 300_00],
])("compared with today's: %s", (_what, given, other) => {
  expect(compareDeductibles({ ...camille, ...given })?.other.deductible).toBe(other);
});

test("what is never the cheapest is named", () => {
  expect(compareDeductibles(camille)?.never).toEqual([500_00, 1000_00, 1500_00, 2000_00]);
});

test("with one deductible, or without today's among the offered, there is nothing to compare", () => {
  expect(compareDeductibles({ ...camille, offers: camille.offers.slice(-1) })).toBeUndefined();
  expect(compareDeductibles({ ...camille, today: 100_00 })).toBeUndefined();
});

test.each([
  ["an adult", camille, 8000_00],
  ["a child", { ...camille, sharing: { isChild: true, rules }, offers: camille.offers }, 4000_00],
  ["a year of more costs", { ...camille, years: [{ year: 2025, costs: 9100_00 }] }, 10_000_00],
  [
    "a year of very great costs",
    { ...camille, years: [{ year: 2025, costs: 90_000_00 }] },
    8000_00,
  ],
] satisfies [string, Comparable, number][])("the chart of %s ends in time", (_who, given, most) => {
  expect(mostDrawn(given)).toBe(most);
});

import { expect, test } from "vitest";
import { costSharingRulesOn } from "../cost-sharing/rules.ts";
import type { CostPerson } from "./forecast.ts";
import {
  compareDeductibles,
  ownShareOf,
  sharedFromMeters,
  simulateCare,
  type SimulatedCare,
  simulatedMonths,
} from "./simulation.ts";

const rules = costSharingRulesOn("2027-01-01");
const none = { deductible: 0, coinsurance: 0, outside: 0 };
const adult = (deductible = 300_00, borne = none): CostPerson => ({
  terms: {
    isChild: false,
    deductible,
    rules,
    freePeriods: [{ from: "2027-06-01", to: "2027-12-31" }],
  },
  borne,
});
const care = (more: Partial<SimulatedCare> = {}): SimulatedCare => ({
  kind: "OUTPATIENT",
  amount: 8_000_00,
  month: "2027-03",
  nights: 0,
  ...more,
});

test.each<[string, Partial<SimulatedCare>, CostPerson, number]>([
  ["an operation of 8,000 francs", {}, adult(), 300_00 + 700_00],
  ["the same with five nights in hospital", { kind: "INPATIENT", nights: 5 }, adult(), 1_075_00],
  ["nights of other care, which do not count", { nights: 5 }, adult(), 1_000_00],
  [
    "care after the deductible was used up",
    { amount: 1_000_00 },
    adult(300_00, { ...none, deductible: 300_00 }),
    100_00,
  ],
  ["a generic medicine", { kind: "MEDICINE", amount: 1_300_00 }, adult(), 400_00],
  ["an original medicine", { kind: "BRAND_MEDICINE", amount: 1_300_00 }, adult(), 700_00],
  ["a birth", { kind: "MATERNITY" }, adult(), 0],
  ["care in a declared pregnancy", { month: "2027-07" }, adult(), 0],
  [
    "a stay over 29 February",
    { kind: "INPATIENT", month: "2028-02", nights: 29 },
    adult(),
    1_000_00 + 29 * 15_00,
  ],
  ["nothing", { amount: 0 }, adult(), 0],
])("V44 %s", (_, more, person, own) => {
  const settlement = simulateCare(care(more), person);
  expect(ownShareOf(settlement)).toBe(own);
  expect(own + settlement.basicPaid).toBe(care(more).amount);
});

test("V44 each deductible is compared for the whole year: its premiums and all that is borne", () => {
  const offers = [
    { deductible: 300_00, premiums: 5_000_00 },
    { deductible: 2_500_00, premiums: 3_500_00 },
  ];
  const borne = { deductible: 300_00, coinsurance: 20_00, outside: 45_00 };
  const person = adult(300_00, borne);
  const shared = sharedFromMeters(borne, person);
  expect(shared).toBe(500_00);
  const [low, high] = compareDeductibles(care({ amount: 1_000_00 }), person, { shared, offers });
  expect(low).toMatchObject({ share: 45_00 + 300_00 + 120_00, total: 5_465_00 });
  expect(high).toMatchObject({ share: 45_00 + 1_500_00, total: 5_045_00 });
});

test("V44 siblings who have borne their common limit make a child's care free, with each deductible of its own", () => {
  const person: CostPerson = {
    terms: { isChild: true, deductible: 0, rules },
    borne: none,
    siblings: { borne: 1_000_00, highest: 0 },
  };
  expect(ownShareOf(simulateCare(care(), person))).toBe(0);
  const offers = [
    { deductible: 0, premiums: 1_200_00 },
    { deductible: 600_00, premiums: 900_00 },
  ];
  const [none0, most] = compareDeductibles(care(), person, { shared: 0, offers });
  expect([none0?.share, most?.share]).toEqual([0, 900_00]);
});

test.each([
  ["2026-11-19", "2026-11", 14],
  ["2026-12-31", "2026-12", 13],
  ["2027-01-01", "2027-01", 24],
])("V44 on %s, months can be chosen from %s: %i", (today, first, count) => {
  const months = simulatedMonths(today);
  expect([months[0], months.length]).toEqual([first, count]);
});

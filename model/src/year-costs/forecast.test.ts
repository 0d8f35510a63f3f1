import { expect, test } from "vitest";
import { costSharingRulesOn } from "../cost-sharing/rules.ts";
import {
  type CostPerson,
  forecastShare,
  householdShare,
  mostShare,
  restOfYear,
} from "./forecast.ts";

const rules = costSharingRulesOn("2026-01-01");
const none = { deductible: 0, coinsurance: 0, outside: 0 };
const adult = (borne = none, deductible = 300_00): CostPerson => ({
  terms: { isChild: false, deductible, rules },
  borne,
});
const child = (borne = none, siblings = { borne: 0, highest: 0 }): CostPerson => ({
  terms: { isChild: true, deductible: 0, rules },
  borne,
  siblings,
});
const past = (...shared: number[]) =>
  shared.map((one, place) => ({ year: 2023 + place, shared: one, outside: 0 }));

test.each([
  [2026, "2026-01-01", 1],
  [2026, "2026-12-31", 1 / 365],
  [2028, "2028-02-29", 307 / 366],
  [2027, "2026-11-19", 1],
  [2025, "2026-01-01", 0],
])("V43 of %i, on %s, this much is left: %d", (year, today, rest) => {
  expect(restOfYear(year, today)).toBeCloseTo(rest, 10);
});

test("V43 what is likely follows from the average of the years before, for the rest of the year, with its range", () => {
  const history = past(0, 1_000_00, 2_000_00);
  expect(forecastShare(adult(), history, 1)).toEqual({
    likely: 300_00 + 70_00,
    lowest: 0,
    highest: 300_00 + 170_00,
  });
  const borne = { deductible: 300_00, coinsurance: 40_00, outside: 30_00 };
  expect(forecastShare(adult(borne), history, 0.5)).toEqual({
    likely: 370_00 + 50_00,
    lowest: 370_00,
    highest: 370_00 + 100_00,
  });
});

test("V43 without a whole year before there is no forecast, and no forecast exceeds the limits", () => {
  expect(forecastShare(adult(), [], 1)).toBeUndefined();
  expect(forecastShare(adult(), past(90_000_00), 1)?.likely).toBe(1_000_00);
  expect(mostShare(adult())).toBe(1_000_00);
  expect(mostShare(adult({ deductible: 300_00, coinsurance: 700_00, outside: 15_00 }))).toBe(
    1_015_00,
  );
});

test("V43 children of the same insurer bear no more together than one adult", () => {
  const kids = [0, 1, 2, 3].map(() => child());
  const shares = kids.map((person) => ({ person, insurerCode: "9101", share: mostShare(person) }));
  expect(kids.map(mostShare)).toEqual([350_00, 350_00, 350_00, 350_00]);
  expect(householdShare(shares)).toBe(1_000_00);
  const elsewhere = shares.map((one, place) => ({ ...one, insurerCode: `910${place}` }));
  expect(householdShare(elsewhere)).toBe(1_400_00);
  const borne = { ...none, coinsurance: 350_00 };
  const [done, other] = [child(borne), child(none, { borne: 700_00, highest: 0 })];
  expect(mostShare(other)).toBe(300_00);
  expect(
    householdShare([
      { person: adult(), insurerCode: "9101", share: 500_00 },
      { person: done, insurerCode: "9101", share: 350_00 },
      { person: other, insurerCode: "9101", share: 300_00 },
    ]),
  ).toBe(1_150_00);
});

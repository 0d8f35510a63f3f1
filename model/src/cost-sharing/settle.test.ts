import { describe, expect, test } from "vitest";
import { maternityPeriod } from "./maternity.ts";
import { costSharingRulesOn, deductibleInForce, familyMaximum } from "./rules.ts";
import {
  type Bill,
  nothingBorne,
  paymentsOf,
  settle,
  type Settlement,
  standingAfter,
  type YearTerms,
} from "./settle.ts";

const rules = costSharingRulesOn("2026-06-01");
const adult: YearTerms = { isChild: false, deductible: 300_00, rules };
const child: YearTerms = { isChild: true, deductible: 0, rules };
const bill = (billed: number, more: Partial<Bill> = {}): Bill => ({
  category: "DOCTOR",
  begin: "2026-06-01",
  end: "2026-06-01",
  billed,
  beyondBasic: 0,
  ...more,
});

/** Deductible, coinsurance and hospital contribution of a year's bills, and the insurer's payments. */
function year(terms: YearTerms, bills: readonly Bill[], familyLeft?: number) {
  let standing = nothingBorne;
  let left = familyLeft ?? Number.POSITIVE_INFINITY;
  return bills.map((one) => {
    const settled = settle(one, terms, standing, left);
    standing = standingAfter(standing, one, settled);
    left -= settled.deductible + settled.coinsurance;
    return settled;
  });
}
const sum = (all: readonly Settlement[], part: keyof Settlement) =>
  all.reduce((total, one) => total + one[part], 0);

describe("one bill", () => {
  test.each([
    ["below the deductible", adult, bill(120_00), 120_00, 0, 0],
    ["2'300 with 300: 300 and a tenth of the rest", adult, bill(2300_00), 300_00, 200_00, 1800_00],
    ["up to 700 at most", adult, bill(20_000_00), 300_00, 700_00, 19_000_00],
    ["a child has no deductible and half the maximum", child, bill(9000_00), 0, 350_00, 8650_00],
    ["a birth costs nothing", adult, bill(4000_00, { category: "MATERNITY" }), 0, 0, 4000_00],
    [
      "originals cost more",
      adult,
      bill(400_00, { category: "BRAND_MEDICINE" }),
      300_00,
      40_00,
      60_00,
    ],
  ])("%s", (_, terms, one, deductible, coinsurance, basicPaid) => {
    expect(settle(one, terms)).toMatchObject({ deductible, coinsurance, basicPaid });
  });

  test("original medicines counted half as much before 2024", () => {
    const before = { ...adult, rules: costSharingRulesOn("2023-12-31") };
    const one = bill(400_00, { category: "BRAND_MEDICINE", begin: "2023-12-31" });
    expect(settle(one, before).coinsurance).toBe(20_00);
  });

  test.each([
    ["five nights", adult, {}, 75_00],
    ["with two days at home", adult, { leaveDays: 2 }, 45_00],
    ["in and out on one day", adult, { end: "2026-06-01" }, 0],
    ["a child", child, {}, 0],
    ["in training", { ...adult, isInTraining: true }, {}, 0],
    ["around a birth", { ...adult, freePeriods: [maternityPeriod("2026-05-20")] }, {}, 0],
  ])("hospital, %s", (_, terms, more, contribution) => {
    const stay = bill(6000_00, { category: "HOSPITAL", end: "2026-06-06", ...more });
    const settled = settle(stay, terms);
    expect(settled.hospitalContribution).toBe(contribution);
    expect(settled.coinsurance).toBeLessThanOrEqual(700_00);
  });

  test("the hospital's contribution stands beside the maximum of 700", () => {
    const stay = bill(30_000_00, { category: "HOSPITAL", end: "2026-06-11" });
    expect(settle(stay, adult)).toMatchObject({
      coinsurance: 700_00,
      hospitalContribution: 150_00,
    });
  });

  test("care is free from 28 weeks before the expected birth to eight weeks after the actual one", () => {
    const period = maternityPeriod("2026-08-01", "2026-08-10");
    expect(period).toEqual({ from: "2026-01-17", to: "2026-10-05" });
    const expecting = { ...adult, freePeriods: [period] };
    const costs = (begin: string) => settle(bill(100_00, { begin }), expecting).deductible;
    expect(["2026-01-16", "2026-01-17", "2026-10-05", "2026-10-06"].map(costs)).toEqual([
      100_00, 0, 0, 100_00,
    ]);
  });

  test("supplementary insurance pays its share beyond basic insurance, up to its maximum; the rest is not covered", () => {
    const benefits = [{ category: "GLASSES", share: 90_00, yearlyMaximum: 200_00 } as const];
    const glasses = bill(180_00, { category: "GLASSES", beyondBasic: 180_00 });
    const [first, second] = year({ ...adult, benefits }, [glasses, glasses]);
    expect(first).toMatchObject({ supplementaryPaid: 162_00, notCovered: 18_00, deductible: 0 });
    expect(second).toMatchObject({ supplementaryPaid: 38_00, notCovered: 142_00, basicPaid: 0 });
  });

  test("a customer who paid gets our part, one who did not owes theirs", () => {
    const settled = settle(bill(2300_00), adult);
    expect(paymentsOf("GARANT", settled)).toEqual({
      paidByUs: 1800_00,
      paidToProvider: 0,
      toBePaidToYou: 1800_00,
      owed: 0,
    });
    expect(paymentsOf("PAYANT", settled)).toEqual({
      paidByUs: 1800_00,
      paidToProvider: 2300_00,
      toBePaidToYou: 0,
      owed: 500_00,
    });
  });
});

describe("a year", () => {
  test("children of a family bear together at most what one adult bears", () => {
    let left = familyMaximum(0, rules);
    expect(left).toBe(1000_00);
    const borne = Array.from({ length: 4 }, () => {
      const one = sum(year(child, [bill(3400_00)], left), "coinsurance");
      left -= one;
      return one;
    });
    expect(borne).toEqual([340_00, 340_00, 320_00, 0]);
  });

  test.each([
    [0, 1000_00],
    [100_00, 900_00],
    [600_00, 1900_00],
  ])("with a deductible of %i rappen they bear together at most %i", (deductible, most) => {
    expect(familyMaximum(deductible, rules)).toBe(most);
  });

  test.each([
    [0, true, 0],
    [600_00, true, 600_00],
    [0, false, 300_00],
    [400_00, false, 300_00],
    [2500_00, false, 2500_00],
    [2500_00, true, 0],
  ])("a deductible of %i chosen, child %s: %i is in force", (chosen, isChild, inForce) => {
    expect(deductibleInForce(chosen, { isChild, rules })).toBe(inForce);
  });

  test("100,000 bills in 5,000 years: parts add up, limits hold, and the order changes no total", () => {
    const chance = randomNumbers(20_261_115);
    for (let count = 0; count < 5_000; count++) {
      const terms = someTerms(chance);
      const left = terms.isChild ? chance(familyMaximum(terms.deductible, rules)) : 1e12;
      const bills = Array.from({ length: 20 }, () => someBill(chance));
      const settled = year(terms, bills, left);
      for (const one of settled) expect(partsOf(one)).toBe(one.billed);
      for (const one of settled) expect(Math.min(...Object.values(one))).toBeGreaterThanOrEqual(0);
      const [deductible, coinsurance] = [sum(settled, "deductible"), sum(settled, "coinsurance")];
      expect(deductible).toBeLessThanOrEqual(terms.deductible);
      expect(coinsurance).toBeLessThanOrEqual(terms.isChild ? 350_00 : 700_00);
      expect(deductible + coinsurance).toBeLessThanOrEqual(left);
      const otherwise = year(terms, bills.toReversed(), left);
      for (const part of ["basicPaid", "supplementaryPaid", "hospitalContribution"] as const)
        expect(sum(otherwise, part)).toBe(sum(settled, part));
    }
  });
});

function partsOf(one: Settlement): number {
  const { billed: _, coinsuranceRate: __, ...parts } = one;
  return Object.values(parts).reduce((total, part) => total + part, 0);
}

function someTerms(chance: (below: number) => number): YearTerms {
  const isChild = chance(3) === 0;
  const deductibles = isChild ? [0, 100_00, 600_00] : [300_00, 1000_00, 2500_00];
  const benefits = [{ category: "DENTAL", share: 75_00, yearlyMaximum: 500_00 } as const];
  return { isChild, deductible: deductibles[chance(3)] ?? 0, rules, benefits };
}

function someBill(chance: (below: number) => number): Bill {
  const billed = 1 + chance(chance(4) === 0 ? 900_00 : 120_00);
  const category = (["DOCTOR", "HOSPITAL", "DENTAL", "MATERNITY", "THERAPY"] as const)[chance(5)];
  const end = `2026-06-0${1 + chance(9)}`;
  const beyondBasic = category === "DENTAL" ? chance(billed) : 0;
  return bill(billed, { category: category ?? "DOCTOR", end, beyondBasic });
}

/** mulberry32: the same numbers on every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

import { describe, expect, test } from "vitest";
import { costSharingRulesOn } from "../cost-sharing/rules.ts";
import {
  breakEvens,
  cheapestFor,
  cheapestRanges,
  costLine,
  type OfferedDeductible,
  yearCost,
} from "./break-even.ts";

const rules = costSharingRulesOn("2027-01-01");
const adult = { isChild: false, rules };
const child = { isChild: true, rules };
const MOST = 8000_00;

/** Twelve premiums of each deductible. */
const offer = (deductible: number, monthly: number): OfferedDeductible => ({
  deductible: deductible * 100,
  yearlyPremium: 12 * monthly,
});
const [d300, d500, d2500] = [offer(300, 505_70), offer(500, 494_05), offer(2500, 377_40)];
const offers = [d300, d500, offer(1000, 464_90), offer(1500, 435_70), offer(2000, 406_55), d2500];

describe("N09 the cost of a year", () => {
  test.each([
    // Premiums 6'068.40 with 300, 4'528.80 with 2'500.
    ["nobody is ill", d300, 0, 6068_40],
    ["below the deductible", d300, 200_00, 6268_40],
    ["the deductible and a tenth of 1'320", d300, 1620_00, 6068_40 + 300_00 + 132_00],
    ["2'980 with 300", d300, 2980_00, 6068_40 + 300_00 + 268_00],
    ["at most 300 and 700", d300, 50_000_00, 7068_40],
    ["1'620 with 2'500", d2500, 1620_00, 4528_80 + 1620_00],
    ["2'980 with 2'500", d2500, 2980_00, 4528_80 + 2500_00 + 48_00],
    ["at most 2'500 and 700", d2500, 50_000_00, 7728_80],
  ])("%s", (_, one, costs, total) => {
    expect(yearCost(one, costs, adult)).toBe(total);
  });

  test("children bear half of the coinsurance at most", () => {
    expect(yearCost(offer(0, 120_00), 9000_00, child)).toBe(1440_00 + 350_00);
    expect(yearCost(offer(600, 85_00), 9000_00, child)).toBe(1020_00 + 600_00 + 350_00);
  });

  test("is a line that bends at the deductible and at the maximum", () => {
    expect(costLine(d300, adult, MOST)).toEqual([
      { costs: 0, total: 6068_40 },
      { costs: 300_00, total: 6368_40 },
      { costs: 7300_00, total: 7068_40 },
      { costs: MOST, total: 7068_40 },
    ]);
    const beyond = costLine(d2500, adult, MOST).map(({ costs }) => costs);
    expect(beyond).toEqual([0, 2500_00, MOST]);
    expect(costLine(offer(0, 120_00), child, MOST).map(({ costs }) => costs)).toEqual([
      0,
      3500_00,
      MOST,
    ]);
  });
});

describe("N09 where two deductibles cost the same", () => {
  test.each([
    // 6'068.40 + 300 + (x - 300) / 10 = 4'528.80 + x, so x = 1'809.60 / 0.9.
    ["300 and 2'500", d300, d2500, [2010_67]],
    // 6'068.40 + 300 + (x - 300) / 10 = 5'928.60 + x, so x = 409.80 / 0.9.
    ["300 and 500", d300, d500, [455_33]],
    // The lower one costs the same and has the lower risk: the lines do not cross.
    ["the same premium", offer(300, 400_00), offer(500, 400_00), []],
    // 200 francs of deductible for 1'200 of premium: never worth it.
    ["a rebate larger than the risk", offer(300, 500_00), offer(500, 400_00), []],
  ])("%s", (_, one, other, expected) => {
    expect(breakEvens(one, other, adult, MOST)).toEqual(expected);
    expect(breakEvens(other, one, adult, MOST)).toEqual(expected);
  });

  test("two lines may cross twice: the coinsurance of one ends before that of the other", () => {
    // Beyond 7'300 the first one has reached its maximum; the second reaches its own at 7'500.
    const [low, high] = [
      { deductible: 300_00, yearlyPremium: 1000_00 },
      { deductible: 500_00, yearlyPremium: 810_00 },
    ];
    // Between 500 and 7'300 the higher one is dearer by 200 - 20 - 190 = -10: cheaper; at 7'500 it is dearer by 10.
    expect(breakEvens(low, high, adult, MOST)).toEqual([7400_00]);
  });

  test("at the break-even the difference is less than a rappen", () => {
    const [at = 0] = breakEvens(d300, d2500, adult, MOST);
    const gap = yearCost(d300, at, adult) - yearCost(d2500, at, adult);
    expect(Math.abs(gap)).toBeLessThanOrEqual(1);
  });
});

describe("N09 the cheapest deductible", () => {
  test.each([
    [0, 2500_00],
    [840_00, 2500_00],
    [1620_00, 2500_00],
    [2010_00, 2500_00],
    [2011_00, 300_00],
    [2980_00, 300_00],
    [50_000_00, 300_00],
  ])("for costs of %i it is that of %i", (costs, deductible) => {
    expect(cheapestFor(offers, costs, adult)?.deductible).toBe(deductible);
  });

  test("of equal ones is the lowest", () => {
    const equal = [offer(500, 400_00), offer(300, 400_00)];
    expect(cheapestFor(equal, 0, adult)?.deductible).toBe(300_00);
    expect(cheapestFor([], 0, adult)).toBeUndefined();
  });

  test("is 2'500 up to 2'010.67 and 300 beyond; the others never are", () => {
    expect(cheapestRanges(offers, adult, MOST)).toEqual([
      { from: 0, deductible: 2500_00 },
      { from: 2010_67, deductible: 300_00 },
    ]);
    expect(cheapestRanges([d500], adult, MOST)).toEqual([{ from: 0, deductible: 500_00 }]);
    expect(cheapestRanges([], adult, MOST)).toEqual([]);
  });

  test("may be one in between, where its rebate is large", () => {
    const generous = [offer(300, 500_00), offer(1000, 425_00), offer(2500, 400_00)];
    // 6'000 + 300 + (x - 300) / 10 = 5'100 + x: x = 1'300. The 1'000 costs 5'100 + x up to 1'000, so beyond that
    // 5'100 + 1'000 + (x - 1'000) / 10 = 6'000 + x / 10 against 6'270 + x / 10: always cheaper than the 300.
    // Against the 2'500: 4'800 + x = 5'100 + 900 + x / 10, so x = 1'333.33.
    expect(cheapestRanges(generous, adult, MOST)).toEqual([
      { from: 0, deductible: 2500_00 },
      { from: 1333_33, deductible: 1000_00 },
    ]);
  });
});

import { expect, test } from "vitest";
import { correctYear, reversed, type SettledBill } from "./correct.ts";
import { costSharingRulesOn } from "./rules.ts";
import { type Bill, nothingBorne, outcomeOf, settle, standingAfter } from "./settle.ts";

const rules = costSharingRulesOn("2026-06-01");
const terms = { isChild: false, deductible: 300_00, rules };

/** A year of bills, settled before a pregnancy was declared. */
function settledYear(bills: readonly (Partial<Bill> & { billed: number; begin: string })[]) {
  let standing = nothingBorne;
  return bills.map((more): SettledBill => {
    const bill: Bill = { category: "DOCTOR", end: more.begin, beyondBasic: 0, ...more };
    const settled = settle(bill, terms, standing);
    standing = standingAfter(standing, bill, settled);
    const { category, begin, end } = bill;
    return { category, begin, end, terms, ...settled };
  });
}
const period = [{ from: "2026-03-01", to: "2026-10-31" }];

test("a bill of a day that became free costs nothing, and leaves its deductible to a later one", () => {
  const year = settledYear([
    { billed: 500_00, begin: "2026-04-01" },
    { billed: 200_00, begin: "2026-11-20" },
  ]);
  expect(year.map(({ deductible, coinsurance }) => [deductible, coinsurance])).toEqual([
    [300_00, 20_00],
    [0, 20_00],
  ]);
  const changed = correctYear(year, period).map(({ settlement }) => settlement);
  expect(changed).toMatchObject([
    { deductible: 0, coinsurance: 0, basicPaid: 500_00, coinsuranceRate: 0 },
    { deductible: 200_00, coinsurance: 0, basicPaid: 0 },
  ]);
});

test("what lies outside the free days and bears the same as before is not touched", () => {
  const year = settledYear([
    { billed: 400_00, begin: "2026-01-10" },
    { billed: 100_00, begin: "2026-04-01" },
    { billed: 50_00, begin: "2026-04-02", category: "MATERNITY" },
    { billed: 100_00, begin: "2026-12-01" },
  ]);
  expect(correctYear(year, period).map(({ line }) => line.begin)).toEqual(["2026-04-01"]);
  expect(correctYear(year, [])).toEqual([]);
});

test("a stay costs no contribution any more; one with days at home keeps what it cost outside", () => {
  const year = settledYear([
    { billed: 900_00, begin: "2026-01-01", end: "2026-01-06", category: "HOSPITAL", leaveDays: 2 },
    { billed: 6000_00, begin: "2026-05-01", end: "2026-05-06", category: "HOSPITAL" },
  ]);
  expect(year.map((one) => one.hospitalContribution)).toEqual([45_00, 75_00]);
  const changed = correctYear(year, period);
  expect(changed).toHaveLength(1);
  expect(changed[0]?.settlement).toMatchObject({
    hospitalContribution: 0,
    coinsurance: 0,
    basicPaid: 6000_00,
  });
});

test("what supplementary insurance paid stays as it was", () => {
  const [glasses] = settledYear([{ billed: 300_00, begin: "2026-04-01", beyondBasic: 100_00 }]);
  if (!glasses) throw new Error("no bill");
  const paid = { ...glasses, notCovered: 40_00, supplementaryPaid: 60_00 };
  expect(correctYear([paid], period)[0]?.settlement).toMatchObject({
    notCovered: 40_00,
    supplementaryPaid: 60_00,
    deductible: 0,
    basicPaid: 200_00,
  });
});

test("a line taken back and settled anew leaves the sums of the year as if it had been settled so at once", () => {
  const year = settledYear([
    { billed: 1234_55, begin: "2026-04-01" },
    { billed: 777_75, begin: "2026-11-20" },
    { billed: 99_95, begin: "2026-11-21", category: "BRAND_MEDICINE" },
  ]);
  const changed = correctYear(year, period);
  const all = [
    ...year,
    ...changed.flatMap(({ line, settlement }) => [
      { category: line.category, ...reversed(line) },
      { category: line.category, ...settlement },
    ]),
  ];
  const standing = all.reduce((before, one) => standingAfter(before, one, one), nothingBorne);
  const atOnce = settledYear([
    { billed: 777_75, begin: "2026-11-20" },
    { billed: 99_95, begin: "2026-11-21", category: "BRAND_MEDICINE" },
  ]).reduce((before, one) => standingAfter(before, one, one), nothingBorne);
  expect({ ...standing, supplementaryPaid: undefined }).toEqual({
    ...atOnce,
    supplementaryPaid: undefined,
  });
});

test.each([
  [[{ toBePaidToYou: 80, owed: 0 }], { toBePaidToYou: 80, owed: 0 }],
  [
    [
      { toBePaidToYou: -80, owed: 0 },
      { toBePaidToYou: 100, owed: -30 },
    ],
    { toBePaidToYou: 20, owed: -30 },
  ],
  [[{ toBePaidToYou: -80, owed: -200 }], { toBePaidToYou: 0, owed: -120 }],
])("what is paid and billed of %j", (payments, outcome) => {
  expect(outcomeOf(payments)).toEqual(outcome);
});

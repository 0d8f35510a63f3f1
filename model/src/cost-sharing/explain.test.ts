import { expect, test } from "vitest";
import { explainLine, type Reason } from "./explain.ts";
import { costSharingRulesOn } from "./rules.ts";
import { type Bill, nothingBorne, settle, standingAfter, type YearTerms } from "./settle.ts";

const rules = costSharingRulesOn("2026-03-01");
const adult: YearTerms = { isChild: false, deductible: 500_00, rules };
const bill = (billed: number, more: Partial<Bill> = {}): Bill => ({
  category: "DOCTOR",
  begin: "2026-03-01",
  end: "2026-03-01",
  billed,
  beyondBasic: 0,
  ...more,
});

/** Explains bills that are settled one after the other. */
function explained(bills: readonly Bill[], terms = adult, familyLeft?: number): Reason[][] {
  let standing = nothingBorne;
  return bills.map((one) => {
    const settlement = settle(one, terms, standing, familyLeft);
    const line = { ...settlement, category: one.category, treatmentBegin: one.begin };
    const reasons = explainLine(line, {
      deductibleAnnual: terms.deductible,
      deductibleBefore: standing.deductible,
      coinsuranceMaximum: terms.isChild ? 350_00 : 700_00,
      coinsuranceBefore: standing.coinsurance,
    });
    const sum = reasons.reduce((all, { amount }) => all + amount, 0);
    expect(sum, "the reasons add up to the bill").toBe(one.billed);
    standing = standingAfter(standing, one, settlement);
    return reasons;
  });
}
const kinds = (reasons: readonly Reason[] | undefined) => reasons?.map(({ kind }) => kind);

test("V40 the deductible is told with what was left before and after each line, then the coinsurance of the rest", () => {
  const [first, second, third] = explained([bill(200_00), bill(400_00), bill(100_00)]);
  expect(first).toEqual([
    { kind: "DEDUCTIBLE", amount: 200_00, annual: 500_00, leftBefore: 500_00, leftAfter: 300_00 },
  ]);
  expect(second).toEqual([
    { kind: "DEDUCTIBLE", amount: 300_00, annual: 500_00, leftBefore: 300_00, leftAfter: 0 },
    { kind: "COINSURANCE", amount: 10_00, rate: 10_00, base: 100_00, borne: 10_00, most: 700_00 },
    { kind: "PAID", amount: 90_00 },
  ]);
  expect(kinds(third)).toEqual(["DEDUCTIBLE_USED_UP", "COINSURANCE", "PAID"]);
});

test("V40 the maximum of the coinsurance is told on the line that reaches it, and on those after it", () => {
  const [, cut, after] = explained([bill(5_500_00), bill(9_000_00), bill(100_00)]);
  expect(cut).toContainEqual({
    kind: "COINSURANCE_LIMIT",
    amount: 200_00,
    borneBefore: 500_00,
    most: 700_00,
  });
  expect(kinds(after)).toEqual(["DEDUCTIBLE_USED_UP", "COINSURANCE_REACHED", "PAID"]);
});

test.each<[string, Bill, Partial<YearTerms>, string[]]>([
  [
    "a stay",
    bill(9_000_00, { category: "HOSPITAL", end: "2026-03-05" }),
    {},
    ["HOSPITAL", "DEDUCTIBLE", "COINSURANCE_LIMIT", "PAID"],
  ],
  ["a birth", bill(5_000_00, { category: "MATERNITY" }), {}, ["BIRTH", "PAID"]],
  [
    "care in a pregnancy",
    bill(100_00),
    { freePeriods: [{ from: "2026-01-01", to: "2026-09-01" }] },
    ["PREGNANCY", "PAID"],
  ],
  [
    "glasses that nothing covers",
    bill(300_00, { category: "GLASSES", beyondBasic: 300_00 }),
    {},
    ["NOT_COVERED"],
  ],
  [
    "glasses with supplementary insurance",
    bill(300_00, { category: "GLASSES", beyondBasic: 300_00 }),
    { benefits: [{ category: "GLASSES", share: 50_00 }] },
    ["SUPPLEMENTARY", "NOT_COVERED"],
  ],
  [
    "a bill of a child without a deductible",
    bill(100_00),
    { isChild: true, deductible: 0 },
    ["COINSURANCE", "PAID"],
  ],
])("V40 %s", (_, one, terms, expected) => {
  expect(
    kinds(explained([one], { ...adult, ...terms })[0])?.filter(
      (kind) => kind !== "COINSURANCE" || expected.includes(kind),
    ),
  ).toEqual(expected);
});

test("V40 four days in hospital are told with their rate, and a child of a family that has borne its most", () => {
  const [stay] = explained([bill(9_000_00, { category: "HOSPITAL", end: "2026-03-05" })]);
  expect(stay?.[0]).toEqual({ kind: "HOSPITAL", amount: 60_00, days: 4, perDay: 15_00 });
  const child = { ...adult, isChild: true, deductible: 0 };
  expect(kinds(explained([bill(1_000_00)], child, 20_00)[0])).toEqual([
    "COINSURANCE",
    "FAMILY_LIMIT",
    "PAID",
  ]);
});

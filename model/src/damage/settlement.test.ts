import { expect, test } from "vitest";
import { paidOf } from "./settlement.ts";

const cover = { insuredAmount: 4_000_00, deductible: 200_00 };

test.each([
  ["the deductible is taken off", 1_480_50, 1_280_50],
  ["what the deductible eats up is not paid", 200_00, 0],
  ["less than the deductible neither", 199_95, 0],
  ["up to the sum insured", 4_200_00, 4_000_00],
  ["and no more than it, the deductible taken off the damage", 9_000_00, 4_000_00],
])("%s: of %d rappen", (_rule, recognised, paid) => {
  expect(paidOf(recognised, cover)).toBe(paid);
});

test("without a deductible all of it is paid", () => {
  expect(paidOf(5, { ...cover, deductible: 0 })).toBe(5);
});

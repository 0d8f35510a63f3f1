import { expect, test } from "vitest";
import { readTypedNumber } from "./typed-numbers.ts";

test.each([
  ["1'250.50", 1250.5],
  ["1’250,5", 1250.5],
  ["12 000", 12_000],
  ["-3", -3],
  ["–3", -3],
  ["7.", 7],
  [".5", 0.5],
  ["", undefined],
  ["1e5", Number.NaN],
  ["0x10", Number.NaN],
  ["1,2,3", Number.NaN],
  ["douze", Number.NaN],
])("%j is read as the number %j", (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number);
});

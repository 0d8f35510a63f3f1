import { expect, test } from "vitest";
import { formatAmount, formatChf, rappenOf } from "./money.ts";

test.each([
  [118460, "CHF 1'184.60"],
  [123456789, "CHF 1'234'567.89"],
  [-9645, "CHF \u221296.45"],
  [5, "CHF 0.05"],
  [100000, "CHF 1'000.00"],
  [0, "CHF 0.00"],
  [null, "CHF 0.00"],
])("A36 %s rappen are shown as %s in every language", (rappen, shown) => {
  expect(formatChf(rappen)).toBe(shown);
});

test("A36 an amount is shown without the currency where the words around it say so", () => {
  expect(formatAmount(250000)).toBe("2'500.00");
});

test("francs of the API become whole rappen", () => {
  expect([1184.6, 0.07, 1.005, -96.45].map(rappenOf)).toEqual([118460, 7, 100, -9645]);
});

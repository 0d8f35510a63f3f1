import { expect, test } from "vitest";
import { onPage, pageCount, pageOf, pageSteps } from "./pages.ts";

const things = Array.from({ length: 23 }, (_, index) => index + 1);

test.each([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [3, [21, 22, 23]],
  [9, [21, 22, 23]],
])("page %i of 23 things shows its ten, and a page that is gone the last ones", (page, shown) => {
  expect(onPage(things, page, 10)).toEqual(shown);
});

test("a thing is found on the page that shows it, and one that is nowhere on the first", () => {
  for (const [index, thing] of things.entries())
    expect(onPage(things, pageOf(index, 10), 10)).toContain(thing);
  expect(pageOf(-1, 10)).toBe(1);
});

test("an empty list has one page", () => {
  expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
  expect(onPage([], 1, 10)).toEqual([]);
});

test.each([
  [1, 3, "1 2 3"],
  [4, 7, "1 2 3 4 5 6 7"],
  [1, 12, "1 2 3 4 5 … 12"],
  [4, 12, "1 2 3 4 5 … 12"],
  [5, 12, "1 … 4 5 6 … 12"],
  [9, 12, "1 … 8 9 10 11 12"],
  [12, 12, "1 … 8 9 10 11 12"],
])("on page %i of %i the steps are %s", (page, pages, steps) => {
  const shown = pageSteps(page, pages);
  expect(shown.map((step) => (step < 1 ? "…" : step)).join(" ")).toBe(steps);
  expect(new Set(shown).size).toBe(shown.length);
});

import { expect, test } from "vitest";
import { firstYear, type OpenInvoices, yearsWith } from "../invoices.ts";

const open = (...years: number[]): OpenInvoices => ({
  count: years.length,
  amount: 100,
  overdueCount: 0,
  overdueAmount: 0,
  years: years.map((year) => ({ year, count: 1 })),
});

test.each([
  ["2027-01-01", open(2026), 2026],
  ["2027-01-03", open(2026, 2027), 2026],
  ["2026-12-31", open(2026), 2026],
  ["2028-02-29", open(2027), 2027],
  ["2027-01-03", open(), 2027],
  ["2027-03-03", open(2027, 2026), 2027],
  // Invoices dated ahead belong to the current year's list.
  ["2026-12-31", open(2027), 2026],
])("I01 on %s the list begins with the year of what is most urgent", (today, found, year) => {
  expect(firstYear(found, today)).toBe(year);
});

test("I01 two years are offered, and any before in which something is open", () => {
  expect(yearsWith(undefined, "2027-01-01")).toEqual([2027, 2026]);
  expect(yearsWith(open(2026), "2027-01-01")).toEqual([2027, 2026]);
  expect(yearsWith(open(2024, 2026), "2027-01-01")).toEqual([2027, 2026, 2024]);
});

test("I01 no year from before the customer joined is offered, unless something of it is open", () => {
  expect(yearsWith(open(), "2027-01-01", 2027)).toEqual([2027]);
  expect(yearsWith(open(2026), "2027-01-01", 2027)).toEqual([2027, 2026]);
  expect(yearsWith(open(), "2027-01-01", 2026)).toEqual([2027, 2026]);
});

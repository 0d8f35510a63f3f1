import { expect, test } from "vitest";
import { dayOfRule, easterOf, holidaysBetween, workingDaysAfter } from "./holidays.ts";

const name = { fr: "x", de: "x", it: "x", en: "x" };

test.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2285, "2285-03-22"],
])("Easter of %d is %s", (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test.each([
  ["08-01", 2026, "2026-08-01"],
  ["02-29", 2027, undefined],
  ["02-29", 2028, "2028-02-29"],
  ["2026-04-09", 2026, "2026-04-09"],
  ["2026-04-09", 2027, undefined],
  ["easter-2", 2026, "2026-04-03"],
  ["easter+39", 2026, "2026-05-14"],
  ["easter+60", 2026, "2026-06-04"],
  ["sun3-09+1", 2026, "2026-09-21"],
  ["sun1-09+4", 2026, "2026-09-10"],
  ["thu1-04+0", 2027, "2027-04-01"],
  ["whenever", 2026, undefined],
])("%s in %d is %s", (rule, year, day) => {
  expect(dayOfRule(rule, year)).toBe(day);
});

test("holidays are those of the canton, over the turn of a year, and a row takes one out again", () => {
  const rules = [
    { rule: "01-01", cantons: null, isWorkingDay: false, name },
    { rule: "12-31", cantons: ["GE"], isWorkingDay: false, name },
    { rule: "12-28", cantons: ["VD"], isWorkingDay: false, name },
    { rule: "2026-12-28", cantons: ["VD"], isWorkingDay: true, name },
  ];
  const turn = ["2026-12-20", "2027-01-10"] as const;
  expect([...holidaysBetween(rules, "GE", turn).keys()]).toEqual(["2026-12-31", "2027-01-01"]);
  expect([...holidaysBetween(rules, "VD", turn).keys()]).toEqual(["2027-01-01"]);
});

test("working days leave out Saturdays, Sundays and holidays", () => {
  const holidays = new Set(["2026-12-25", "2026-12-26", "2027-01-01"]);
  expect(workingDaysAfter("2026-12-23", 6, (day) => holidays.has(day))).toEqual([
    "2026-12-24",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-04",
  ]);
});

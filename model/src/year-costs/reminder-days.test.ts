import { expect, test } from "vitest";
import {
  contractEndsUpTo,
  deductibleUsedDays,
  isWeekday,
  isWithin,
  yearEndNoticeDays,
} from "./reminder-days.ts";

test.each([
  // 30 November is a Monday in 2026, and a Sunday in 2025: the notice has to arrive on the Friday before.
  ["2026-11-30", "2026-11-13", false],
  ["2026-11-30", "2026-11-16", true],
  ["2026-11-30", "2026-11-30", true],
  ["2026-11-30", "2026-12-01", false],
  ["2025-11-28", "2025-11-14", true],
  ["2025-11-28", "2025-11-29", false],
])("V46 with the last day %s, the notice is reminded on %s: %s", (askBy, day, isDue) => {
  expect(isWithin(day, yearEndNoticeDays(askBy))).toBe(isDue);
});

test.each([
  ["2026-12-01", true],
  ["2026-11-30", false],
  ["2026-12-31", false],
  // 1 December is a Sunday in 2030.
  ["2030-11-29", true],
])("V46 on %s, a used-up deductible is told: %s", (day, isDue) => {
  expect(isWithin(day, deductibleUsedDays(Number(day.slice(0, 4))))).toBe(isDue);
});

test.each([
  ["2028-01-30", "2028-02-29"],
  ["2026-12-31", "2027-01-30"],
  // A Friday takes the ends that are 30 days after the weekend.
  ["2026-11-27", "2026-12-29"],
])("V46 on %s, contracts that end up to %s are told", (today, last) => {
  expect(contractEndsUpTo(today)).toBe(last);
});

test("V46 a Sunday is no day for a reminder", () => {
  expect(["2026-11-28", "2026-11-29", "2026-11-30"].map(isWeekday)).toEqual([false, false, true]);
});

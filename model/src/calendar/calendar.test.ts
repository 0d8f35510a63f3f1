import { expect, test } from "vitest";
import { lastWeekdayUpTo, monthsBetween, moveDay, weeksOf } from "./calendar.ts";

test.each([
  ["2026-01-31", { months: 1 }, "2026-02-28"],
  ["2024-02-29", { months: 12 }, "2025-02-28"],
  ["2026-03-01", { days: -1 }, "2026-02-28"],
  ["2026-12-31", { days: 1 }, "2027-01-01"],
  ["2026-11-15", { months: -11 }, "2025-12-15"],
])("%s moved by %j is %s", (day, step, moved) => {
  expect(moveDay(day, step)).toBe(moved);
});

test("a month has whole weeks that begin on Monday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.at(-1)).toBe("2026-11-01");
  expect(weeks[5]?.[0]).toBe("2026-11-30");
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

test("the months between two are listed with both ends", () => {
  expect(monthsBetween("2026-11", "2027-02")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
});

test.each([
  ["2026-11-30", "2026-11-30"],
  ["2025-11-30", "2025-11-28"],
  ["2024-11-30", "2024-11-29"],
])("a notice due by %s arrives by %s", (day, last) => {
  expect(lastWeekdayUpTo(day)).toBe(last);
});

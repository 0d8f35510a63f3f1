import { expect, test } from "vitest";
import { deletionDay, endOfLegalYears } from "./my-data.ts";

test.each([
  ["2024-02-29", 120, "2034-03-01"],
  ["2024-02-29", 48, "2028-03-01"],
  ["2023-02-28", 12, "2024-03-01"],
  ["2025-12-31", 3, "2026-04-01"],
  ["2026-01-01", 24, "2028-01-02"],
  ["2026-08-31", 6, "2027-03-01"],
])("V75 what is of %s and kept for %i months goes on %s", (date, months, day) => {
  expect(deletionDay(date, months)).toBe(day);
});

test.each([
  ["2026-01-01", "2037-01-01"],
  ["2026-12-31", "2037-01-01"],
  ["2024-02-29", "2035-01-01"],
])("V75 the legal years of a record of %s end before %s", (date, day) => {
  expect(endOfLegalYears(date)).toBe(day);
});

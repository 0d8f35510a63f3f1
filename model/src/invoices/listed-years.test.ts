import { expect, test } from "vitest";
import { isListed } from "./listed-years.ts";

test.each([
  ["2025-01-05", "2026-12-31", true],
  ["2026-12-31", "2027-01-03", true],
  ["2025-12-31", "2027-01-03", false],
  ["2022-06-30", "2026-11-18", false],
])("I01 whether a paid invoice of %s is in the list of %s: %s", (date, today, is) => {
  expect(isListed({ date, isPaid: true }, today)).toBe(is);
  expect(isListed({ date, isPaid: false }, today), "an open one always is").toBe(true);
});

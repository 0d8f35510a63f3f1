import { expect, test } from "vitest";
import { ahvNumberOf, groupedAhvNumber, isAhvNumber } from "./ahv-number.ts";

test.each([
  ["7569217076985", true],
  ["7569217076984", false],
  ["7579217076985", false],
  ["756.9217.0769.85", false],
  ["756921707698", false],
  ["75692170769850", false],
  ["", false],
])("Y05 %j is a number of the old-age insurance: %s", (digits, isOne) => {
  expect(isAhvNumber(digits)).toBe(isOne);
});

test("Y05 a number is made with its check digit, and printed in groups", () => {
  for (const serial of [0, 1, 921707698, 999_999_999])
    expect(isAhvNumber(ahvNumberOf(serial))).toBe(true);
  expect(groupedAhvNumber("7569217076985")).toBe("756.9217.0769.85");
});

import { expect, test } from "vitest";
import { contractMonths, isContractDay, PremiumInput } from "./contract.ts";

test("F01 contracts are looked at from two years back to as many ahead as are configured", () => {
  expect(contractMonths("2026-11-15", 1)).toEqual({ first: "2024-11", last: "2027-11" });
  expect(contractMonths("2028-02-29", 2)).toEqual({ first: "2026-02", last: "2030-02" });
});

test.each([
  ["2024-10-31", false],
  ["2024-11-01", true],
  ["2027-11-30", true],
  ["2027-12-01", false],
])("F01 on 15 November 2026, %s can be looked at: %s", (day, isOffered) => {
  expect(isContractDay(day, "2026-11-15", 1)).toBe(isOffered);
});

test("a requested contract names a day that exists", () => {
  const input = {
    codeCaisse: "9101",
    codeProduit: "RTSTD",
    codeFranchise: "FRA-300",
    codeRisque: "MIT",
    codeVariante: "N/A",
    dateEntree: "2027-01-01",
  };
  expect(PremiumInput.safeParse(input).success).toBe(true);
  expect(
    PremiumInput.safeParse({ ...input, dateEntree: "2027-02-30" }).error?.issues,
  ).toMatchObject([{ path: ["dateEntree"], message: "date.invalid" }]);
});

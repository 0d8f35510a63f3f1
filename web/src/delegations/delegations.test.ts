import { expect, test } from "vitest";
import { holdsIn, periodOf, showsVouchersOf, yearFilter } from "./delegations.ts";

const today = "2026-11-15";

test("M01 the current and the next year are asked for unless years are chosen, at most five of them", () => {
  expect(periodOf([], today)).toEqual({ from: "2026-01-01", to: "2027-12-31" });
  expect(periodOf(["2025", "2023"], today)).toEqual({ from: "2023-01-01", to: "2025-12-31" });
  expect(yearFilter(today).options).toEqual(["2026", "2025", "2024", "2023", "2022"]);
  expect(yearFilter(today).read("?year=2021&year=2024")).toEqual(["2024"]);
});

test("M01 a voucher belongs to every year in which it holds", () => {
  const voucher = { startValidity: "2024-12-31", endValidity: "2026-01-01" };
  expect(["2023", "2024", "2025", "2026", "2027"].map((year) => holdsIn(voucher, [year]))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(holdsIn(voucher, [])).toBe(true);
});

test("M01 the main insured and the children are offered in the filter, other adults are not", () => {
  const person = { partPrincipal: false, forInformation: false, birthdate: "2008-11-16" };
  expect(showsVouchersOf(person, today)).toBe(true);
  expect(showsVouchersOf({ ...person, birthdate: "2008-11-15" }, today)).toBe(false);
  expect(showsVouchersOf({ ...person, birthdate: "1984-01-01", partPrincipal: true }, today)).toBe(
    true,
  );
  expect(showsVouchersOf({ ...person, forInformation: true }, today)).toBe(false);
});

import { describe, expect, test } from "vitest";
import { asPregnancy, isOfPregnancy } from "./cost-sharing/maternity.ts";
import { declareMaternityRule, maternityDays } from "./maternity.ts";

const problemOf = (today: string, type: string, date: string) => {
  const read = declareMaternityRule(today).safeParse({ concernedInsured: 10, type, date });
  return read.success ? undefined : read.error.issues[0]?.message;
};
const BIRTH = "BIRTHDATE";
const WEEK = "THIRTEENTH_WEEK_DATE";

describe("Q01 which days can be declared", () => {
  test.each([
    ["2026-11-16", BIRTH, "2026-11-16", undefined],
    ["2026-11-16", BIRTH, "2026-11-17", "maternity.birthdate"],
    ["2026-11-16", BIRTH, "2025-11-16", undefined],
    ["2026-11-16", BIRTH, "2025-11-15", "maternity.birthdate"],
    ["2026-11-16", WEEK, "2025-11-16", undefined],
    ["2026-11-16", WEEK, "2025-11-15", "maternity.thirteenthWeek"],
    ["2026-11-16", WEEK, "2026-12-17", undefined],
    ["2026-11-16", WEEK, "2026-12-18", "maternity.thirteenthWeek"],
    ["2026-12-31", WEEK, "2027-01-31", undefined],
    ["2027-01-01", BIRTH, "2026-01-01", undefined],
    ["2028-02-29", BIRTH, "2027-02-28", undefined],
    ["2028-02-29", BIRTH, "2027-02-27", "maternity.birthdate"],
    ["2028-01-29", WEEK, "2028-02-29", undefined],
    ["2026-11-16", BIRTH, "2026-02-30", "maternity.birthdate"],
    ["2026-11-16", BIRTH, "", "required"],
    ["2026-11-16", "TWINS", "2026-11-16", "required"],
  ])("on %s a %s of %s: %s", (today, type, date, problem) => {
    expect(problemOf(today, type, date)).toBe(problem);
  });

  test("a 13th week is declared up to 31 days ahead, a birth up to today", () => {
    expect(maternityDays(WEEK, "2026-11-16")).toEqual({ min: "2025-11-16", max: "2026-12-17" });
    expect(maternityDays(BIRTH, "2026-11-16").max).toBe("2026-11-16");
  });
});

describe("Q01 a declared day joins the pregnancy that it belongs to", () => {
  const week = { thirteenthWeek: "2026-01-17" };
  const expected = { expectedOn: "2026-08-01", bornOn: null };
  const born = { expectedOn: null, bornOn: "2026-08-10" };

  test("the 13th week says when a child is expected", () => {
    expect(asPregnancy(week)).toEqual(expected);
  });

  test.each([
    ["the birth of an expected child", { bornOn: "2026-08-10" }, expected, true],
    ["an early birth", { bornOn: "2026-02-01" }, expected, true],
    ["a birth before the 13th week", { bornOn: "2026-01-16" }, expected, false],
    ["a birth long after", { bornOn: "2026-09-13" }, expected, false],
    ["another day of the same birth", { bornOn: "2026-08-11" }, born, true],
    ["the next child", { bornOn: "2027-08-11" }, born, false],
    ["a 13th week that is told after the birth", week, born, true],
    ["the 13th week of the next child", { thirteenthWeek: "2026-11-01" }, born, false],
    ["another day of the same 13th week", { thirteenthWeek: "2026-01-24" }, expected, true],
    ["the 13th week a year later", { thirteenthWeek: "2027-01-17" }, expected, false],
  ])("%s", (_, declared, known, isSame) => {
    expect(isOfPregnancy(declared, known)).toBe(isSame);
  });
});

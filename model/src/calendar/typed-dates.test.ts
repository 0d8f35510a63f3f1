import { expect, test } from "vitest";
import {
  dayRange,
  moveEnd,
  moveStart,
  optionalDay,
  passOn,
  readTypedDate,
  requiredDay,
  tidyTypedDate,
} from "./typed-dates.ts";

test.each([
  ["15.11.2026", "2026-11-15"],
  ["15112026", "2026-11-15"],
  ["15/11/2026", "2026-11-15"],
  ["29.02.2024", "2024-02-29"],
  ["29.02.2023", undefined],
  ["31.04.2026", undefined],
  ["00.01.2026", undefined],
  ["1.1.2026", undefined],
  ["2026-11-15", undefined],
  ["15-11-2026", undefined],
  ["", undefined],
])("B06 %j is read as %j", (typed, day) => {
  expect(readTypedDate(typed)).toBe(day);
});

test("B06 a date out of range or not on offer is undefined", () => {
  const bounds = { min: "2026-01-01", max: "2026-12-31" };
  expect(readTypedDate("31.12.2025", bounds)).toBeUndefined();
  expect(readTypedDate("01.01.2027", bounds)).toBeUndefined();
  expect(readTypedDate("01.01.2026", bounds)).toBe("2026-01-01");
  const isDisabled = (day: string) => day.endsWith("-25");
  expect(readTypedDate("25.12.2026", { isDisabled })).toBeUndefined();
});

test("B06 a value is passed on at ten characters, or when the field is emptied", () => {
  expect(passOn("15.11.202")).toEqual({ passes: false });
  expect(passOn("1511202")).toEqual({ passes: false });
  expect(passOn("15.11.2026")).toEqual({ passes: true, value: "2026-11-15" });
  expect(passOn("15112026")).toEqual({ passes: true, value: "2026-11-15" });
  expect(passOn("99.99.2026")).toEqual({ passes: true, value: undefined });
  expect(passOn(" ")).toEqual({ passes: true, value: "" });
  expect(tidyTypedDate("15/11/2026")).toBe("15.11.2026");
});

test("B06 the rules of a day tell an empty field from one that holds no day", () => {
  const problem = (rule: ReturnType<typeof requiredDay>, value: unknown) =>
    rule.safeParse(value).error?.issues.map(({ message }) => message);
  expect(problem(requiredDay(), "")).toEqual(["required"]);
  expect(problem(requiredDay(), undefined)).toEqual(["date.format"]);
  expect(problem(requiredDay(), "2026-02-30")).toEqual(["date.format"]);
  expect(problem(optionalDay(), "")).toBeUndefined();
  expect(problem(optionalDay(), undefined)).toEqual(["date.format"]);
  expect(problem(optionalDay({ min: "2026-01-01" }), "2025-12-31")).toEqual(["date.format"]);
});

test("B07 a start moved after the end clears the end, an end before the start is rejected", () => {
  const range = { start: "2026-11-10", end: "2026-11-15" };
  expect(moveStart(range, "2026-11-12")).toEqual({ start: "2026-11-12", end: "2026-11-15" });
  expect(moveStart(range, "2026-11-16")).toEqual({ start: "2026-11-16", end: "" });
  expect(moveEnd(range, "2026-11-09")).toBe(range);
  expect(moveEnd(range, "2026-11-10")).toEqual({ start: "2026-11-10", end: "2026-11-10" });
  expect(moveEnd(range, "")).toEqual({ start: "2026-11-10", end: "" });
});

test("B07 a range sent straight to the rule must be in order too", () => {
  const wrong = dayRange().safeParse({ start: "2026-11-10", end: "2026-11-09" });
  expect(wrong.error?.issues).toMatchObject([{ path: ["end"], message: "range.order" }]);
  expect(dayRange().safeParse({ start: "2026-11-10", end: "" }).success).toBe(true);
});

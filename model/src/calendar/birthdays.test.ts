import { expect, test } from "vitest";
import { ageOn, birthday } from "./birthdays.ts";

const today = "2026-11-15";
const problems = (day: unknown, on = today) =>
  birthday(on)
    .safeParse(day)
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  ["1900-01-01", []],
  ["2008-11-15", []],
  ["1899-12-31", ["birthday.format"]],
  ["2001-02-29", ["birthday.format"]],
  ["15.11.1980", ["birthday.format"]],
  ["2008-11-16", ["birthday.major"]],
  ["2027-01-01", ["birthday.major"]],
  ["", ["required"]],
  [undefined, ["birthday.format"]],
])("B05 a person born on %j is judged %j", (day, expected) => {
  expect(problems(day)).toEqual(expected);
});

test("B05 born on a 29 February, one is of full age from 1 March", () => {
  expect(problems("2008-02-29", "2026-02-28")).toEqual(["birthday.major"]);
  expect(problems("2008-02-29", "2026-03-01")).toEqual([]);
  expect(problems("2006-03-01", "2024-02-29")).toEqual(["birthday.major"]);
  expect(problems("2006-02-28", "2024-02-29")).toEqual([]);
});

test.each([
  ["2026-11-16", "2019-11-16", 7],
  ["2026-11-15", "2019-11-16", 6],
  ["2027-02-28", "2020-02-29", 6],
  ["2027-03-01", "2020-02-29", 7],
  ["2028-02-29", "2020-02-29", 8],
  ["2026-12-31", "2026-01-01", 0],
])("on %s a person born on %s is %i years old", (day, birthdate, age) => {
  expect(ageOn(day, birthdate)).toBe(age);
});

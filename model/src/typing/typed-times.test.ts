import { expect, test } from "vitest";
import { readTypedTime, tidyTypedTime } from "./typed-times.ts";

test.each([
  ["15:20", "15:20"],
  ["1520", "15:20"],
  ["15.20", "15:20"],
  ["15h20", "15:20"],
  ["9:05", "09:05"],
  [" 00:00 ", "00:00"],
  ["23:59", "23:59"],
])("O03 the time %j is read as %s", (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
});

test.each(["", "24:00", "12:60", "9", "noon", "15:2", "15:200", "-1:00"])(
  "O03 %j is no time of the clock, and stays as it is typed",
  (typed) => {
    expect(readTypedTime(typed)).toBeUndefined();
    expect(tidyTypedTime(typed)).toBe(typed);
  },
);

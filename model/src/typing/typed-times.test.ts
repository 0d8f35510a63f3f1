import { expect, test } from "vitest";
import { isTime, tidyTypedTime } from "./typed-times.ts";

test.each([
  ["09:30", "09:30"],
  ["9:30", "09:30"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9h30", "09:30"],
  ["9 h", "09:00"],
  ["9.30", "09:30"],
  ["17", "17:00"],
  [" 00:00 ", "00:00"],
  ["23:59", "23:59"],
])("%j is %s", (typed, time) => {
  expect(tidyTypedTime(typed)).toBe(time);
  expect(isTime(time)).toBe(true);
});

test.each(["24:00", "9:60", "noon", "", "12:3", "1:2:3", "12345", "-1:00"])(
  "%j is no time, and stays as it is typed",
  (typed) => {
    expect(tidyTypedTime(typed)).toBe(typed);
    expect(isTime(typed)).toBe(false);
  },
);

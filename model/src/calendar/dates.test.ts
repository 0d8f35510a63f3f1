import { expect, test } from "vitest";
import {
  formatDate,
  isAfterHours,
  isBirthday,
  timeInZurich,
  todayInZurich,
  yearsFrom,
} from "./dates.ts";

test("A36 a day is shown as DD.MM.YYYY", () => {
  expect(formatDate("2026-11-05")).toBe("05.11.2026");
});

test.each([
  ["2026-11-14T22:59:59Z", "2026-11-14"],
  ["2026-11-14T23:00:00Z", "2026-11-15"],
  ["2026-07-31T22:00:00Z", "2026-08-01"],
  ["2026-12-31T23:30:00Z", "2027-01-01"],
])("at %s the day in Switzerland is %s, winter and summer", (instant, day) => {
  expect(todayInZurich(new Date(instant))).toBe(day);
});

test("from 1996 to 2060, clocks in Switzerland show what the time zone database says, on every day and around every change", () => {
  const zone = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Zurich",
    dateStyle: "short",
    timeStyle: "short",
  });
  const wrong: string[] = [];
  for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2060, 0, 1); at += 12 * 3_600_000 - 60_000) {
    const now = new Date(at);
    if (`${todayInZurich(now)} ${timeInZurich(now)}` !== zone.format(now))
      wrong.push(now.toISOString());
  }
  for (let year = 1996; year < 2060; year += 1) {
    for (const month of [2, 9]) {
      for (let at = Date.UTC(year, month, 24); at < Date.UTC(year, month + 1, 1); at += 1_800_000) {
        const now = new Date(at);
        if (`${todayInZurich(now)} ${timeInZurich(now)}` !== zone.format(now))
          wrong.push(now.toISOString());
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["2026-11-15T15:59:59Z", false],
  ["2026-11-15T16:00:00Z", true],
  ["2026-07-15T14:59:59Z", false],
  ["2026-07-15T15:00:00Z", true],
  ["2026-11-15T23:00:00Z", false],
])("A36 at %s it is after hours: %s", (instant, late) => {
  expect(isAfterHours(new Date(instant))).toBe(late);
});

test.each([
  ["1985-11-15", "2026-11-15", true],
  ["1985-11-16", "2026-11-15", false],
  ["1996-02-29", "2026-02-28", true],
  ["1996-02-29", "2028-02-28", false],
  ["1996-02-29", "2028-02-29", true],
  ["1996-02-29", "2100-02-28", true],
])("a person born on %s celebrates on %s: %s", (birthdate, today, celebrates) => {
  expect(isBirthday(birthdate, today)).toBe(celebrates);
});

test("A39 a list of years goes from the current one back to 2016", () => {
  expect(yearsFrom("2026-11-15")).toEqual([
    2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016,
  ]);
  expect(yearsFrom("2027-01-01")[0]).toBe(2027);
});

test.each([
  [{ earliest: 2024 }, [2026, 2025, 2024]],
  [{ count: 2 }, [2026, 2025]],
  [{ count: 1 }, [2026]],
  [{ count: 0 }, [2026]],
  [{ earliest: 2030 }, [2026]],
])("A39 an area may set its own limit %j, and the current year is always there", (limit, years) => {
  expect(yearsFrom("2026-11-15", limit)).toEqual(years);
});

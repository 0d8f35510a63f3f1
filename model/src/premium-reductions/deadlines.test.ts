import { expect, test } from "vitest";
import {
  type DeadlineRule,
  deadlinesOn,
  isCheckOverdue,
  possibleReminders,
  reminderDay,
} from "./deadlines.ts";
import { ReductionOffice } from "./offices.ts";

const on = (month: number, day: number, yearOffset = 0): DeadlineRule => ({
  kind: "DAY",
  month,
  day,
  yearOffset,
});
const withinYear: DeadlineRule = { kind: "WITHIN_YEAR", month: null, day: null, yearOffset: 0 };

test.each<[string, DeadlineRule, string, string, number, boolean, string, number]>([
  ["the day before", on(11, 30), "2026-11-29", "2026-11-30", 2026, false, "2026-11-30", 2026],
  ["on the day", on(11, 30), "2026-11-30", "2026-11-30", 2026, false, "2026-11-30", 2026],
  ["the day after", on(11, 30), "2026-12-01", "2026-11-30", 2026, true, "2027-11-30", 2027],
  [
    "of the year before",
    on(10, 31, -1),
    "2026-11-19",
    "2026-10-31",
    2027,
    true,
    "2027-10-31",
    2028,
  ],
  ["of the year after", on(3, 31, 1), "2026-11-19", "2026-03-31", 2025, true, "2027-03-31", 2026],
  ["within the year", withinYear, "2026-12-31", "2026-12-31", 2026, false, "2026-12-31", 2026],
  ["in a new year", withinYear, "2027-01-01", "2027-12-31", 2027, false, "2027-12-31", 2027],
  ["of 29 February", on(2, 29), "2027-02-28", "2027-02-28", 2027, false, "2027-02-28", 2027],
  ["in a leap year", on(2, 29), "2028-02-29", "2028-02-29", 2028, false, "2028-02-29", 2028],
  ["after a leap day", on(2, 29), "2028-03-01", "2028-02-29", 2028, true, "2029-02-28", 2029],
])("V22 a deadline %s", (_, rule, today, day, claimYear, isOver, coming, comingYear) => {
  expect(deadlinesOn(rule, today)).toEqual({
    current: { day, claimYear },
    isOver,
    coming: { day: coming, claimYear: comingYear },
  });
});

test.each(["ANY_TIME", "LETTER", "NONE", "UNCONFIRMED"] as const)(
  "V22 a rule %s has no day",
  (kind) => {
    const rule = { kind, month: null, day: null, yearOffset: 0 };
    expect(deadlinesOn(rule, "2026-11-19")).toBeUndefined();
  },
);

test.each([
  // 30 November 2026 is a Monday: the day before is a Sunday.
  ["2026-11-30", 1, "2026-11-27"],
  ["2026-12-31", 14, "2026-12-17"],
  // 1 December 2026 is a Tuesday, 24 December 2027 a Friday.
  ["2026-12-31", 30, "2026-12-01"],
  ["2027-12-31", 7, "2027-12-24"],
  // 29 February 2028 is a Tuesday; a week before a Tuesday, two weeks before too.
  ["2028-02-29", 14, "2028-02-15"],
  ["2028-02-29", 1, "2028-02-28"],
  // A deadline of a Sunday is reminded of on the Friday before.
  ["2027-02-28", 1, "2027-02-26"],
  ["2028-03-30", 30, "2028-02-29"],
])("V24 a deadline of %s is reminded of %i days before on a weekday: %s", (day, lead, reminded) => {
  expect(reminderDay(day, lead)).toBe(reminded);
});

test.each([
  ["2026-10-29", [30, 14, 7, 1]],
  ["2026-10-30", [14, 7, 1]],
  ["2026-11-22", [7, 1]],
  ["2026-11-26", [1]],
  ["2026-11-27", []],
  ["2026-11-30", []],
])("V24 on %s reminders of 30 November can be set %j days before", (today, leads) => {
  expect(possibleReminders("2026-11-30", today).map(({ daysBefore }) => daysBefore)).toEqual(leads);
});

test("V25 a row is to be checked again after thirteen months", () => {
  expect(isCheckOverdue("2025-10-19", "2026-11-19")).toBe(false);
  expect(isCheckOverdue("2025-10-18", "2026-11-19")).toBe(true);
});

const office = {
  canton: "VD",
  names: { fr: "Office" },
  pageUrl: null,
  homeUrl: "https://www.vd.ch",
  way: "APPLICATION",
  deadlineKind: "DAY",
  deadlineMonth: 2,
  deadlineDay: 29,
  deadlineYear: 0,
  source: "vd.ch",
  checkedOn: "2026-11-19",
};

test.each<[string, object, boolean]>([
  ["29 February", {}, true],
  ["30 February", { deadlineDay: 30 }, false],
  ["31 November", { deadlineMonth: 11, deadlineDay: 31 }, false],
  ["a month without a day", { deadlineDay: null }, false],
  ["a day where the rule has none", { deadlineKind: "NONE" }, false],
  [
    "no day where the rule has none",
    { deadlineKind: "NONE", deadlineMonth: null, deadlineDay: null },
    true,
  ],
  [
    "a year apart from a day",
    { deadlineKind: "NONE", deadlineMonth: null, deadlineDay: null, deadlineYear: 1 },
    false,
  ],
  ["http", { pageUrl: "http://www.vd.ch" }, false],
  ["a script", { pageUrl: "javascript:alert(1)" }, false],
  ["no canton", { canton: "XX" }, false],
  ["no name", { names: {} }, false],
  ["no source", { source: " " }, false],
])("V23 a row with %s is valid: %s", (_, change, isValid) => {
  expect(ReductionOffice.safeParse({ ...office, ...change }).success).toBe(isValid);
});

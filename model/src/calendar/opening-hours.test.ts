import { describe, expect, test } from "vitest";
import { timeInZurich, todayInZurich } from "./dates.ts";
import { describeWeek, type OpeningHours, openingState, OpeningWeek } from "./opening-hours.ts";

const day = [
  { opens: "08:30", closes: "12:00" },
  { opens: "13:30", closes: "17:00" },
];
const agency: OpeningHours = {
  week: [day, day, day, day, day, [{ opens: "09:00", closes: "12:00" }], []],
  exceptions: [
    { day: "2027-05-06", reason: "Ascension", spans: [] },
    { day: "2026-12-24", reason: "veille", spans: [{ opens: "08:30", closes: "12:00" }] },
    { day: "2026-12-25", reason: "Noël", spans: [] },
    { day: "2026-12-26", reason: "Saint-Étienne", spans: [] },
  ],
};

/** As one line: open until; or closed, the reason, and the next opening. */
function at(instant: string, hours = agency): string {
  const now = new Date(instant);
  const state = openingState(hours, { day: todayInZurich(now), time: timeInZurich(now) });
  if (state.kind === "always") return "always";
  const reason = state.reason ? ` (${state.reason})` : "";
  if (state.kind === "open") return `open until ${state.until}${reason}`;
  const { next } = state;
  return `closed${reason}${next ? `, ${next.at} on ${next.day} in ${next.daysAway}` : ""}`;
}

describe("G02 whether an agency is open, by Swiss clocks, through summer time and holidays", () => {
  test.each([
    // Winter: one hour ahead of UTC.
    ["2026-11-16T07:29:59Z", "closed, 08:30 on 2026-11-16 in 0"],
    ["2026-11-16T07:30:00Z", "open until 12:00"],
    ["2026-11-16T10:59:59Z", "open until 12:00"],
    ["2026-11-16T11:00:00Z", "closed, 13:30 on 2026-11-16 in 0"],
    ["2026-11-16T15:59:59Z", "open until 17:00"],
    ["2026-11-16T16:00:00Z", "closed, 08:30 on 2026-11-17 in 1"],
    // Summer: two hours ahead.
    ["2026-07-15T06:29:59Z", "closed, 08:30 on 2026-07-15 in 0"],
    ["2026-07-15T06:30:00Z", "open until 12:00"],
    // The Fridays, Saturdays and Mondays around both changes of the clock.
    ["2026-03-28T08:00:00Z", "open until 12:00"],
    ["2026-03-29T00:59:59Z", "closed, 08:30 on 2026-03-30 in 1"],
    ["2026-03-29T01:00:00Z", "closed, 08:30 on 2026-03-30 in 1"],
    ["2026-03-30T06:30:00Z", "open until 12:00"],
    ["2026-10-24T07:00:00Z", "open until 12:00"],
    ["2026-10-25T00:30:00Z", "closed, 08:30 on 2026-10-26 in 1"],
    ["2026-10-25T01:30:00Z", "closed, 08:30 on 2026-10-26 in 1"],
    ["2026-10-26T06:30:00Z", "closed, 08:30 on 2026-10-26 in 0"],
    ["2026-10-26T07:30:00Z", "open until 12:00"],
    // It is Sunday in Switzerland while it is still Saturday in UTC.
    ["2026-11-21T23:30:00Z", "closed, 08:30 on 2026-11-23 in 1"],
    // Holidays.
    ["2027-05-06T08:00:00Z", "closed (Ascension), 08:30 on 2027-05-07 in 1"],
    ["2027-05-05T16:00:00Z", "closed, 08:30 on 2027-05-07 in 2"],
    ["2026-12-24T10:00:00Z", "open until 12:00 (veille)"],
    ["2026-12-24T12:00:00Z", "closed, 08:30 on 2026-12-28 in 4"],
    ["2026-12-31T23:00:00Z", "closed, 08:30 on 2027-01-01 in 0"],
  ])("%s: %s", (instant, told) => {
    expect(at(instant)).toBe(told);
  });
});

test("a line that never shuts is always open, one that shuts at midnight says when", () => {
  const always = Array.from({ length: 7 }, () => [{ opens: "00:00", closes: "24:00" }]);
  expect(at("2026-11-16T03:00:00Z", { week: always, exceptions: [] })).toBe("always");
  const shutOnSundays = [...always.slice(0, 6), []];
  expect(at("2026-11-18T03:00:00Z", { week: shutOnSundays, exceptions: [] })).toBe(
    "open until 24:00",
  );
  const nightly = Array.from({ length: 7 }, () => [
    { opens: "00:00", closes: "06:00" },
    { opens: "20:00", closes: "24:00" },
  ]);
  expect(at("2026-11-16T21:00:00Z", { week: nightly, exceptions: [] })).toBe("open until 06:00");
});

test("a place that does not open any more is closed, without a promise", () => {
  const shut = Array.from({ length: 7 }, () => []);
  expect(at("2026-11-16T09:00:00Z", { week: shut, exceptions: [] })).toBe("closed");
});

test.each([
  ["fr", "Lundi–vendredi 08:30–12:00, 13:30–17:00; samedi 09:00–12:00"],
  ["de", "Montag–Freitag 08:30–12:00, 13:30–17:00; Samstag 09:00–12:00"],
  ["it", "Lunedì–venerdì 08:30–12:00, 13:30–17:00; sabato 09:00–12:00"],
  ["en", "Monday–Friday 08:30–12:00, 13:30–17:00; Saturday 09:00–12:00"],
] as const)("G02 the week in words (%s): %s", (language, text) => {
  expect(describeWeek(agency.week, language)).toBe(text);
});

test("a day off in between parts the week", () => {
  const week = [day, day, [], day, day, [], []];
  expect(describeWeek(week, "en")).toBe(
    "Monday–Tuesday 08:30–12:00, 13:30–17:00; Thursday–Friday 08:30–12:00, 13:30–17:00",
  );
});

test.each([
  [[{ opens: "12:00", closes: "08:30" }]],
  [[{ opens: "8:30", closes: "12:00" }]],
  [[{ opens: "08:30", closes: "25:00" }]],
  [
    [
      { opens: "13:30", closes: "17:00" },
      { opens: "08:30", closes: "12:00" },
    ],
  ],
])("hours that cannot be are refused: %j", (spans) => {
  expect(OpeningWeek.safeParse([spans, [], [], [], [], [], []]).success).toBe(false);
  expect(OpeningWeek.safeParse([day, [], [], [], [], [], []]).success).toBe(true);
});

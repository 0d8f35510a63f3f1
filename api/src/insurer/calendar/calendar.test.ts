import { describe, expect, test } from "vitest";
import { aCustomer, callsAs, db } from "../../../test/portal.ts";

const WORKING_DAYS = `query WorkingDays($dateFrom: Date!, $numberOfDays: Int!) {
  workingDays(dateFrom: $dateFrom, numberOfDays: $numberOfDays)
}`;

const anna = await aCustomer();
const asked = async (dateFrom: string, numberOfDays: number): Promise<string[]> =>
  (await anna.graphql(WORKING_DAYS, { dateFrom, numberOfDays })).data.workingDays;

describe("W03 the working days after a day leave out weekends and the holidays of the head office", () => {
  test.each([
    ["2026-11-16", 1, "2026-11-17"],
    ["2026-11-13", 1, "2026-11-16"],
    ["2026-11-14", 2, "2026-11-17"],
    ["2026-12-23", 3, "2026-12-29"],
    ["2026-12-31", 1, "2027-01-04"],
    ["2026-04-02", 1, "2026-04-07"],
    ["2026-05-13", 1, "2026-05-15"],
    ["2026-05-22", 1, "2026-05-26"],
    ["2026-07-31", 1, "2026-08-03"],
    ["2026-09-18", 1, "2026-09-22"],
    ["2026-04-30", 1, "2026-05-01"],
    ["2028-02-28", 2, "2028-03-01"],
    ["2026-11-16", 60, "2027-02-10"],
  ])("after %s, %d working days on: %s", async (from, count, day) => {
    const days = await asked(from, count);
    expect(days).toHaveLength(count);
    expect(days.at(-1)).toBe(day);
  });
});

test("W03 an operator's row gives a day off, or takes one back", async () => {
  const name = JSON.stringify({ fr: "Pont", de: "Brücke", it: "Ponte", en: "Bridge day" });
  await db
    .insertInto("holiday")
    .values([
      { rule: "2029-05-11", cantons: null, name },
      { rule: "2029-12-26", cantons: JSON.stringify(["VD"]), isWorkingDay: true, name },
      { rule: "2029-05-14", cantons: JSON.stringify(["ZH"]), name },
    ])
    .execute();
  expect(await asked("2029-05-09", 1)).toEqual(["2029-05-14"]);
  expect(await asked("2029-12-24", 1)).toEqual(["2029-12-26"]);
});

test.each([
  ["1999-12-31", 1, { dateFrom: "date.format" }],
  ["2026-11-16", 0, { numberOfDays: "number.invalid" }],
  ["2026-11-16", -1, { numberOfDays: "number.invalid" }],
  ["2026-11-16", 61, { numberOfDays: "number.invalid" }],
  ["2026-11-16", 2_147_483_647, { numberOfDays: "number.invalid" }],
])("W03 after %s, %d days: refused at its field", async (dateFrom, numberOfDays, fields) => {
  const { errors } = await anna.graphql(WORKING_DAYS, { dateFrom, numberOfDays });
  expect(errors?.[0]?.extensions).toEqual({ code: "INVALID", fields });
});

test("W05 working days are for customers who are signed in", async () => {
  const variables = { dateFrom: "2026-11-16", numberOfDays: 1 };
  const { errors } = await callsAs().graphql(WORKING_DAYS, variables);
  expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
});

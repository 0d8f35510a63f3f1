import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCustomer, callsAs, clock } from "../../test/portal.ts";

const NOTICE = `query Notice { yearEndNotice }`;
const UNREAD = `query Unread($from: Date!, $to: Date!, $seen: Boolean) {
  documents(from: $from, to: $to, seen: $seen) { iddms seen }
}`;

test.each([
  ["2026-11-16", "2026-11-30"],
  ["2026-12-31", "2026-11-30"],
  // 30 November is a Saturday and a Sunday in these years.
  ["2024-01-01", "2024-11-29"],
  ["2025-03-01", "2025-11-28"],
  ["2024-02-29", "2024-11-29"],
])("P01 on %s a deductible can be lowered until %s", async (today, day) => {
  clock.set(today);
  const anna = await aCustomer();
  expect((await anna.graphql(NOTICE)).data.yearEndNotice).toBe(day);
});

test("P01 the day is told to customers alone", async () => {
  const { errors } = await callsAs().graphql(NOTICE);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
});

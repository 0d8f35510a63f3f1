import { expect, test } from "vitest";
import { aCustomer, callsAs, clock } from "../../test/portal.ts";
import { wasSent } from "../../test/samples/documents.ts";

const NOTICE = `query Notice { yearEndNotice }`;
const UNREAD = `query Unread($from: Date!, $to: Date!, $seen: Boolean) {
  documents(from: $from, to: $to, seen: $seen) { iddms seen }
}`;

test.each([
  ["2026-11-16", "2026-11-30"],
  ["2026-12-31", "2026-11-30"],
  // 30 November is a Saturday or a Sunday in these years.
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

test("P01 documents can be asked for by whether they were opened", async () => {
  const anna = await aCustomer();
  const seen = await wasSent(anna, { date: "2026-01-01", seenAt: new Date() });
  const unseen = await wasSent(anna, { date: "2026-12-31" });
  const listed = async (filter: boolean | null) => {
    const period = { from: "2026-01-01", to: "2026-12-31" };
    const { data } = await anna.graphql(UNREAD, { ...period, seen: filter });
    return data.documents.map(({ iddms }: { iddms: string }) => iddms);
  };
  expect(await listed(false)).toEqual([unseen]);
  expect(await listed(true)).toEqual([seen]);
  expect(await listed(null)).toEqual([unseen, seen]);
});

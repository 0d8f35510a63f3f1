import { expect, test } from "vitest";
import { aCustomer, db } from "../../test/portal.ts";

const DUE = "query D { isTourDue }";
const END = "mutation E { endTour }";

test("V72 the tour is due until it is ended, for this account alone; a second end changes nothing", async () => {
  const [anna, stranger] = await Promise.all([aCustomer(), aCustomer()]);
  expect((await anna.graphql(DUE)).data.isTourDue).toBe(true);
  await Promise.all([anna.graphql(END), anna.graphql(END)]);
  expect((await anna.graphql(DUE)).data.isTourDue).toBe(false);
  expect((await stranger.graphql(DUE)).data.isTourDue).toBe(true);
  const notes = await db
    .selectFrom("audit")
    .select("accountId")
    .where("action", "=", "end tour")
    .where("accountId", "in", [anna.id, stranger.id])
    .execute();
  expect(notes).toEqual([{ accountId: anna.id }]);
});

test("V72 an account that has used the portal for long is not shown the tour", async () => {
  const anna = await aCustomer();
  const firstConnectionAt = new Date("2020-02-29T12:00:00Z");
  await db.updateTable("account").set({ firstConnectionAt }).where("id", "=", anna.id).execute();
  expect((await anna.graphql(DUE)).data.isTourDue).toBe(false);
});

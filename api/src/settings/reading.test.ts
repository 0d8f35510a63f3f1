import { expect, test } from "vitest";
import { aCustomer, callsAs, db } from "../../test/portal.ts";

const READ = "query R { reading { wording textSize } }";
const CHANGE = `mutation C($wording: Wording, $textSize: TextSize) {
  changeReading(wording: $wording, textSize: $textSize) { wording textSize }
}`;

test("V64 how a customer reads follows them to every device, and is nobody else's", async () => {
  const [anna, stranger] = await Promise.all([aCustomer(), aCustomer()]);
  expect((await anna.graphql(READ)).data.reading).toBeNull();
  const easy = { wording: "EASY", textSize: "NORMAL" };
  expect((await anna.graphql(CHANGE, { wording: "EASY" })).data.changeReading).toEqual(easy);
  expect((await anna.graphql(CHANGE, { textSize: "LARGEST" })).data.changeReading).toEqual({
    ...easy,
    textSize: "LARGEST",
  });
  expect((await anna.graphql(READ)).data.reading).toEqual({ ...easy, textSize: "LARGEST" });
  expect((await stranger.graphql(READ)).data.reading).toBeNull();
  const rows = await db
    .selectFrom("account")
    .select("wording")
    .where("id", "=", stranger.id)
    .execute();
  expect(rows).toEqual([{ wording: null }]);
});

test("V64 only a change is noted, and what the portal does not know is refused", async () => {
  const anna = await aCustomer();
  for (const wording of ["EASY", "EASY", "ORDINARY"]) await anna.graphql(CHANGE, { wording });
  expect((await anna.graphql(CHANGE, { textSize: "HUGE" })).errors).toBeDefined();
  expect((await anna.graphql(CHANGE, {})).data.changeReading).toEqual({
    wording: "ORDINARY",
    textSize: "NORMAL",
  });
  const notes = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .where("action", "=", "change reading")
    .execute();
  expect(notes).toHaveLength(2);
});

test("V64 an affiliated customer chooses too, and nobody without a session", async () => {
  const luca = await aCustomer({ isAddressOwner: false });
  expect((await luca.graphql(CHANGE, { wording: "EASY" })).errors).toBeUndefined();
  const { errors } = await callsAs().graphql(READ);
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

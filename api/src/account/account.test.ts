import { expect, test } from "vitest";
import { aCustomer, callsAs, db, secrets } from "../../test/portal.ts";

const PHONE = "query Phone { profile { extranaute { phoneNumber } } }";
const change = (calls: Pick<ReturnType<typeof callsAs>, "call">, phoneNumber: unknown) =>
  calls.call("PATCH", "/v1/partners/mobile_number", { phoneNumber });

test("E01 the mobile number is changed, encrypted, and noted in the audit", async () => {
  const anna = await aCustomer();
  expect((await change(anna, "079 555 12 34")).status).toBe(204);
  expect((await anna.graphql(PHONE)).data.profile.extranaute.phoneNumber).toBe("+41795551234");
  const { phoneNumber } = await db
    .selectFrom("account")
    .select("phoneNumber")
    .where("id", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(phoneNumber?.toString("latin1")).not.toContain("795551234");
  const place = { table: "account", column: "phone_number", row: anna.id };
  expect(phoneNumber && secrets.decrypt(place, phoneNumber)).toBe("+41795551234");
  const lines = await db
    .selectFrom("audit")
    .select(["action", "subject"])
    .where("accountId", "=", anna.id)
    .where("action", "<>", "login")
    .execute();
  expect(lines).toContainEqual({ action: "change mobile number", subject: null });
  expect(JSON.stringify(lines)).not.toContain("795551234");
});

test.each([
  ["", "required"],
  ["abc", "phone.invalid"],
  ["+41 74 123 45 67", "phone.invalid"],
  ["+4179", "phone.invalid"],
  [undefined, "required"],
  [12345, "required"],
])("E01 a wrong number is a 400 at its field: %j", async (phoneNumber, message) => {
  const answer = await change(await aCustomer(), phoneNumber);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: "INVALID", fields: { phoneNumber: message } },
  ]);
});

test("E01 nobody changes it without a session, and the operator has none to change", async () => {
  expect((await change(callsAs(), "+41795551234")).status).toBe(401);
  expect((await change(await aCustomer({ role: "OPERATOR" }), "+41795551234")).status).toBe(403);
});

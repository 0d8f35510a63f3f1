import { expect, test } from "vitest";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { restWithCode } from "../../test/samples/codes.ts";
import { aCustomer, callsAs, type Customer, db, secrets } from "../../test/portal.ts";
import { messageBinding } from "../insurer/outbox/enqueue.ts";

const PHONE = "query Phone { profile { extranaute { phoneNumber } } }";
const change = (calls: Pick<ReturnType<typeof callsAs>, "call">, phoneNumber: unknown) =>
  calls.call("PATCH", "/v1/partners/mobile_number", { phoneNumber });

const PATH = ["PATCH", "/v1/partners/mobile_number"] as const;
const confirm = (who: Customer, phoneNumber: string) => restWithCode(who, PATH, { phoneNumber });

test("E01 an attacker with a stolen session cannot send the codes to a phone of their own", async () => {
  const anna = await aCustomer();
  const answer = await change(anna, "+41 79 555 12 34");
  expect(answer.status).toBe(428);
  const { code, challenge } = await answer.json();
  expect([code, challenge.channel, challenge.recipient]).toEqual([
    "CONFIRMATION_NEEDED",
    "SMS",
    "+41\u00a0•••\u00a0•••\u00a067",
  ]);
  const wrong = { [clientHeaders.confirmation]: `${challenge.id} 000000` };
  expect((await anna.call(...PATH, { phoneNumber: "+41 79 555 12 34" }, wrong)).status).not.toBe(
    204,
  );
  expect((await anna.graphql(PHONE)).data.profile.extranaute.phoneNumber).toBe("+41791234567");
});

test("E01 the login address and the number of before are told at once, and the new one is not", async () => {
  const anna = await aCustomer();
  expect((await confirm(anna, "+41 79 555 12 34")).status).toBe(204);
  const messages = await db
    .selectFrom("message")
    .select(["id", "channel", "recipient"])
    .where("accountId", "=", anna.id)
    .where("template", "=", "mobileNumber.changed")
    .execute();
  const told = messages.map(({ id, channel, recipient }) => [
    channel,
    secrets.decrypt(messageBinding("recipient", id), recipient),
  ]);
  expect(Object.fromEntries(told)).toEqual({ EMAIL: anna.email, SMS: "+41791234567" });
});

test("E01 the mobile number is changed, encrypted, and noted in the audit", async () => {
  const anna = await aCustomer();
  expect((await confirm(anna, "079 555 12 34")).status).toBe(204);
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

test("E01 it is not changed without a session, and the operator has none to change", async () => {
  expect((await change(callsAs(), "+41795551234")).status).toBe(401);
  expect((await change(await aCustomer({ role: "OPERATOR" }), "+41795551234")).status).toBe(403);
});

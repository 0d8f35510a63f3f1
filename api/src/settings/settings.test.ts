import { expect, test } from "vitest";
import { aCustomer, type Customer, db } from "../../test/portal.ts";

const READ = `query Read {
  notificationPreferences { invoiceNew invoiceReminder refundNew communicationNew certificatNew
    costReminder }
}`;
const UPDATE = `mutation Update($input: NotificationPreferencesInput!) {
  updateNotificationPreferences(input: $input) { invoiceNew refundNew }
}`;
const CHANGE = `mutation Change($correspondance: Correspondance!) {
  changeCorrespondence(correspondance: $correspondance)
}`;

const byEmail = {
  invoiceNew: "EMAIL",
  invoiceReminder: "EMAIL",
  refundNew: "EMAIL",
  communicationNew: "EMAIL",
  certificatNew: "EMAIL",
  costReminder: "EMAIL",
};
const paper = (anna: Customer, correspondance: unknown) =>
  anna.call("PATCH", "/v1/extranaute", { correspondance });

test("E04 six kinds of news each have a channel: e-mail until the customer chooses, then what they chose", async () => {
  const anna = await aCustomer();
  expect((await anna.graphql(READ)).data.notificationPreferences).toEqual(byEmail);
  const input = { ...byEmail, invoiceNew: "PUSH", refundNew: "SMS", certificatNew: "NONE" };
  expect((await anna.graphql(UPDATE, { input })).errors).toBeUndefined();
  expect((await anna.graphql(READ)).data.notificationPreferences).toEqual(input);
  const stranger = await aCustomer();
  expect((await stranger.graphql(READ)).data.notificationPreferences).toEqual(byEmail);
});

test("E04 a client names what it changes: what it does not know, or leaves empty, stays as it is", async () => {
  const anna = await aCustomer();
  const update = async (input: object) => {
    expect((await anna.graphql(UPDATE, { input })).errors).toBeUndefined();
    return (await anna.graphql(READ)).data.notificationPreferences;
  };
  expect(await update({ refundNew: "SMS" })).toEqual({ ...byEmail, refundNew: "SMS" });
  const second = { ...byEmail, refundNew: "NONE", certificatNew: "PUSH" };
  expect(await update({ refundNew: "NONE", certificatNew: "PUSH" })).toEqual(second);
  expect(await update({ refundNew: null, invoiceNew: "SMS" })).toEqual({
    ...second,
    invoiceNew: "SMS",
  });
  expect(await update({})).toEqual({ ...second, invoiceNew: "SMS" });
});

test("E04 two tabs that change different kinds of news at once both have their way", async () => {
  const anna = await aCustomer();
  const inputs = [{ refundNew: "SMS" }, { certificatNew: "NONE" }, { communicationNew: "PUSH" }];
  await Promise.all(inputs.map((input) => anna.graphql(UPDATE, { input })));
  expect((await anna.graphql(READ)).data.notificationPreferences).toEqual({
    ...byEmail,
    refundNew: "SMS",
    certificatNew: "NONE",
    communicationNew: "PUSH",
  });
});

test("E04 a kind of news that only a newer node knows leaves the others readable", async () => {
  const anna = await aCustomer();
  await anna.graphql(UPDATE, { input: { refundNew: "SMS" } });
  await db
    .insertInto("notificationPreference")
    .values({ accountId: anna.id, kind: "premiumNew", channel: "SMS" })
    .execute();
  expect((await anna.graphql(READ)).data.notificationPreferences).toEqual({
    ...byEmail,
    refundNew: "SMS",
  });
});

test("E04 a channel that is none is refused", async () => {
  const anna = await aCustomer();
  const { errors } = await anna.graphql(UPDATE, { input: { ...byEmail, refundNew: "PIGEON" } });
  expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
});

test("E03 letters on paper are chosen by REST or by GraphQL, and read back", async () => {
  const anna = await aCustomer();
  const answer = await paper(anna, "PAPER");
  expect([answer.status, await answer.json()]).toEqual([200, { correspondance: "PAPER" }]);
  const { data } = await anna.graphql(CHANGE, { correspondance: "DIGITAL" });
  expect(data.changeCorrespondence).toBe("DIGITAL");
  const profile = await anna.graphql("query P { profile { extranaute { correspondance } } }");
  expect(profile.data.profile.extranaute.correspondance).toBe("DIGITAL");
});

test.each(["PYN", "YWB"] as const)(
  "E03 whoever pays by %s cannot change it",
  async (paymentMode) => {
    const anna = await aCustomer({ paymentMode });
    const answer = await paper(anna, "PAPER");
    const refusal = {
      code: "INVALID",
      fields: { correspondance: "correspondance.electronicBill" },
    };
    expect([answer.status, await answer.json()]).toEqual([400, refusal]);
    const { errors } = await anna.graphql(CHANGE, { correspondance: "PAPER" });
    expect(errors?.[0]?.extensions).toEqual(refusal);
  },
);

test("E03 anything but PAPER and DIGITAL is a 400", async () => {
  expect((await paper(await aCustomer(), "PIGEON")).status).toBe(400);
});

test("E05 with paper the channel for new invoices stays as it is, the others change", async () => {
  const anna = await aCustomer();
  await paper(anna, "PAPER");
  const input = { ...byEmail, refundNew: "SMS" };
  expect((await anna.graphql(UPDATE, { input })).errors).toBeUndefined();
  const { errors } = await anna.graphql(UPDATE, { input: { ...input, invoiceNew: "SMS" } });
  expect(errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: { invoiceNew: "preferences.paper" },
  });
});

test.each(["SDD", "LSV"] as const)(
  "E05 direct debit by %s decides both invoice channels",
  async (paymentMode) => {
    const anna = await aCustomer({ paymentMode });
    const input = { ...byEmail, invoiceNew: "SMS", invoiceReminder: "SMS" };
    const { errors } = await anna.graphql(UPDATE, { input });
    expect(errors?.[0]?.extensions["fields"]).toEqual({
      invoiceNew: "preferences.directDebit",
      invoiceReminder: "preferences.directDebit",
    });
    const kept = await db
      .selectFrom("notificationPreference")
      .where("accountId", "=", anna.id)
      .selectAll()
      .execute();
    expect(kept).toEqual([]);
  },
);

test("E04 each change leaves an audit line", async () => {
  const anna = await aCustomer();
  await anna.graphql(UPDATE, { input: { ...byEmail, refundNew: "SMS" } });
  await paper(anna, "PAPER");
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .orderBy("id")
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    "login",
    "update notification preferences",
    "change correspondence",
  ]);
});

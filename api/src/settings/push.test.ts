import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { aGateway } from "../../test/listeners.ts";
import { aCustomer, aProcess, callsAs, type Customer, db, testConfig } from "../../test/portal.ts";
import { aReceiver } from "../../test/samples/push.ts";

const DEVICES = `query Devices($endpoint: String) { pushDevices(endpoint: $endpoint) { count isHere } }`;
const SUBSCRIBE = `mutation Subscribe($device: PushDeviceInput!) {
  subscribePush(device: $device) { count isHere }
}`;
const UNSUBSCRIBE = `mutation Unsubscribe($endpoint: String!) {
  unsubscribePush(endpoint: $endpoint) { count isHere }
}`;
const PREFER = `mutation Prefer($input: NotificationPreferencesInput!) {
  updateNotificationPreferences(input: $input) { communicationNew }
}`;
const ASK = `mutation Ask { createAccountStatementRequest(lang: "it") { status } }`;

const node = await aProcess({
  config: testConfig({ REQUEST_DELAY_SECONDS: "0" }),
});
const as = (anna: Customer) => callsAs(anna.session, node);

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function aPushService(answer: () => number = () => 201) {
  const service = await aGateway((response) => response.writeHead(answer()).end());
  undo.push(service.stop);
  return { calls: service.calls, endpoint: () => `${service.url}/${randomUUID()}` };
}

const messagesOf = (anna: Customer) =>
  db
    .selectFrom("message")
    .select(["channel", "state", "template"])
    .where("accountId", "=", anna.id)
    .where("template", "<>", "accountStatement.received")
    .orderBy("createdAt")
    .execute();
const devicesOf = (anna: Customer) =>
  db.selectFrom("pushSubscription").selectAll().where("accountId", "=", anna.id).execute();

async function prefersPush(anna: Customer, channel = "PUSH"): Promise<void> {
  const keys = [
    "invoiceNew",
    "invoiceReminder",
    "refundNew",
    "communicationNew",
    "certificatNew",
    "costReminder",
  ];
  const input = Object.fromEntries(keys.map((key) => [key, channel]));
  expect((await as(anna).graphql(PREFER, { input })).errors).toBeUndefined();
}

async function getsAStatement(anna: Customer): Promise<void> {
  await as(anna).graphql(ASK);
  const open = db
    .selectFrom("interaction")
    .where("accountId", "=", anna.id)
    .where("status", "<>", "DONE")
    .select("id");
  // A run that started earlier may have missed it.
  while ((await open.execute()).length > 0) await node.worker.runDue();
  await node.outbox.runDue();
}

test("E04 a device that subscribes is written to at once, and then told of news, which it alone can open", async () => {
  const service = await aPushService();
  const [anna, receiver] = [await aCustomer(), aReceiver()];
  const device = receiver.at(service.endpoint());
  const { data } = await as(anna).graphql(SUBSCRIBE, { device });
  expect(data.subscribePush).toEqual({ count: 1, isHere: true });
  await node.outbox.runDue();
  await expect.poll(() => service.calls.length).toBe(1);
  expect(receiver.open(service.calls[0]?.body ?? Buffer.alloc(0))).toEqual({
    title: "Les notifications sont activées",
    body: "Cervin\u00a0: cet appareil reçoit désormais vos notifications.",
  });
  await prefersPush(anna);
  await getsAStatement(anna);
  await expect.poll(() => service.calls.length).toBe(2);
  expect(receiver.open(service.calls[1]?.body ?? Buffer.alloc(0))).toMatchObject({
    title: "Il suo estratto conto è pronto",
  });
  await expect.poll(async () => (await devicesOf(anna))[0]?.lastOkAt).toBeInstanceOf(Date);
});

test("E04 the endpoint and the keys are not readable in the database", async () => {
  const service = await aPushService();
  const [anna, device] = [await aCustomer(), aReceiver().at(service.endpoint())];
  await as(anna).graphql(SUBSCRIBE, { device });
  const [row] = await devicesOf(anna);
  for (const value of [row?.endpoint, row?.keys]) {
    expect(value?.toString("latin1")).not.toMatch(/localhost|p256dh|auth/);
  }
});

test.each([404, 410])(
  "a device whose service answers %i is forgotten, and news comes by e-mail",
  async (gone) => {
    let status = 201;
    const service = await aPushService(() => status);
    const [anna, device] = [await aCustomer(), aReceiver().at(service.endpoint())];
    await as(anna).graphql(SUBSCRIBE, { device });
    await node.outbox.runDue();
    await prefersPush(anna);
    status = gone;
    await getsAStatement(anna);
    await expect.poll(() => devicesOf(anna)).toEqual([]);
    await getsAStatement(anna);
    expect((await messagesOf(anna)).map(({ channel, template }) => [channel, template])).toEqual([
      ["PUSH", "push.welcome"],
      ["PUSH", "accountStatement.ready"],
      ["EMAIL", "accountStatement.ready"],
    ]);
  },
);

test("E04 a customer who chose SMS or nothing gets that, and one who chose nothing yet an e-mail", async () => {
  const told = async (channel?: string) => {
    const anna = await aCustomer();
    if (channel) await prefersPush(anna, channel);
    await getsAStatement(anna);
    return (await messagesOf(anna)).map((one) => one.channel);
  };
  expect(await told()).toEqual(["EMAIL"]);
  expect(await told("SMS")).toEqual(["SMS"]);
  expect(await told("NONE")).toEqual([]);
});

test("a browser that another person used before belongs to who subscribed last", async () => {
  const service = await aPushService();
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const device = aReceiver().at(service.endpoint());
  const { endpoint } = device;
  await as(anna).graphql(SUBSCRIBE, { device });
  await as(anna).graphql(SUBSCRIBE, { device });
  expect((await as(anna).graphql(DEVICES, { endpoint })).data.pushDevices).toEqual({
    count: 1,
    isHere: true,
  });
  await as(bea).graphql(SUBSCRIBE, { device });
  expect((await as(anna).graphql(DEVICES, { endpoint })).data.pushDevices.count).toBe(0);
  await as(anna).graphql(UNSUBSCRIBE, { endpoint });
  expect((await as(bea).graphql(DEVICES, { endpoint })).data.pushDevices.isHere).toBe(true);
  const { data } = await as(bea).graphql(UNSUBSCRIBE, { endpoint });
  expect(data.unsubscribePush).toEqual({ count: 0, isHere: false });
  const left = await db
    .selectFrom("audit")
    .select("accountId")
    .where("action", "=", "unsubscribe from push")
    .where("accountId", "in", [anna.id, bea.id])
    .execute();
  expect(left, "only who had the device gave it up").toEqual([{ accountId: bea.id }]);
});

test("an account has twenty devices at most: the first gives way, also when several subscribe at once", async () => {
  const service = await aPushService();
  const anna = await aCustomer();
  const subscribe = async () => {
    const device = aReceiver().at(service.endpoint());
    await as(anna).graphql(SUBSCRIBE, { device });
    return device;
  };
  const { endpoint } = await subscribe();
  for (let turn = 0; turn < 18; turn++) await subscribe();
  await Promise.all([subscribe(), subscribe(), subscribe()]);
  expect((await as(anna).graphql(DEVICES, { endpoint })).data.pushDevices).toEqual({
    count: 20,
    isHere: false,
  });
});

test("an endpoint of no push service is refused, and nothing is called", async () => {
  const anna = await aCustomer();
  for (const endpoint of [
    "https://127.0.0.1/x",
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://somebody:secret@fcm.googleapis.com/x",
    "https://somebody@fcm.googleapis.com/x",
    "nonsense",
  ]) {
    const { errors } = await as(anna).graphql(SUBSCRIBE, { device: aReceiver().at(endpoint) });
    expect(errors?.[0]?.extensions, endpoint).toEqual({
      code: "INVALID",
      fields: { endpoint: "push.endpoint" },
    });
  }
  expect(await devicesOf(anna)).toEqual([]);
});

test("two nodes that start share one key, and its private half is not readable", async () => {
  const keyOf = async (one: typeof node) =>
    (await (await one.app.request("/config.json")).json()).pushPublicKey;
  expect(await keyOf(await aProcess())).toBe(await keyOf(node));
  const rows = await db.selectFrom("pushKey").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.privateKey.length).toBeGreaterThan(43);
});

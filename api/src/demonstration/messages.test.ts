import { beforeAll, expect, test } from "vitest";
import {
  aCustomer,
  aProcess,
  callsAs,
  type Customer,
  database,
  db,
  secrets,
  testConfig,
} from "../../test/portal.ts";
import { codeMessage } from "../insurer/confirmations/messages.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import { requestWithdrawn } from "../insurer/requests/messages.ts";

beforeAll(() => isDemonstration());

async function isDemonstration(): Promise<void> {
  await db.insertInto("demonstration").values({ seededOn: "2026-11-16", seed: 1 }).execute();
}

const challenge = "5a6e4a4e-9f2c-4a8e-8d35-1c9a70fdb0aa";
const aCode = ({ id }: Customer, code: string) =>
  enqueueMessage(db, secrets, {
    accountId: id,
    channel: "SMS",
    recipient: "+41791234567",
    template: codeMessage.key,
    language: "de",
    parameters: { challenge, code, words: "ein Versuch", minutes: "10" },
  });
const mailbox = async (who: Pick<Customer, "call">) => {
  const answer = await who.call("GET", "/v1/demonstration/messages");
  return { status: answer.status, body: await answer.json() };
};

test("in a demonstration a customer reads their own messages, the newest first, and no other account's", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await enqueueMessage(db, secrets, {
    accountId: anna.id,
    channel: "EMAIL",
    recipient: anna.email,
    template: requestWithdrawn.key,
    language: "fr",
  });
  await aCode(anna, "271828");
  const { status, body } = await mailbox(anna);
  expect(status).toBe(200);
  expect(body.messages).toMatchObject([
    {
      channel: "SMS",
      recipient: "+41791234567",
      subject: "Ihr Bestätigungscode",
      text: expect.stringContaining("271828"),
      confirmation: { id: challenge, code: "271828" },
    },
    { channel: "EMAIL", recipient: anna.email, confirmation: null },
  ]);
  expect(await mailbox(bea)).toEqual({ status: 200, body: { messages: [] } });
  expect((await mailbox(callsAs())).status).toBe(401);
});

test("a push message names no device", async () => {
  const anna = await aCustomer();
  await enqueueMessage(db, secrets, {
    accountId: anna.id,
    channel: "PUSH",
    recipient: JSON.stringify({ endpoint: "https://fcm.googleapis.com/secret" }),
    template: requestWithdrawn.key,
    language: "fr",
  });
  const { body } = await mailbox(anna);
  expect(body.messages).toMatchObject([{ channel: "PUSH", recipient: null }]);
  expect(JSON.stringify(body)).not.toContain("fcm.googleapis.com");
});

test("where nothing is demonstrated there is no mailbox: it answers as any unknown path", async () => {
  const anna = await aCustomer();
  await aCode(anna, "314159");
  const plain = await aProcess({ config: testConfig({ DEMONSTRATION: "false" }) });
  const calls = callsAs(anna.session, plain);
  const there = await calls.call("GET", "/v1/demonstration/messages");
  const nowhere = await calls.call("GET", "/v1/demonstration/nothing");
  expect([there.status, await there.text()]).toEqual([404, await nowhere.text()]);
});

test("a database without the demonstration people gives the API no message, not even the account's own", async () => {
  const anna = await aCustomer();
  await aCode(anna, "161803");
  const pool = database.pool("api", 1);
  const readBy = async (accountId: string) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query("select set_config('app.account', $1, true)", [accountId]);
      return (await client.query("select id from message")).rowCount;
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  try {
    expect(await readBy(anna.id)).toBe(1);
    await db.deleteFrom("demonstration").execute();
    expect(await readBy(anna.id)).toBe(0);
    expect((await mailbox(anna)).body).toEqual({ messages: [] });
  } finally {
    await isDemonstration().catch(() => undefined);
    await pool.end();
  }
});

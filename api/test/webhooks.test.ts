import { createServer as createHttp, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, test } from "vitest";
import { aCollector } from "./otlp-receiver.ts";
import { aCustomer, database, db, logged, ownerUrl, secrets, testConfig } from "./portal.ts";
import { hasContact } from "./samples/contacts.ts";
import { aSubscriber, type GotEvent, READS_PERSONAL_DATA } from "./samples/exchange-events.ts";
import { openDoor } from "./samples/exchange.ts";
import { runExchange } from "../src/commands/exchange/run-exchange.ts";
import { createLog } from "../src/core/log.ts";
import { startTelemetry } from "../src/core/telemetry/telemetry.ts";
import { startEventRetention } from "../src/insurer/events/retention-job.ts";
import { startWebhooks } from "../src/insurer/webhooks/send-webhooks.ts";

const door = await openDoor();
// The tests send by themselves.
await door.webhooks?.stop();
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await db.deleteFrom("webhook").execute();
});

interface Got {
  event: GotEvent;
  headers: Record<string, string>;
  body: string;
}

type Answer = (response: ServerResponse, got: Got, request: IncomingMessage) => unknown;

/** A receiver on loopback that answers 204, or as it is told. */
async function aReceiver(answer: Answer = (response) => void response.writeHead(204).end()) {
  const got: Got[] = [];
  const open = new Set<Socket>();
  const state = { answer };
  const server = createHttp((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const one = { event: JSON.parse(body), headers: request.headers as Got["headers"], body };
      got.push(one);
      state.answer(response, one, request);
    });
  });
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  undo.push(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    got,
    open,
    answers: (next: Answer) => void (state.answer = next),
    subjects: () => got.map(({ event }) => event.subject),
  };
}

/** Runs a command as an operator types it. */
async function exchange(...args: string[]) {
  const said: string[] = [];
  const output = {
    say: (line: string) => said.push(line),
    complain: (line: string) => said.push(line),
  };
  const env = {
    DATABASE_URL: ownerUrl,
    DATABASE_ROLE_PREFIX: "portal_test",
    SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
    WEBHOOK_PRIVATE_TARGETS: "true",
  };
  const status = await runExchange(args, env, output);
  return { status, text: said.join("\n") };
}

async function aWebhook(url: string, { personal = false, args = [] as string[] } = {}) {
  const client = await aSubscriber(door, { scopes: READS_PERSONAL_DATA });
  const flags = personal ? ["--personal", ...args] : args;
  const { status, text } = await exchange(
    "webhook",
    "add",
    "--client",
    client.id,
    "--url",
    url,
    ...flags,
  );
  expect(status, text).toBe(0);
  return {
    client,
    id: /webhook {2}(\S+)/.exec(text)?.[1] ?? "",
    secret: /secret {3}(\S+)/.exec(text)?.[1] ?? "",
  };
}

function aSender(
  options: {
    deadlineMs?: number;
    firstRetryMs?: number;
    allowsPrivate?: boolean;
    pollMs?: number;
  } = {},
) {
  const pool = database.pool("jobs", 3);
  const log = createLog("info", (line) => void logged.push(line));
  const sender = startWebhooks({
    pool,
    secrets,
    log,
    publicUrl: "https://portal.example",
    allowsPrivate: true,
    pollMs: 3_600_000,
    firstRetryMs: 1,
    ...options,
  });
  undo.push(async () => {
    await sender.stop();
    await pool.end();
  });
  return sender;
}

const happens = (subject: string, household = 1) =>
  sql`select record_event('invoice.paid', ${subject}, null, ${household}::int, '{}')`.execute(db);
const deliveries = () =>
  db
    .selectFrom("webhookDelivery")
    .innerJoin("event", "event.position", "webhookDelivery.position")
    .select(["subject", "state", "tries", "lastError"])
    .orderBy("webhookDelivery.position")
    .execute();
/** Lets time pass for everything that waits. */
const passes = (interval: string) =>
  sql`with d as (update webhook_delivery set gives_up_at = gives_up_at - ${interval}::interval),
      w as (update webhook set held_until = held_until - ${interval}::interval),
      s as (update webhook_secret set expires_at = expires_at - ${interval}::interval)
    update webhook_queue set next_try_at = next_try_at - ${interval}::interval`.execute(db);

test("an event is sent once, signed as Standard Webhooks lays down", async () => {
  const receiver = await aReceiver();
  const { secret } = await aWebhook(receiver.url);
  const sender = aSender();
  await happens("É “signed” ✓");
  await sender.runDue();
  await sender.runDue();
  expect(receiver.got.length).toBe(1);
  const [{ headers, body, event } = {} as Got] = receiver.got;
  expect(new Webhook(secret).verify(body, headers)).toEqual(event);
  expect(headers["webhook-id"]).toBe(event.id);
  expect(headers["content-type"]).toBe("application/cloudevents+json");
  expect(event).toMatchObject({ specversion: "1.0", subject: "É “signed” ✓", partitionkey: "1" });
  expect(() => new Webhook(secret).verify(body.replace("1.0", "1.1"), headers)).toThrow();
  const other = { ...headers, "webhook-id": "another" };
  expect(() => new Webhook(secret).verify(body, other)).toThrow();
  expect(await deliveries()).toMatchObject([{ state: "SENT", tries: 1 }]);
});

test("an event is delivered in a trace of its own, which the receiver is told", async () => {
  const collector = await aCollector();
  undo.push(collector.stop);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const config = testConfig(settings);
  const log = createLog("error", (line) => void logged.push(line));
  if (!config.telemetry) throw new Error("No collector is set.");
  const telemetry = startTelemetry(config.telemetry, { ...config, version: "1.0.0", log });
  undo.push(() => telemetry.stop());
  const receiver = await aReceiver();
  await aWebhook(receiver.url);
  await happens("traced");
  await aSender().runDue();
  await telemetry.stop();
  const [sent] = collector.spans().filter(({ name }) => name === "send webhook");
  expect(receiver.got[0]?.headers["traceparent"]).toBe(`00-${sent?.traceId}-${sent?.id}-01`);
  const [delivery] = collector.spans().filter(({ id }) => id === sent?.parent);
  expect(delivery).toMatchObject({
    name: "deliver event",
    parent: "",
    attributes: { "portal.attempt": 1, "http.response.status_code": 204 },
  });
});

test("while a secret is rotated both sign, and afterwards the new one alone", async () => {
  const receiver = await aReceiver();
  const { id, secret } = await aWebhook(receiver.url);
  const sender = aSender();
  const rotated = await exchange("webhook", "rotate", id, "--overlap", "2");
  const fresh = /secret {3}(\S+)/.exec(rotated.text)?.[1] ?? "";
  const verifies = (by: string) => {
    const { body, headers } = receiver.got.at(-1) ?? ({} as Got);
    return (() => new Webhook(by).verify(body, headers)) as () => unknown;
  };
  await happens("during");
  await sender.runDue();
  expect(verifies(secret)).not.toThrow();
  expect(verifies(fresh)).not.toThrow();
  await passes("2 hours");
  await happens("after");
  await sender.runDue();
  expect(verifies(secret)).toThrow();
  expect(verifies(fresh)).not.toThrow();
  await exchange("webhook", "rotate", id);
  await exchange("webhook", "rotate", id);
  await happens("twice");
  await sender.runDue();
  expect(receiver.got.at(-1)?.headers["webhook-signature"]?.split(" ").length).toBe(2);
});

const hang: Answer = () => {};
const drip: Answer = (response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write("x"), 20);
  response.on("close", () => clearInterval(timer));
};
const failures: [name: string, answer: Answer, error: string][] = [
  ["answers 500", (response) => void response.writeHead(500).end("no"), "answered 500"],
  ["answers 404", (response) => void response.writeHead(404).end(), "answered 404"],
  [
    "redirects",
    (response) => void response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
    "answered 307",
  ],
  ["closes", (response) => void response.destroy(), "cannot be reached (ECONNRESET)"],
  ["says nothing", hang, "no answer in time"],
  ["drips", drip, "no answer in time"],
];
test.each(failures)(
  "a receiver that %s gets the same event again, and holds back no other household",
  async (_, fault, error) => {
    const receiver = await aReceiver((response, got, request) =>
      got.event.partitionkey === "1"
        ? fault(response, got, request)
        : response.writeHead(204).end(),
    );
    await aWebhook(receiver.url);
    const sender = aSender({ deadlineMs: 1_000, firstRetryMs: 3_600_000 });
    for (const subject of ["a 1", "a 2"]) await happens(subject, 1);
    for (const subject of ["b 1", "b 2"]) await happens(subject, 2);
    await sender.runDue();
    expect(receiver.subjects().toSorted()).toEqual(["a 1", "b 1", "b 2"]);
    expect(await deliveries()).toEqual([
      { subject: "a 1", state: "WAITING", tries: 1, lastError: error },
      { subject: "a 2", state: "WAITING", tries: 0, lastError: null },
      { subject: "b 1", state: "SENT", tries: 1, lastError: null },
      { subject: "b 2", state: "SENT", tries: 1, lastError: null },
    ]);
    receiver.answers((response) => void response.writeHead(200).end("ok"));
    await passes("1 hour");
    await sender.runDue();
    expect(receiver.subjects().slice(3)).toEqual(["a 1", "a 2"]);
    const ids = receiver.got.filter(({ event }) => event.subject === "a 1");
    expect(new Set(ids.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  },
);

test("a receiver that nothing listens at is tried again", async () => {
  await aWebhook("http://127.0.0.1:1/");
  await happens("unheard");
  await aSender({ firstRetryMs: 3_600_000 }).runDue();
  expect(await deliveries()).toMatchObject([
    { state: "WAITING", lastError: "cannot be reached (ECONNREFUSED)" },
  ]);
});

test("an answer of any size is enough, and its text is not read to the end", async () => {
  const receiver = await aReceiver((response) => {
    response.writeHead(200);
    const write = (): void => {
      while (response.writable && response.write(Buffer.alloc(65_536))) continue;
    };
    response.on("drain", write);
    write();
  });
  await aWebhook(receiver.url);
  await happens("endless");
  await aSender({ deadlineMs: 60_000 }).runDue();
  expect(await deliveries()).toMatchObject([{ state: "SENT" }]);
});

test("a receiver that hangs stops no other webhook", async () => {
  const slow = await aReceiver(hang);
  const quick = await aReceiver();
  await aWebhook(slow.url);
  await aWebhook(quick.url);
  for (let household = 1; household <= 40; household++) await happens(`h ${household}`, household);
  aSender({ deadlineMs: 600_000, pollMs: 20 });
  await expect.poll(() => quick.got.length).toBe(40);
  expect(slow.got.length).toBeLessThanOrEqual(8);
  undo.unshift(() => slow.open.forEach((socket) => socket.destroy()));
  slow.open.forEach((socket) => socket.destroy());
});

test("after three days an event is a dead letter with an alarm, the next one goes, and a replay delivers it", async () => {
  const receiver = await aReceiver((response, { event }) => {
    response.writeHead(event.subject === "poison" ? 422 : 204).end();
  });
  const { id } = await aWebhook(receiver.url);
  const sender = aSender({ firstRetryMs: 3_600_000 });
  await happens("poison");
  await happens("next");
  for (let day = 0; day < 3; day++)
    for (let hour = 0; hour < 24; hour += 8) {
      await sender.runDue();
      await passes("8 hours");
    }
  expect(receiver.subjects()).not.toContain("next");
  await sender.runDue();
  expect(await deliveries()).toMatchObject([
    { subject: "poison", state: "DEAD", lastError: "answered 422" },
    { subject: "next", state: "SENT" },
  ]);
  expect(logged.join("")).toContain('"level":"error","event":"webhook dead letter"');
  const dead = await exchange("webhook", "dead-letters", id);
  expect(dead.text).toMatch(/^\S+ {2}ch\.cervin\.invoice\.paid\.v1 .* answered 422$/);
  expect((await exchange("webhook", "list")).text).toContain("1 dead letters");
  receiver.answers((response) => void response.writeHead(204).end());
  expect((await exchange("webhook", "replay", id, "--dead")).text).toBe("1 event is sent again.");
  await sender.runDue();
  expect(receiver.subjects().at(-1)).toBe("poison");
  expect(
    new Set(
      receiver.got.filter(({ event }) => event.subject === "poison").map(({ event }) => event.id),
    ).size,
  ).toBe(1);
  expect((await exchange("webhook", "dead-letters", id)).text).toBe("There is no dead letter.");
});

test("events are replayed by time and by id, in order and with their ids, and never those of other types", async () => {
  const receiver = await aReceiver();
  const { id } = await aWebhook(receiver.url, { args: ["--types", "invoice.paid"] });
  const sender = aSender();
  const from = new Date().toISOString();
  await happens("1");
  await sql`select record_event('upload.sent', 'not wanted', null, 1, '{}')`.execute(db);
  await happens("2");
  await sender.runDue();
  expect((await exchange("webhook", "replay", id, "--from", from)).text).toContain("2 events");
  await sender.runDue();
  expect(receiver.subjects()).toEqual(["1", "2", "1", "2"]);
  const [first] = receiver.got;
  await exchange("webhook", "replay", id, "--event", first?.event.id ?? "");
  await sender.runDue();
  expect(receiver.subjects().at(-1)).toBe("1");
  expect(new Set(receiver.got.map(({ event }) => event.id)).size).toBe(2);
  for (const args of [[], ["--dead", "--event", "x"], ["--event", "x"], ["--from", "yesterday"]])
    expect((await exchange("webhook", "replay", id, ...args)).status).toBe(1);
});

test("a receiver that is gone gets nothing more until the operator resumes", async () => {
  const receiver = await aReceiver((response) => void response.writeHead(410).end());
  const { id } = await aWebhook(receiver.url);
  const sender = aSender();
  await happens("gone 1", 1);
  await sender.runDue();
  await happens("gone 2", 2);
  await sender.runDue();
  expect(receiver.subjects()).toEqual(["gone 1"]);
  expect((await exchange("webhook", "list")).text).toContain(
    "disabled (the receiver answered 410 Gone)",
  );
  receiver.answers((response) => void response.writeHead(204).end());
  await exchange("webhook", "resume", id);
  await sender.runDue();
  expect(receiver.subjects().slice(1).toSorted()).toEqual(["gone 1", "gone 2"]);
});

test.each([
  ["429", 429, () => "120"],
  ["503", 503, () => new Date(Date.now() + 120_000).toUTCString()],
])("a break that a receiver asks for by %s is kept", async (_, status, retryAfter) => {
  const receiver = await aReceiver(
    (response) => void response.writeHead(status, { "retry-after": retryAfter() }).end(),
  );
  await aWebhook(receiver.url);
  const sender = aSender();
  await happens("early", 1);
  await sender.runDue();
  await happens("also early", 2);
  receiver.answers((response) => void response.writeHead(204).end());
  await passes("60 seconds");
  await sender.runDue();
  expect(receiver.got.length).toBe(1);
  await passes("90 seconds");
  await sender.runDue();
  expect(receiver.subjects().slice(1).toSorted()).toEqual(["also early", "early"]);
});

test("a paused webhook keeps its events, and sends them in order when it is resumed", async () => {
  const receiver = await aReceiver();
  const { id } = await aWebhook(receiver.url);
  const sender = aSender();
  await exchange("webhook", "pause", id);
  for (const subject of ["1", "2", "3"]) await happens(subject);
  await sender.runDue();
  expect(receiver.got).toEqual([]);
  await exchange("webhook", "resume", id);
  await sender.runDue();
  expect(receiver.subjects()).toEqual(["1", "2", "3"]);
  expect((await exchange("webhook", "remove", id)).status).toBe(2);
  expect((await exchange("webhook", "remove", id, "--yes")).status).toBe(0);
  expect((await exchange("webhook", "list")).text).toBe("There is no webhook.");
});

test("what a stopped webhook has yet to send outlives its days, and is told by its age until it was sent", async () => {
  const receiver = await aReceiver();
  const { id, client } = await aWebhook(receiver.url, {
    args: ["--types", "invoice.paid"],
  });
  const sender = aSender();
  receiver.answers((response) => void response.writeHead(500).end());
  await happens("queued");
  await sender.runDue();
  await exchange("webhook", "pause", id);
  receiver.answers((response) => void response.writeHead(204).end());
  await happens("while paused");
  await sql`update event set at = now() - interval '40 days'`.execute(db);
  const jobs = database.pool("jobs", 1);
  const log = createLog("error", () => {});
  const retention = startEventRetention({ pool: jobs, log, days: 30, pollMs: 3_600_000 });
  undo.push(async () => {
    await retention.stop();
    await jobs.end();
  });
  const events = async () => {
    const these = ["queued", "while paused", "for nobody"];
    return (await db.selectFrom("event").select("id").where("subject", "in", these).execute())
      .length;
  };
  await retention.runDue();
  expect(await events()).toBe(2);
  const watched = await openDoor({ METRICS_TOKEN: "secret" });
  // The node's own sender refuses the targets of this test, and would take deliveries from the test's sender.
  await watched.webhooks?.stop();
  const headers = { authorization: "Bearer secret" };
  const text = await (await watched.app.request("/metrics", { headers })).text();
  expect(text).toContain('portal_queue_waiting{queue="webhooks"} 2');
  expect(text).toMatch(/portal_queue_oldest_seconds\{queue="webhooks"\} 3456\d\d\d/);
  await exchange("webhook", "resume", id);
  await sender.runDue();
  expect(receiver.subjects().slice(-2)).toEqual(["queued", "while paused"]);
  await retention.runDue();
  expect(await events()).toBe(0);

  // A webhook that may not send any more holds nothing back.
  await exchange("webhook", "pause", id);
  await happens("for nobody");
  await sql`update event set at = now() - interval '40 days'`.execute(db);
  await sql`update exchange_client set revoked_at = now() where id = ${client.id}`.execute(db);
  await retention.runDue();
  expect(await events()).toBe(0);
});

test("three processes that send at once keep the order of each household and send each event once", async () => {
  const receiver = await aReceiver((response) => {
    setTimeout(() => response.writeHead(204).end(), Math.random() * 5);
  });
  await aWebhook(receiver.url);
  const senders = [aSender({ pollMs: 5 }), aSender({ pollMs: 5 }), aSender({ pollMs: 5 })];
  for (let number = 0; number < 40; number++)
    for (let household = 1; household <= 5; household++)
      await happens(`${household}.${number}`, household);
  await expect.poll(() => receiver.got.length).toBeGreaterThanOrEqual(200);
  await Promise.all(senders.map((sender) => sender.stop()));
  expect(receiver.got.length).toBe(200);
  for (let household = 1; household <= 5; household++)
    expect(receiver.subjects().filter((subject) => subject.startsWith(`${household}.`))).toEqual(
      Array.from({ length: 40 }, (_, number) => `${household}.${number}`),
    );
});

test("a process that dies after sending sends the event again under the same id, and goes on in order", async () => {
  const receiver = await aReceiver();
  await aWebhook(receiver.url);
  for (const subject of ["1", "2", "3"]) await happens(subject);
  const sender = aSender();
  // The answer arrives, and the process dies before it notes it.
  receiver.answers(async (response) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal jobs'
      and datname = current_database()`.execute(db);
    response.writeHead(204).end();
  });
  await sender.runDue().catch(() => undefined);
  receiver.answers((response) => void response.writeHead(204).end());
  await passes("2 minutes");
  await aSender().runDue();
  const first = receiver.got.filter(({ event }) => event.subject === "1");
  expect(new Set(first.map(({ event }) => event.id)).size).toBe(1);
  const once = receiver.subjects().filter((subject, index, all) => all.indexOf(subject) === index);
  expect(once).toEqual(["1", "2", "3"]);
  expect((await deliveries()).every(({ state }) => state === "SENT")).toBe(true);
});

test("personal data is sent where webhook and client may have it, and nowhere else", async () => {
  const CANARY = "kanarienvogel@example.ch";
  const [open, closed, narrowed] = [await aReceiver(), await aReceiver(), await aReceiver()];
  await aWebhook(open.url, { personal: true });
  await aWebhook(closed.url);
  const { client } = await aWebhook(narrowed.url, { personal: true });
  await db
    .updateTable("exchangeClient")
    .set({ scopes: ["events.read"] })
    .where("id", "=", client.id)
    .execute();
  const anna = await aCustomer();
  await hasContact(anna, { email: CANARY });
  await aSender().runDue();
  expect(JSON.stringify(open.got)).toContain(CANARY);
  expect(open.got.at(-1)?.event.data.personal.value).toBe(CANARY);
  const audited = db.selectFrom("audit").select("subject").where("actor", "like", "webhook %");
  const told = new Set((await audited.execute()).map(({ subject }) => subject));
  expect(open.got.filter(({ event }) => !told.has(event.id))).toEqual([]);
  for (const { got } of [closed, narrowed]) {
    expect(got.length).toBeGreaterThan(0);
    expect(JSON.stringify(got)).not.toContain(CANARY);
  }
  expect(logged.join("")).not.toContain(CANARY);
});

test("the events of a revoked client are sent no more, nor those of one that lost the scope", async () => {
  const [revoked, narrowed] = [await aReceiver(), await aReceiver()];
  const { client: first } = await aWebhook(revoked.url);
  const { client: second } = await aWebhook(narrowed.url);
  const sender = aSender({ firstRetryMs: 3_600_000 });
  for (const { answers } of [revoked, narrowed])
    answers((response) => void response.writeHead(500).end());
  await happens("before");
  await sender.runDue();
  await exchange("client", "revoke", first.id);
  await db.updateTable("exchangeClient").set({ scopes: [] }).where("id", "=", second.id).execute();
  await aSubscriber(door);
  await happens("after");
  await passes("2 hours");
  await sender.runDue();
  for (const { subjects } of [revoked, narrowed]) expect(subjects()).toEqual(["before"]);
});

test("the metrics tell of what waits, of dead letters and of the oldest undelivered event", async () => {
  await aWebhook("http://127.0.0.1:1/");
  await happens("waits", 1);
  await happens("dies", 2);
  await aSender({ firstRetryMs: 3_600_000 }).runDue();
  await sql`update webhook_delivery set state = 'DEAD', settled_at = now() where household = 2`.execute(
    db,
  );
  await sql`update event set at = now() - interval '1 hour' where subject = 'waits'`.execute(db);
  const watched = await openDoor({ METRICS_TOKEN: "secret" });
  const headers = { authorization: "Bearer secret" };
  const text = await (await watched.app.request("/metrics", { headers })).text();
  expect(text).toContain('portal_queue_waiting{queue="webhooks"} 1');
  expect(text).toContain('portal_queue_failed{queue="webhooks"} 1');
  expect(text).toMatch(/portal_queue_oldest_seconds\{queue="webhooks"\} 36\d\d/);
});

import { randomUUID } from "node:crypto";
import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { cloneTemplate, testRoles, testTimeout, testSecrets as secrets } from "./database.ts";
import { aGateway, aMailServer } from "./listeners.ts";
import { messageTemplates } from "../src/back-office.ts";
import { onConnection } from "../src/core/db/connection-driver.ts";
import { databaseAt } from "../src/core/db/open.ts";
import { createLog } from "../src/core/log.ts";
import { startOutbox } from "../src/insurer/outbox/deliver.ts";
import { enqueueMessage, type Outgoing, priorities } from "../src/insurer/outbox/enqueue.ts";
import { createSenders } from "../src/insurer/outbox/senders.ts";

const clone = await cloneTemplate(inject("databaseUrl"));
const owner = new pg.Pool({ connectionString: clone.url, max: 2 });
const jobs = databaseAt(clone.url, testRoles, secrets, testTimeout).pool("jobs", 3);
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await owner.query("delete from message");
});
afterAll(async () => {
  await jobs.end();
  await owner.end();
  await clone.drop();
});

const mail = { channel: "EMAIL", template: "accountStatement.ready" } as const;
const reset = {
  ...mail,
  template: "password.resetLink",
  parameters: { link: "https://portal.example/x", minutes: "60" },
};

async function queued(message: Partial<Outgoing> & { recipient: string }): Promise<void> {
  const client = await owner.connect();
  try {
    const whole = { accountId: null, language: "de", ...mail, ...message } as const;
    await enqueueMessage(onConnection(client), secrets, whole);
  } finally {
    client.release();
  }
}

/** A mail server with a given behaviour for each connection, which counts the open ones. */
async function aRawServer(speak: (socket: Socket) => void) {
  const open = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {});
    socket.resume();
    speak(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  undo.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, open, taken: () => taken };
}

/** A response to EHLO that never ends, one line after the other. */
function drip(socket: Socket): void {
  socket.write("220 slow.example\r\n");
  const timer = setInterval(() => socket.write("250-X\r\n"), 20);
  socket.on("close", () => clearInterval(timer));
}

function anOutbox(
  smtpUrl: string,
  { smsUrl, ...more }: { smsUrl?: string; deadlineMs?: number; pollMs?: number } = {},
) {
  const outbox = startOutbox({
    pool: jobs,
    secrets,
    log: createLog("error", () => {}),
    senders: createSenders({
      smtp: { url: smtpUrl, from: "no-reply@cervin.example" },
      ...(smsUrl && { sms: { url: smsUrl, token: undefined } }),
      push: { subject: "mailto:a@b.example", hosts: [] },
    }),
    messageTemplates,
    publicUrl: "https://portal.example",
    pollMs: 20,
    ...more,
  });
  // Stopped last, after the servers have released its connections.
  undo.unshift(() => outbox.stop());
  return outbox;
}

test.each([
  ["drips", drip],
  ["says nothing", () => {}],
])("an SMS leaves while a mail server that %s holds every mail", async (_, speak) => {
  const server = await aRawServer(speak);
  const gateway = await aGateway((response) => response.end(JSON.stringify({ id: randomUUID() })));
  undo.push(gateway.stop);
  for (let count = 0; count < 30; count++) await queued({ recipient: `a${count}@example.ch` });
  anOutbox(server.url, { smsUrl: gateway.url, deadlineMs: 120_000 });
  await expect.poll(server.taken).toBeGreaterThan(0);
  await queued({ channel: "SMS", recipient: "+41791112233" });
  await expect.poll(() => gateway.calls.length).toBe(1);
  expect(server.open.size).toBeGreaterThan(0);
});

test("a delivery that is still going on at its deadline is broken off, and the mail is tried again", async () => {
  const server = await aRawServer(drip);
  await queued({ recipient: "a@example.ch" });
  await anOutbox(server.url, { deadlineMs: 300, pollMs: 3_600_000 }).runDue();
  const { rows } = await owner.query("select state, tries, last_error from message");
  expect(rows).toEqual([{ state: "WAITING", tries: 1, last_error: "not delivered in time" }]);
  await expect.poll(() => server.open.size).toBe(0);
});

test("a reset link leaves while the mail server holds the mails of a mass mailing", async () => {
  const held: (() => void)[] = [];
  const server = await aMailServer((address) =>
    address.startsWith("mass")
      ? new Promise<undefined>((resolve) => held.push(() => resolve(undefined)))
      : undefined,
  );
  undo.push(server.stop);
  for (let count = 0; count < 30; count++)
    await queued({ recipient: `mass${count}@example.ch`, priority: priorities.mass });
  anOutbox(server.url);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await queued({ recipient: "forgot@example.ch", ...reset });
  const sent = () => server.mails.flatMap(({ to }) => to);
  await expect.poll(sent).toEqual(["forgot@example.ch"]);
  for (const release of held.splice(0)) release();
});

test("of all that waits, a code or a link goes with the first, then single messages, then a mass mailing", async () => {
  const server = await aMailServer();
  undo.push(server.stop);
  for (let count = 0; count < 100; count++)
    await queued({ recipient: `mass${count}@example.ch`, priority: priorities.mass });
  await queued({ recipient: "single@example.ch" });
  await queued({ recipient: "forgot@example.ch", ...reset });
  const { rows } = await owner.query(
    "select priority, count(*)::int as count from message group by 1 order by 1",
  );
  expect(rows).toEqual([
    { priority: 1, count: 1 },
    { priority: 2, count: 1 },
    { priority: 3, count: 100 },
  ]);
  anOutbox(server.url);
  const sent = () => server.mails.flatMap(({ to }) => to);
  await expect.poll(() => sent().length).toBe(102);
  expect(sent().indexOf("forgot@example.ch")).toBeLessThan(50);
  expect(sent().indexOf("single@example.ch")).toBeLessThan(50);
});

import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aCustomer, aProcess, db, logged, portal, testConfig } from "../../test/portal.ts";
import { portalUrl } from "../../test/samples/uploads.ts";
import { isTooDeep } from "./http/json-depth.ts";
import { listen, stopServer } from "./http/server.ts";

async function readyOf({ app } = portal) {
  const answer = await app.request("/ready");
  return [answer.status, await answer.json()];
}

test("a database that refuses writes makes the node not ready, and ready again once it takes them", async () => {
  const anna = await aCustomer();
  const keep = () =>
    anna.call("PUT", "/v1/drafts/account.phone@1", { generation: 0, values: { a: 1 } });
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  for (const table of ["draft", "write_probe"])
    await sql`create trigger full_disk before insert on ${sql.table(table)}
      for each row execute function full_disk()`.execute(db);
  expect((await keep()).status).toBe(503);
  expect(await readyOf()).toEqual([503, { ready: false, reason: "writes" }]);
  for (const table of ["draft", "write_probe"])
    await sql`drop trigger full_disk on ${sql.table(table)}`.execute(db);
  expect(await readyOf()).toEqual([200, { ready: true }]);
  expect((await keep()).status).toBe(204);
});

test("a node whose clock is two hours off says so in the log, in the metrics and to the readiness probe", async () => {
  const late = await aProcess({
    config: testConfig({ METRICS_TOKEN: "secret" }),
    machineClock: { now: () => new Date(Date.now() - 7_200_000) },
  });
  await expect.poll(() => readyOf(late)).toEqual([503, { ready: false, reason: "clock" }]);
  expect(logged.join("")).toContain("clock differs from the database");
  const headers = { authorization: "Bearer secret" };
  const text = await (await late.app.request("/metrics", { headers })).text();
  expect(text).toMatch(/^portal_clock_skew_seconds -7\d\d\d/m);
  expect(await readyOf()).toEqual([200, { ready: true }]);
});

test.each(["/health", "/ready"])("%s answers HTTP/1.0 without a Host", async (path) => {
  const { hostname, port } = new URL(await portalUrl());
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, "close");
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
});

test("connections that wait to be taken when the server stops are answered, and none is reset", async () => {
  const server = createServer((_, response) => response.end("answered"));
  const port = await listen(server, "127.0.0.1", 0);
  const many = 40;
  // In another thread, because this one is blocked while they connect.
  const clients = new Worker(
    `const { connect } = require("node:net");
     const { parentPort } = require("node:worker_threads");
     const ends = { answered: 0, other: 0 };
     let connected = 0, ended = 0;
     for (let n = 0; n < ${many}; n++) {
       const socket = connect(${port}, "127.0.0.1");
       let text = "";
       socket.on("connect", () => {
         socket.write("GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n");
         if (++connected === ${many}) Atomics.notify(new Int32Array(require("node:worker_threads").workerData), 0, Atomics.store(new Int32Array(require("node:worker_threads").workerData), 0, 1));
       });
       socket.on("data", (chunk) => (text += chunk));
       socket.on("error", () => {});
       socket.on("close", () => {
         ends[text.includes("answered") ? "answered" : "other"]++;
         if (++ended === ${many}) parentPort.postMessage(ends);
       });
     }`,
    { eval: true, workerData: shared },
  );
  const ends = once(clients, "message");
  // Blocks this thread until all are connected: they are in the system's queue and not yet accepted.
  Atomics.wait(new Int32Array(shared), 0, 0, 20_000);
  await stopServer(server, { graceMs: 0, patienceMs: 5_000 });
  expect((await ends)[0]).toEqual({ answered: many, other: 0 });
  await clients.terminate();
});

const shared = new SharedArrayBuffer(4);

test("how deep a body is nested is counted outside of its strings", () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  expect([isTooDeep(deep(32)), isTooDeep(deep(33))]).toEqual([false, true]);
  expect(isTooDeep(JSON.stringify({ text: '["\\'.repeat(500) }))).toBe(false);
  expect(isTooDeep("[1],".repeat(1_000))).toBe(false);
});

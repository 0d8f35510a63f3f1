import { once } from "node:events";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { aCustomer, aProcess, callsAs, db, logged, testConfig } from "../../../test/portal.ts";
import { portalUrl } from "../../../test/samples/uploads.ts";

const isLong = process.env["LONG"] === "1";
const READ = "query Profile { profile { extranaute { loginEmail } } }";
const METRICS = { headers: { authorization: "Bearer secret" } };
const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.destroy()));

/** A socket that starts a request and never sends its body. */
async function anIdleSocket(address: string, path: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}`,
    "content-type: application/json",
    "content-length: 50",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{`);
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  if (!socket.closed) await once(socket, "close");
  return text;
}

/** Locks the session table, so that all requests with a session wait. */
async function whileSessionsAreLocked(work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (locking) => {
    await sql`lock table session`.execute(locking);
    await work();
  });
}

for (const count of isLong ? [290, 1_000] : [290]) {
  test(`${count} senders who fall silent keep neither the portal nor its probes from answering`, async () => {
    const anna = await aCustomer();
    const process = await aProcess();
    const address = await portalUrl(process);
    const path = "/graphql/private?operationName=Profile";
    const idle = await Promise.all(
      Array.from({ length: count }, () => anIdleSocket(address, path)),
    );
    const last = idle.at(-1);
    for (const probe of ["/health", "/ready", "/v1/maintenance"])
      expect((await fetch(address + probe)).status, probe).toBe(200);
    const answer = await fetch(address + path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${anna.session.token}`,
        cookie: `fgp=${anna.session.fingerprint}`,
      },
      body: JSON.stringify({ query: READ }),
    });
    expect((await answer.json()).data.profile.extranaute.loginEmail).toBe(anna.email);
    // Each gets its answer within the two seconds of the timeout between chunks.
    const began = performance.now();
    expect(last && (await answerOn(last))).toMatch(/^HTTP\/1\.1 408 [^]*\{"code":"TOO_SLOW"\}$/);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
}

test("a body for the identity provider may not stay open for long either", async () => {
  const slow = await aProcess({ bodies: { wholeMs: 200 } });
  const socket = await anIdleSocket(await portalUrl(slow), "/oidc/token");
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test("a body that is larger than any of ours is refused before it is read", async () => {
  const address = await portalUrl();
  const answer = await fetch(`${address}/v1/technicalInformation`, {
    method: "POST",
    body: "x".repeat(101 * 1024),
  });
  expect([answer.status, await answer.json()]).toEqual([413, { code: "TOO_LARGE" }]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}

test("past the number of requests that are served at once the answer is 503, logged and measured so, and probes are answered", async () => {
  const narrow = await aProcess({
    config: testConfig({ MAX_CONCURRENT_REQUESTS: "1", METRICS_TOKEN: "secret" }),
  });
  const anna = await aCustomer();
  const calls = callsAs(anna.session, narrow);
  await whileSessionsAreLocked(async () => {
    const waiting = calls.get("/v1/drafts");
    await expect.poll(waitingForLocks).toBeGreaterThan(0);
    const refused = await calls.get("/v1/maintenance");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect((await narrow.app.request("/health")).status).toBe(200);
    expect((await narrow.app.request("/ready")).status).toBe(200);
    const text = await (await narrow.app.request("/metrics", METRICS)).text();
    expect(text).toContain('portal_request_seconds_count{route="/v1/maintenance",status="503"} 1');
    expect(logged.join("")).toMatch(/"route":"\/v1\/maintenance","status":503/);
    void waiting;
  });
});

test("over a connection, what is too much is refused before the client is identified, and counted", async () => {
  const narrow = await aProcess({
    config: testConfig({ MAX_CONCURRENT_REQUESTS: "1", METRICS_TOKEN: "secret" }),
  });
  const address = await portalUrl(narrow);
  const anna = await aCustomer();
  await whileSessionsAreLocked(async () => {
    const waiting = callsAs(anna.session, narrow).get("/v1/drafts");
    await expect.poll(waitingForLocks).toBeGreaterThan(0);
    const refused = await fetch(`${address}/graphql/private`, { method: "POST", body: "{}" });
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      503,
      "1",
      { code: "UNAVAILABLE" },
    ]);
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    const [page] = await once(
      get(`${address}/documents`, {
        headers: { "sec-fetch-mode": "navigate", "accept-language": "de" },
      }),
      "response",
    );
    expect([page.statusCode, page.headers["content-type"]]).toEqual([
      503,
      "text/html; charset=utf-8",
    ]);
    expect(await textOf(page)).toContain("Das Kundenportal ist stark ausgelastet");
    for (const probe of ["/health", "/ready"])
      expect((await fetch(address + probe)).status, probe).toBe(200);
    const text = await (await fetch(`${address}/metrics`, METRICS)).text();
    expect(text).toContain('portal_request_seconds_count{route="overload",status="503"} 2');
    expect(logged.join("")).toMatch(/"event":"overload","refused":1/);
    void waiting;
  });
});

test("a request past its deadline is answered 503, logged and measured so", async () => {
  const hasty = await aProcess({
    config: testConfig({ METRICS_TOKEN: "secret" }),
    deadlineMs: 50,
  });
  const anna = await aCustomer();
  await whileSessionsAreLocked(async () => {
    const late = await callsAs(anna.session, hasty).get("/v1/drafts");
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, "1"]);
    const text = await (await hasty.app.request("/metrics", METRICS)).text();
    expect(text).toMatch(/portal_request_seconds_count\{route="\/[^"]+",status="503"\} 1/);
  });
});

test("what one slow operation waits for, another does not", async () => {
  const anna = await aCustomer();
  await db.transaction().execute(async (locking) => {
    await locking.selectFrom("account").select("id").forUpdate().execute();
    // More acts than connections: each waits for the locked row.
    const acts = Array.from({ length: 12 }, () =>
      anna.graphql("mutation Change { changeCorrespondence(correspondance: PAPER) }"),
    );
    await expect.poll(waitingForLocks).toBeGreaterThanOrEqual(4);
    const began = performance.now();
    const read = await callsAs().get("/v1/maintenance");
    expect([read.status, performance.now() - began < 1_000]).toEqual([200, true]);
    void Promise.all(acts);
  });
});

test("a text with U+0000 is refused as wrong, never taken for a fault", async () => {
  const anna = await aCustomer();
  expect((await callsAs().get("/v1/public/configuration/%00")).status).toBe(400);
  expect((await anna.post("/v1/invoices/1%00/jokers", {})).status).toBe(400);
  const change = { code: "deductible", value: "2500\u0000", startingDate: "2027-01-01" };
  const submission = { insuredNumber: 1, firstname: "A\u0000", lastname: "B", data: [change] };
  for (const [act, variables] of [
    ["mutation Seen($id: ID!) { markInvoiceSeen(id: $id) }", { id: "1\u0000" }],
    [
      "mutation Change($all: [ContractMutation!]!) { submitContractMutations(mutations: $all) { request } }",
      { all: [submission] },
    ],
  ] as const) {
    expect((await anna.graphql(act, variables)).errors?.[0]?.extensions.code).toBe("INVALID");
  }
  expect(logged.join("")).not.toContain('"event":"unexpected"');
});

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Acknowledged, findDamage } from "../crash/damage.ts";
import { aCustomer, type Customer, ownerUrl, portal, secrets } from "../portal.ts";
import { type Started, startProgram } from "./started.ts";
import { startDatabaseProxy, type DatabaseProxy } from "./database-proxy.ts";

const isLong = process.env["LONG"] === "1";
const READ = "query Profile { profile { extranaute { loginEmail } } }";
const ACT = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;
const patience = { timeout: 60_000 };

let way: DatabaseProxy;
let node: Started;
let owner: pg.Client;
/** `pg_stat_activity` is constant within a transaction, so the locking connection cannot observe the others. */
let locking: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: ownerUrl });
  locking = new pg.Client({ connectionString: ownerUrl });
  await Promise.all([owner.connect(), locking.connect()]);
  way = await startDatabaseProxy(ownerUrl);
  node = await startProgram("../crash/node.ts", { CRASH_DATABASE_URL: way.url });
  await vi.waitUntil(() => /^\d+\n/.test(node.said()), { timeout: 60_000 });
});
afterAll(async () => {
  await node.kill();
  await way.stop();
  await Promise.all([owner.end(), locking.end()]);
});

const address = (): string => `http://127.0.0.1:${node.said().trim()}`;

function ask({ session }: Customer, query: string, key?: string): Promise<Response> {
  const name = /(?:query|mutation) (\w+)/.exec(query)?.[1];
  return fetch(`${address()}/graphql/private?operationName=${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${session.token}`,
      cookie: `fgp=${session.fingerprint}`,
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify({ query }),
  });
}

/** An account with an open request is refused another one. */
async function isGranted(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json();
  return JSON.stringify(body).includes('"SUCCESS"');
}

/** The roles with connections that wait for a lock. */
async function lentRoles(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where client_port = any($1) and wait_event_type = 'Lock'`,
    [way.ports()],
  );
  return rows.map(({ name }) => name).toSorted();
}

async function terminate(): Promise<void> {
  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where client_port = any($1)",
    [way.ports()],
  );
}

for (const [how, breakAll] of [
  ["the server ends them", terminate],
  ["their sockets break", async () => way.cut()],
] as const) {
  test(`connections of every pool are lost while they are lent, because ${how}: the process lives and answers`, async () => {
    const anna = await aCustomer();
    const begun = await portal.sessions.begin(anna.id);
    expect((await ask(anna, READ)).status).toBe(200);
    await locking.query("begin");
    await locking.query("lock table session, account, interaction, message, oidc_payload");
    const asked = ask(anna, READ);
    const renewing = fetch(`${address()}/session/renew`, {
      method: "POST",
      headers: {
        cookie: `rt=${begun?.refresh}; fgp=${begun?.fingerprint}`,
        "sec-fetch-site": "same-origin",
      },
      body: JSON.stringify({ active: true }),
    });
    try {
      // Less than the five seconds after which the server ends waiting statements.
      await expect
        .poll(lentRoles, { timeout: 4_000 })
        .toEqual(["portal api", "portal identity", "portal jobs"]);
      await breakAll();
    } finally {
      await locking.query("rollback");
    }
    const [answer] = await Promise.all([asked, renewing]);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect((await ask(anna, READ)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${address()}/ready`)).status, patience).toBe(200);
    expect([node.isAlive(), node.complained()]).toEqual([true, ""]);
  });
}

test("while a leader is being replaced the server only reads: a client is told to come back", async () => {
  const anna = await aCustomer();
  const setting = `database ${new URL(ownerUrl).pathname.slice(1)} set default_transaction_read_only`;
  await owner.query(`alter ${setting} = on`);
  try {
    await terminate();
    const answer = await ask(anna, ACT, randomUUID());
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  } finally {
    await owner.query(`alter ${setting} = off`);
    await terminate();
  }
  expect((await ask(anna, ACT, randomUUID())).status).toBe(200);
});

test("connections that break at any moment cost waiting, and neither the process nor an act", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aCustomer()));
  const seen = { statuses: new Set<number>(), acknowledged: [] as Acknowledged[], reads: 0 };
  const until = performance.now() + (isLong ? 60_000 : 4_000);
  const isOver = (): boolean => performance.now() > until;
  const working = people.flatMap((one) => [readOn(one), actOn(one)]);
  let breaks = 0;
  for (; !isOver(); breaks++) {
    await pause(Math.random() * 60);
    if (breaks % 10 === 9) way.cut();
    else await terminateOne();
  }
  await Promise.all(working);
  process.stdout.write(
    `${breaks} breaks, ${seen.reads} reads, ${seen.acknowledged.length} acts acknowledged\n`,
  );
  expect(node.isAlive()).toBe(true);
  expect(node.complained()).not.toContain("unexpected");
  expect(seen.statuses).toEqual(new Set([200, 503]));
  expect(seen.acknowledged.length).toBeGreaterThan(5);
  expect(await findDamage(owner, secrets, seen.acknowledged)).toEqual([]);

  async function readOn(one: Customer): Promise<void> {
    while (!isOver()) {
      const { status } = await ask(one, READ);
      seen.statuses.add(status);
      seen.reads++;
    }
  }

  async function actOn(one: Customer): Promise<void> {
    for (let key = randomUUID(); ;) {
      const answer = await ask(one, ACT, key);
      seen.statuses.add(answer.status);
      if (answer.status === 200) {
        if (await isGranted(answer)) seen.acknowledged.push({ accountId: one.id, key });
        key = randomUUID();
      } else await pause(10);
      if (isOver() && (answer.status === 200 || performance.now() > until + 10_000)) return;
    }
  }

  async function terminateOne(): Promise<void> {
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where client_port = any($1) order by random() limit 1`,
      [way.ports()],
    );
  }
});

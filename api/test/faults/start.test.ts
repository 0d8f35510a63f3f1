import { Agent, request } from "node:http";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { cloneTemplate } from "../database.ts";
import { type Started, startPortal } from "./started.ts";
import { startDatabaseProxy, type DatabaseProxy } from "./database-proxy.ts";

/** Each test starts its own processes; the short run keeps one that waits and one that ends. */
const isLong = process.env["LONG"] === "1";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function aDatabase(): Promise<{ way: DatabaseProxy; owner: pg.Client; locking: pg.Client }> {
  const clone = await cloneTemplate(inject("databaseUrl"));
  const owner = new pg.Client({ connectionString: clone.url });
  // `pg_stat_activity` is constant within a transaction, so the locking connection cannot observe the others.
  const locking = new pg.Client({ connectionString: clone.url });
  await Promise.all([owner.connect(), locking.connect()]);
  const way = await startDatabaseProxy(clone.url);
  undo.push(async () => {
    await way.stop();
    await Promise.all([owner.end(), locking.end()]);
    await clone.drop();
  });
  return { way, owner, locking };
}

async function aPortal(way: DatabaseProxy, settings?: Record<string, string>): Promise<Started> {
  const portal = await startPortal(way.url, settings);
  undo.push(() => portal.kill());
  return portal;
}

const isOpen = async ({ url }: Started): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Terminates a portal connection once it waits for a lock. */
async function endWaiting(owner: pg.Client): Promise<void> {
  await expect
    .poll(async () => {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
      );
      return rowCount;
    })
    .toBe(1);
}

test("a start waits for a database that is away, says so, and goes on when it is back", async () => {
  const { way } = await aDatabase();
  await way.close();
  const portal = await aPortal(way);
  await expect.poll(() => portal.said()).toContain("Waiting for the database at 127.0.0");
  await way.open();
  await expect.poll(() => isOpen(portal)).toBe(true);
  expect(portal.said().match(/Waiting/g)).toHaveLength(1);
});

test.runIf(isLong)(
  "a start gives up with one line when the database stays away for longer than was set",
  async () => {
    const { way } = await aDatabase();
    await way.close();
    const portal = await aPortal(way, { DATABASE_WAIT_SECONDS: "1" });
    expect(await portal.ended).toBe(1);
    expect(portal.said()).toMatch(/^Waiting for the database at \S+ \(.+\), up to 1 s …\n$/);
    expect(portal.complained()).toMatch(
      /^The database at 127\.0\.0\.1:\d+ cannot be reached \(.+\)\. Start it or correct DATABASE_URL\.\n$/,
    );
  },
);

test.runIf(isLong)(
  "a start whose connection breaks while it waits for its turn begins again",
  async () => {
    const { way, owner } = await aDatabase();
    await owner.query("select pg_advisory_lock(7281904)");
    const portal = await aPortal(way);
    await endWaiting(owner);
    await expect.poll(() => portal.said()).toContain("Waiting for the database");
    await owner.query("select pg_advisory_unlock(7281904)");
    await expect.poll(() => isOpen(portal)).toBe(true);
  },
);

test.runIf(isLong)(
  "a start whose connection breaks while it loads its data ends with one line",
  async () => {
    const { way, owner, locking } = await aDatabase();
    await locking.query("begin");
    await locking.query("lock table bank_source");
    const portal = await aPortal(way);
    await endWaiting(owner);
    await locking.query("rollback");
    expect(await portal.ended).toBe(1);
    expect(portal.complained()).toMatch(/^The database was lost during the start \(.+\)\..+\n$/);
  },
);

test.runIf(isLong)(
  "SIGTERM ends the process within ten seconds, also while the database does not answer",
  async () => {
    const { way } = await aDatabase();
    const portal = await aPortal(way);
    await expect.poll(() => isOpen(portal)).toBe(true);
    way.freeze();
    const asked = fetch(`${portal.url}/v1/maintenance`).catch(() => undefined);
    // The jobs begin their rounds meanwhile and block in them.
    await fetch(`${portal.url}/ready`);
    const began = performance.now();
    portal.child.kill("SIGTERM");
    await portal.ended;
    expect(performance.now() - began).toBeLessThan(10_000);
    await asked;
  },
);

test.runIf(isLong)(
  "SIGTERM under clients that keep their connections breaks none of their requests off",
  async () => {
    const { way } = await aDatabase();
    const portal = await aPortal(way);
    await expect.poll(() => isOpen(portal)).toBe(true);
    const answers: (string | number)[] = [];
    const clients = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      try {
        while ((await askKept(agent, `${portal.url}/v1/maintenance`, answers)) !== "close");
      } finally {
        agent.destroy();
      }
    });
    await expect.poll(() => answers.length).toBeGreaterThan(200);
    portal.child.kill("SIGTERM");
    await Promise.all(clients);
    expect(await portal.ended).toBe(0);
    expect(new Set(answers)).toEqual(new Set([200]));
  },
);

/** One request on a keep-alive connection; resolves to the server's `connection` header. */
function askKept(agent: Agent, url: string, answers: (string | number)[]): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { agent }, (response) => {
      answers.push(response.statusCode ?? 0);
      response.resume();
      response.once("end", () => resolve(response.headers.connection ?? ""));
    });
    asking.once("error", (error: NodeJS.ErrnoException) => {
      answers.push(error.code ?? error.message);
      resolve("close");
    });
    asking.end();
  });
}

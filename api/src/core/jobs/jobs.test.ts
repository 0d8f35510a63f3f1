import pg from "pg";
import { expect, test } from "vitest";
import { aCustomer, aProcess, database, db, ownerUrl, testConfig } from "../../../test/portal.ts";
import { watchBacklogs } from "./backlog.ts";
import { drain } from "./drain.ts";
import { inTransaction } from "../db/transaction.ts";
import { createMetrics } from "../metrics.ts";
import { startCleanup } from "./cleanup.ts";
import { createLog } from "../log.ts";
import { startPolling } from "./polling.ts";
import { sql } from "kysely";

function aLog() {
  const lines: string[] = [];
  return { lines, log: createLog("debug", (line) => void lines.push(line)) };
}

test("a chore that fails stops none of those after it", async () => {
  await sql`alter function seal_audit(integer) rename to seal_audit_away`.execute(db);
  await sql`insert into throttle (key, hits, ends_at) values ('old', 1, now() - interval '2 days')`.execute(
    db,
  );
  const jobs = database.pool("jobs", 1);
  const { log, lines } = aLog();
  const house = startCleanup(jobs, log);
  try {
    await house.runDue();
    expect(lines.join("")).toContain("housekeeping failed");
    const { rows } = await sql`select from throttle where key = 'old'`.execute(db);
    expect(rows).toEqual([]);
  } finally {
    await house.stop();
    await jobs.end();
    await sql`alter function seal_audit_away(integer) rename to seal_audit`.execute(db);
  }
});

test("housekeeping seals more lines of one transaction than one batch holds", async () => {
  await sql`insert into audit (actor, action)
    select 'test', 'line ' || n from generate_series(1, 12000) n`.execute(db);
  const jobs = database.pool("jobs", 1);
  const house = startCleanup(jobs, aLog().log);
  try {
    await house.runDue();
    const { rows } = await sql`select count(*) filter (where seal is null)::int as open,
      count(distinct seal) filter (where actor = 'test')::int > 2 as "isInBatches",
      broken_audit_seal() as broken from audit`.execute(db);
    expect(rows).toEqual([{ open: 0, isInBatches: true, broken: null }]);
  } finally {
    await house.stop();
    await jobs.end();
  }
});

test("an error that escapes a round is logged, and the next round comes", async () => {
  const { log, lines } = aLog();
  let count = 0;
  const rounds = startPolling({ everyMs: 5, log, onFailure: "round failed" }, async () => {
    count += 1;
    throw new Error("escaped");
  });
  await expect.poll(() => count).toBeGreaterThan(2);
  await rounds.stop();
  expect(lines[0]).toContain('"event":"round failed"');
});

test("a round that is asked for while another runs begins after it, once for all who ask", async () => {
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const options = { everyMs: 3_600_000, log: aLog().log, onFailure: "round failed" };
  const rounds = startPolling(options, async () => held[begun++]?.promise);
  const first = rounds.runDue();
  const later = [rounds.runDue(), rounds.runDue()];
  expect(begun).toBe(1);
  held[0]?.resolve();
  await first;
  await expect.poll(() => begun).toBe(2);
  held[1]?.resolve();
  await Promise.all(later);
  await rounds.stop();
  await rounds.runDue();
  expect(begun).toBe(3);
});

test("a transaction whose connection breaks fails with its reason, and leaves the pool whole", async () => {
  const pool = database.pool("jobs", 1);
  try {
    const broken = inTransaction(pool, async (client) => {
      await client.query("select pg_terminate_backend(pg_backend_pid())");
    });
    await expect(broken).rejects.toMatchObject({ code: "57P01" });
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
  }
});

test("what cannot be treated stops none of the others, and is not to blame for a lost connection", async () => {
  const pool = database.pool("jobs", 1);
  const due = [1, 2, 3];
  const treated: number[] = [];
  const failed: number[] = [];
  let isLost = false;
  const parts = {
    job: "numbers",
    pool,
    isStopped: () => false,
    findNext: async (_: unknown, last = 0) => due.find((one) => one > last),
    async process(client: { query(text: string): Promise<unknown> }, found: number) {
      if (isLost) await client.query("select pg_terminate_backend(pg_backend_pid())");
      if (found === 2) await client.query("select 1 / 0");
      treated.push(found);
    },
    onFailure: (found: number) => void failed.push(found),
  };
  try {
    await drain(parts);
    expect([treated, failed]).toEqual([[1, 3], [2]]);
    isLost = true;
    await expect(drain(parts)).rejects.toMatchObject({ code: "57P01" });
    expect(failed).toEqual([2]);
  } finally {
    await pool.end();
  }
});

test("the metrics tell how much waits in each queue, what failed and for how long the oldest has waited", async () => {
  const anna = await aCustomer();
  await db.deleteFrom("message").execute();
  await anna.graphql('mutation Ask { createAccountStatementRequest(lang: "fr") { status } }');
  await sql`update interaction set created_at = now() - interval '1 hour', last_error = 'Error'`.execute(
    db,
  );
  await sql`update message set state = 'FAILED'`.execute(db);
  const watched = await aProcess({ config: testConfig({ METRICS_TOKEN: "secret" }) });
  const headers = { authorization: "Bearer secret" };
  const text = await (await watched.app.request("/metrics", { headers })).text();
  for (const line of [
    'portal_queue_waiting{queue="requests"} 1',
    'portal_queue_failed{queue="requests"} 1',
    'portal_queue_waiting{queue="messages"} 0',
    'portal_queue_failed{queue="messages"} 1',
    'portal_queue_waiting{queue="claims"} 0',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/portal_queue_oldest_seconds\{queue="requests"\} 36\d\d/);
  expect(text).toContain('portal_pool_waiting{pool="api"} 0');
});

test("while the database is slow the figures of a queue stay as they were read, with their age", async () => {
  await sql`create table slow_queue as select 3 as waiting, 1 as failed, 60 as oldest`.execute(db);
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  const holder = new pg.Client({ connectionString: ownerUrl });
  await holder.connect();
  const metrics = createMetrics();
  const statement = "select waiting, failed, oldest from slow_queue";
  watchBacklogs(metrics, pool, { slow: statement, never: "select from no_table" });
  const age = (text: string) =>
    Number(/portal_queue_age_seconds\{queue="slow"\} (\S+)/.exec(text)?.[1]);
  try {
    const first = await metrics.render();
    expect(first).toContain('portal_queue_waiting{queue="slow"} 3');
    await holder.query("begin; lock table slow_queue in access exclusive mode");
    const second = await metrics.render();
    expect(second).toContain('portal_queue_waiting{queue="slow"} 3');
    expect(second).toContain('portal_queue_oldest_seconds{queue="slow"} 60');
    expect(age(second)).toBeGreaterThan(age(first) + 1);
    await holder.query("update slow_queue set waiting = 4; commit");
    const third = await metrics.render();
    expect(third).toContain('portal_queue_waiting{queue="slow"} 4');
    expect(age(third)).toBeLessThan(age(second));
    expect(third).not.toContain("never");
  } finally {
    await holder.end();
    await pool.end();
    await sql`drop table slow_queue`.execute(db);
  }
});

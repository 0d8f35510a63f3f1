import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { aCustomer, type Customer, database, db, ownerUrl, portal } from "../../../test/portal.ts";
import {
  aSubscriber,
  type GotEvent,
  readAll,
  readPage,
} from "../../../test/samples/exchange-events.ts";
import { openDoor } from "../../../test/samples/exchange.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { startEventRetention } from "../../insurer/events/retention-job.ts";
import { createLog } from "../../core/log.ts";

const door = await openDoor();
const core = await aSubscriber(door);
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A second connection, which can hold a transaction open. */
async function aConnection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  undo.push(() => client.end());
  return client;
}

const latest = async () => (await readPage(door, core, { after: "latest" })).next;
const subjects = (events: readonly GotEvent[]) => events.map(({ subject }) => subject);

/** Writes events about nothing, as a migration or a job would. */
async function happens(client: Pick<pg.Client, "query">, subject: string, household = 1) {
  await client.query("select record_event('invoice.paid', $1, null, $2, '{}')", [
    subject,
    household,
  ]);
}

test("a transaction that commits late is handed out behind those that were, and none is skipped", async () => {
  const after = await latest();
  const [slow, quick] = [await aConnection(), await aConnection()];
  await slow.query("begin");
  await happens(slow, "slow 1");
  await happens(quick, "quick 1");
  const first = await readAll(door, core, { after });
  expect(subjects(first)).toEqual(["quick 1"]);
  await happens(slow, "slow 2");
  await happens(quick, "quick 2");
  await slow.query("commit");
  const cursor = first.at(-1)?.cursor ?? "";
  const second = await readAll(door, core, { after: cursor });
  expect(subjects(second)).toEqual(["slow 1", "slow 2", "quick 2"]);
  expect(subjects(await readAll(door, core, { after }))).toEqual([
    "quick 1",
    "slow 1",
    "slow 2",
    "quick 2",
  ]);
});

test("a change that was made after another is told after it, though its transaction is older", async () => {
  const after = await latest();
  const anna = await aCustomer();
  const no = await hasInvoice(anna);
  const [older, younger] = [await aConnection(), await aConnection()];
  await older.query("begin");
  // The older transaction has its id before the younger one begins.
  await older.query("select pg_current_xact_id()");
  await younger.query("begin");
  await younger.query("update invoice set status = 'REGLEE' where no = $1", [no]);
  const waiting = older.query("update invoice set status = 'ENCOURS' where no = $1", [no]);
  await younger.query("commit");
  await waiting;
  await older.query("commit");
  const events = (await readAll(door, core, { after })).filter(({ subject }) => subject === no);
  expect(events.map(({ type }) => type)).toEqual([
    "ch.cervin.invoice.issued.v1",
    "ch.cervin.invoice.paid.v1",
    "ch.cervin.invoice.reopened.v1",
  ]);
});

test("a consumer that follows the rule sees each event once, while writers commit in any order and readers break off", async () => {
  const start = await latest();
  const writers = await Promise.all(Array.from({ length: 6 }, aConnection));
  const written = new Set<string>();
  const work = writers.map(async (writer, number) => {
    for (let round = 0; round < 25; round++) {
      await writer.query("begin");
      const names = [0, 1, 2].map((part) => `${number}.${round}.${part}`);
      for (const name of names) {
        await happens(writer, name, number);
        await writer.query("select pg_sleep(random() / 200)");
      }
      const isKept = round % 5 !== 4;
      await writer.query(isKept ? "commit" : "rollback");
      if (isKept) for (const name of names) written.add(name);
    }
  });
  // The consumer: one table of effects, the id of each event with its effect, and the cursor, in one transaction.
  const effects = new Map<string, string>();
  const order: string[] = [];
  let cursor = start;
  let isWritten = false;
  const consume = async (): Promise<number> => {
    const { events, next } = await readPage(door, core, { after: cursor, limit: "7" });
    for (const event of events) {
      if (!effects.has(event.id)) order.push(event.subject);
      effects.set(event.id, event.subject);
      // It is killed between the effect and the note of where it was.
      if (Math.random() < 0.1) return events.length;
    }
    cursor = next;
    return events.length;
  };
  const consumer = (async () => {
    while ((await consume()) > 0 || !isWritten) continue;
  })();
  await Promise.all(work);
  isWritten = true;
  await consumer;
  expect(order.toSorted()).toEqual([...written].toSorted());
  for (let number = 0; number < writers.length; number++) {
    const own = order.filter((name) => name.startsWith(`${number}.`));
    const sorted = own.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
    expect(own).toEqual(sorted);
  }
});

test("a process that dies between numbering and answering loses nothing and doubles nothing", async () => {
  const after = await latest();
  const client = await aConnection();
  for (const name of ["a", "b", "c"]) await happens(client, name);
  const dying = await aConnection();
  await dying.query("begin");
  await dying.query("select number_events()");
  const { rows } = await dying.query("select pg_backend_pid() as pid");
  dying.on("error", () => {});
  await client.query("select pg_terminate_backend($1)", [rows[0].pid]);
  expect(subjects(await readAll(door, core, { after }))).toEqual(["a", "b", "c"]);
});

test("events of one household come in the order of its changes, with many writers at once", async () => {
  const after = await latest();
  const ben = await aCustomer();
  const no = await hasInvoice(ben);
  const writers = await Promise.all(Array.from({ length: 8 }, aConnection));
  await Promise.all(
    writers.map(async (writer) => {
      for (let round = 0; round < 10; round++)
        await writer.query(
          `update invoice set status = case status when 'REGLEE' then 'ENCOURS' else 'REGLEE' end where no = $1`,
          [no],
        );
    }),
  );
  const events = (await readAll(door, core, { after })).filter(({ subject }) => subject === no);
  const statuses = events.map(({ data }) => data.status);
  expect(statuses).toEqual(
    Array.from({ length: 81 }, (_, index) => (index % 2 === 1 ? "REGLEE" : "ENCOURS")),
  );
  expect(new Set(events.map(({ partitionkey }) => partitionkey)).size).toBe(1);
});

test("ten thousand events are paged without a gap, also by type", async () => {
  const after = await latest();
  await sql`select record_event(case when n % 100 = 0 then 'invoice.cancelled' else 'invoice.paid' end,
    n::text, null, n % 50, '{}') from generate_series(1, 10000) n`.execute(db);
  const all = await readAll(door, core, { after, limit: "1000" });
  expect(subjects(all)).toEqual(Array.from({ length: 10_000 }, (_, index) => String(index + 1)));
  const sequences = all.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted());
  const rare = await readAll(door, core, { after, limit: "7", types: "invoice.cancelled" });
  expect(subjects(rare)).toEqual(
    Array.from({ length: 100 }, (_, index) => String((index + 1) * 100)),
  );
  const none = await readPage(door, core, { after, types: "upload.sent" });
  expect([none.events, none.next]).toEqual([[], await latest()]);
});

test.each(["", "x", "latest ", "A".repeat(44), `${"A".repeat(43)}!`, "%00", "1' or '1'='1"])(
  "a cursor that is none (%j) is refused with its field",
  async (after) => {
    const { status, code } = await readPage(door, core, { after });
    expect([status, code]).toEqual([400, "INVALID"]);
  },
);

test.each<Record<string, string>>([
  { limit: "0" },
  { limit: "1001" },
  { limit: "x" },
  { types: "none" },
  { wait: "31" },
])("%j is refused", async (query) => {
  const { status, code } = await readPage(door, core, query);
  expect([status, code]).toEqual([400, "INVALID"]);
});

test("a cursor of another installation, or of a history that a backup does not have, is refused as such", async () => {
  await happens(await aConnection(), "before");
  const [last] = (await readAll(door, core)).slice(-1);
  const changed = (from: number, bytes: Buffer) => {
    const cursor = Buffer.from(last?.cursor ?? "", "base64url");
    bytes.copy(cursor, from);
    return cursor.toString("base64url");
  };
  const position = Buffer.alloc(8);
  position.writeBigUInt64BE(BigInt(Number(last?.sequence)) + 5n);
  for (const after of [
    changed(1, Buffer.alloc(16, 9)),
    changed(17, position),
    changed(25, Buffer.alloc(8, 9)),
  ]) {
    const { status, code } = await readPage(door, core, { after });
    expect([status, code]).toEqual([409, "CURSOR_UNKNOWN"]);
  }
  expect((await readPage(door, core, { after: last?.cursor ?? "" })).status).toBe(200);
});

test("old events are deleted in batches; a cursor before them is told so, and the one at their end goes on", async () => {
  const after = await latest();
  const client = await aConnection();
  for (const name of ["old 1", "old 2", "young"]) await happens(client, name);
  const [, second] = await readAll(door, core, { after });
  await sql`update event set at = now() - interval '31 days' where subject <> 'young'`.execute(db);
  const jobs = database.pool("jobs", 1);
  const log = createLog("error", () => {});
  const retention = startEventRetention({ pool: jobs, log, days: 30, pollMs: 3_600_000 });
  undo.push(
    () => jobs.end(),
    () => retention.stop(),
  );
  await retention.runDue();
  const expired = await readPage(door, core, { after });
  expect([expired.status, expired.code]).toEqual([410, "CURSOR_EXPIRED"]);
  expect(subjects(await readAll(door, core, { after: second?.cursor ?? "" }))).toEqual(["young"]);
  expect(subjects(await readAll(door, core))).toEqual(["young"]);
  await sql`update event set at = now() - interval '31 days'`.execute(db);
  await retention.runDue();
  const end = await latest();
  expect(await readAll(door, core)).toEqual([]);
  await happens(client, "next");
  expect(subjects(await readAll(door, core, { after: end }))).toEqual(["next"]);
});

test("without a client nothing is recorded", async () => {
  const before = await sql<{ count: number }>`select count(*)::int as count from event`.execute(db);
  await sql`update exchange_client set revoked_at = now()`.execute(db);
  try {
    await hasInvoice(await aCustomer());
  } finally {
    await sql`update exchange_client set revoked_at = null`.execute(db);
  }
  const then = await sql<{ count: number }>`select count(*)::int as count from event`.execute(db);
  expect(then.rows).toEqual(before.rows);
});

test("a waiting client is told as soon as something happens, and an empty answer comes at the end of its time", async () => {
  const after = await latest();
  const asked = readPage(door, core, { after, wait: "30" });
  await happens(await aConnection(), "awaited");
  const { events, next } = await asked;
  expect(subjects(events)).toEqual(["awaited"]);
  expect((await readPage(door, core, { after: next, wait: "1" })).events).toEqual([]);
});

test("no other token opens the feed", async () => {
  const anna: Customer = await aCustomer();
  const writer = await aSubscriber(door, { scopes: ["catalogue.write", "events.personal"] });
  const answers = [
    await readPage(door, { token: anna.session.token }),
    await readPage(door, { token: "" }),
    await readPage(door, { token: randomUUID() }),
    await readPage(door, writer),
  ];
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [401, "UNAUTHENTICATED"],
    [401, "UNAUTHENTICATED"],
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
  ]);
  expect((await portal.app.request("/exchange/v1/events")).status).toBe(404);
});

test("the roles that connect can neither write nor change nor delete an event", async () => {
  for (const role of ["api", "identity", "jobs", "visitor", "exchange"] as const) {
    const pool = database.pool(role, 1);
    try {
      for (const statement of [
        "insert into event (type, subject, household, data) values ('x', 'x', 1, '{}')",
        "update event set data = '{}'",
        "delete from event",
        "update event_feed set last_position = 0",
        "select record_event('x', 'x', null, 1, '{}')",
      ])
        await expect(pool.query(statement), `${role}: ${statement}`).rejects.toThrow(
          "permission denied",
        );
    } finally {
      await pool.end();
    }
  }
});

import { z } from "zod";
import { afterEach, beforeAll, expect, test } from "vitest";
import { aCustomer, database, db, portal, secrets } from "../../../test/portal.ts";
import { createLog } from "../../core/log.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { anyKind, type RequestKind } from "./kinds.ts";
import { type WriteContext, submitRequest } from "./submit.ts";
import { startWorker, type Worker } from "./worker.ts";

const Details = z.strictObject({ note: z.string() });
const lines: string[] = [];
const workers: Worker[] = [];
const pools: { end(): Promise<void> }[] = [];

// The portal's own worker does not know the kinds of this test.
beforeAll(() => portal.worker.stop());

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});

/** A kind of this test only, which records what it is given. */
function aKind(apply: RequestKind<z.infer<typeof Details>>["apply"] = async () => {}) {
  const kind: RequestKind<z.infer<typeof Details>> = {
    type: "DOCUMENT",
    nature: "DOCUMENT",
    details: Details,
    apply,
  };
  return kind;
}

function aWorker(kind: RequestKind<z.infer<typeof Details>>, delaySeconds = 0): Worker {
  const pool = database.pool("jobs", 2);
  const worker = startWorker({
    pool,
    secrets,
    log: createLog("debug", (line) => void lines.push(line)),
    kinds: [anyKind(kind)],
    delaySeconds,
    pollMs: 3_600_000,
  });
  workers.push(worker);
  pools.push(pool);
  return worker;
}

/** Submits a request like an operation within `ctx.write`, in the API's role. */
async function submits(
  who: { id: string; session: { sid: string } },
  input: Parameters<typeof submitRequest<z.infer<typeof Details>>>[2],
): Promise<{ id: string }> {
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('app.account', $1, true)", [who.id]);
    const ctx = { secrets, correlationId: crypto.randomUUID(), language: "de" } as const;
    const session = { id: who.session.sid, accountId: who.id } as WriteContext["session"];
    const made = await submitRequest({ ctx, db: onConnection(client), session }, aKind(), input);
    await client.query("commit");
    return made;
  } finally {
    client.release(true);
    await pool.end();
  }
}

const rowOf = (id: string) =>
  db.selectFrom("interaction").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function historyOf(id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("interactionStatus")
    .select("status")
    .where("interactionId", "=", id)
    .orderBy("position")
    .execute();
  return rows.map(({ status }) => status);
}

test("a request is taken up, applied with its opened details, and done; each step is in the audit", async () => {
  const anna = await aCustomer();
  const seen: unknown[] = [];
  const { id } = await submits(anna, {
    details: { note: "hello" },
    insuredNumber: anna.insuredNumber,
  });
  const worker = aWorker(aKind(async (_, request) => void seen.push(request)));
  await worker.runDue();
  expect(seen).toEqual([
    {
      id,
      accountId: anna.id,
      insuredNumber: anna.insuredNumber,
      language: "fr",
      details: { note: "hello" },
    },
  ]);
  expect(await historyOf(id)).toEqual(["REQUEST", "IN_PROGRESS", "DONE"]);
  const audit = await db
    .selectFrom("audit")
    .select(["actor", "action"])
    .where("subject", "=", id)
    .orderBy("id")
    .execute();
  expect(audit).toEqual([
    { actor: "customer", action: "request DOCUMENT DOCUMENT" },
    { actor: "office", action: "request IN_PROGRESS" },
    { actor: "office", action: "request DONE" },
  ]);
  await worker.runDue();
  expect(seen).toHaveLength(1);
});

test("what a request holds is not readable in the database", async () => {
  const anna = await aCustomer();
  const { id } = await submits(anna, { details: { note: "Chemin des Secrets 7" } });
  expect((await rowOf(id)).details.toString("latin1")).not.toContain("Secrets");
});

test("no customer can ask something for a person their account does not see", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await expect(
    submits(anna, { details: { note: "" }, insuredNumber: bea.insuredNumber }),
  ).rejects.toThrow("row-level security");
});

test("ten workers at once apply every request exactly once", async () => {
  const anna = await aCustomer();
  const ids: string[] = [];
  for (let count = 0; count < 20; count++)
    ids.push((await submits(anna, { details: { note: String(count) } })).id);
  const applied: string[] = [];
  const kind = aKind(async (_, { id }) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (ids.includes(id)) applied.push(id);
  });
  const crowd = Array.from({ length: 10 }, () => aWorker(kind));
  await Promise.all(crowd.map((worker) => worker.runDue()));
  expect(applied.toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect(await historyOf(id)).toEqual(["REQUEST", "IN_PROGRESS", "DONE"]);
});

test("what cannot be applied leaves nothing behind, is tried again later and stays visible", async () => {
  const anna = await aCustomer();
  const { id } = await submits(anna, { details: { note: "" } });
  let isBroken = true;
  const worker = aWorker(
    aKind(async (work) => {
      await work.db
        .insertInto("audit")
        .values({ actor: "office", action: "half done", subject: id })
        .execute();
      if (isBroken) throw new TypeError("Chemin des Secrets 7 is no street");
    }),
  );
  await worker.runDue();
  const failed = await rowOf(id);
  expect(failed).toMatchObject({ status: "IN_PROGRESS", tries: 1, lastError: "TypeError" });
  expect(failed.dueAt.getTime()).toBeGreaterThan(Date.now() + 5_000);
  const half = () =>
    db.selectFrom("audit").select("id").where("action", "=", "half done").execute();
  expect(await half()).toEqual([]);
  expect(lines.join("")).not.toContain("Secrets");

  isBroken = false;
  await worker.runDue();
  expect((await rowOf(id)).status).toBe("IN_PROGRESS");
  await db
    .updateTable("interaction")
    .set({ dueAt: new Date(0) })
    .where("id", "=", id)
    .execute();
  await worker.runDue();
  expect(await rowOf(id)).toMatchObject({ status: "DONE", lastError: null });
  expect(await half()).toHaveLength(1);
});

test("a request waits for the configured delay, a held one longer, and an approved one not at all", async () => {
  const anna = await aCustomer();
  const [waiting, held, approved] = [
    await submits(anna, { details: { note: "waiting" } }),
    await submits(anna, { details: { note: "held" } }),
    await submits(anna, { details: { note: "approved" } }),
  ];
  const now = new Date();
  await db.updateTable("interaction").set({ heldAt: now }).where("id", "=", held.id).execute();
  await db
    .updateTable("interaction")
    .set({ approvedAt: now })
    .where("id", "=", approved.id)
    .execute();
  // An odd number, whose half is no integer.
  await aWorker(aKind(), 3_601).runDue();
  const statuses = async () =>
    Promise.all([waiting, held, approved].map(async ({ id }) => (await rowOf(id)).status));
  expect(await statuses()).toEqual(["REQUEST", "REQUEST", "DONE"]);
  await aWorker(aKind(), 0).runDue();
  expect(await statuses()).toEqual(["DONE", "REQUEST", "DONE"]);
});

test("a decided request is archived after a year", async () => {
  const anna = await aCustomer();
  const { id } = await submits(anna, { details: { note: "" } });
  const worker = aWorker(aKind());
  await worker.runDue();
  await db
    .updateTable("interaction")
    .set({ decidedAt: new Date(Date.now() - 366 * 86_400_000) })
    .where("id", "=", id)
    .execute();
  await worker.runDue();
  expect(await historyOf(id)).toEqual(["REQUEST", "IN_PROGRESS", "DONE", "ARCHIVED"]);
});

test("a deduplication key is open once at a time, and a permanent one is used once unless it was refused", async () => {
  const anna = await aCustomer();
  const open = { details: { note: "" }, deduplicationKey: `card ${anna.insuredNumber}` };
  const { id } = await submits(anna, open);
  await expect(submits(anna, open)).rejects.toMatchObject({ code: "CONFLICT" });
  await aWorker(aKind()).runDue();
  expect((await rowOf(id)).status).toBe("DONE");
  await submits(anna, open);

  const once = {
    details: { note: "" },
    deduplicationKey: `joker ${anna.insuredNumber}`,
    isKeyPermanent: true,
  };
  const joker = await submits(anna, once);
  await aWorker(aKind()).runDue();
  await expect(submits(anna, once)).rejects.toMatchObject({ code: "CONFLICT" });
  await db
    .updateTable("interaction")
    .set({ status: "REFUSED" })
    .where("id", "=", joker.id)
    .execute();
  await submits(anna, once);
});

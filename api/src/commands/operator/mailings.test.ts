import { languages } from "@portal/model/portal/languages.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCustomer, database, db, ownerUrl, portal } from "../../../test/portal.ts";
import { testSecrets as secrets } from "../../../test/database.ts";
import { runOperator } from "./run-operator.ts";
import { createLog } from "../../core/log.ts";
import { startMailings } from "../../insurer/notifications/mailing-job.ts";

const undo: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  await portal.mailings.stop();
  await db.deleteFrom("mailing").execute();
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const operator = (...args: string[]) => runOperator(args, { DATABASE_URL: ownerUrl, SECRET_KEYS });

const words = (title: string) =>
  languages.flatMap((language) => [
    `--title-${language}`,
    `${title} ${language}`,
    `--body-${language}`,
    "Texte",
  ]);

/** Orders a message to all customers and returns its id. */
async function ordered(title: string): Promise<string> {
  const { lines, problem } = await operator(
    "notifications",
    "send",
    "--all",
    "--yes",
    ...words(title),
  );
  expect(problem).toBeUndefined();
  return lines[0]?.split(": ")[1] ?? "";
}

function aNode(perMinute: number) {
  const pool = database.pool("jobs", 2);
  const log = createLog("error", () => {});
  const node = startMailings({ pool, secrets, log, perMinute, pollMs: 3_600_000 });
  undo.push(async () => {
    await node.stop();
    await pool.end();
  });
  return node;
}

const isDueAgain = () => sql`update mailing set next_batch_at = now()`.execute(db);

async function told(title: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select account_id as id, count(*)::int as count from notification
    where parameters::jsonb -> 'texts' -> 'fr' ->> 'title' = ${`${title} fr`} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const customers = async () =>
  (await db.selectFrom("account").select("id").where("role", "=", "CUSTOMER").execute()).map(
    ({ id }) => id,
  );

async function seven() {
  await db.deleteFrom("message").execute();
  while ((await customers()).length < 7) await aCustomer();
}

test("E08 a message to all goes out in batches at the rate that is set, each customer is told once, and the list shows how far it is", async () => {
  await seven();
  const id = await ordered("Taux");
  const all = await customers();
  const node = aNode(3);
  await node.runDue();
  await node.runDue();
  expect((await told("Taux")).size, "the next batch is due a minute later").toBe(3);
  expect((await operator("notifications", "list")).lines[0]).toContain(
    `RUNNING  3 of ${all.length} told`,
  );
  await node.stop();

  const later = aNode(3);
  for (let round = 0; round < all.length; round++) {
    await isDueAgain();
    await later.runDue();
  }
  const reached = await told("Taux");
  expect([...reached.keys()].toSorted()).toEqual(all.toSorted());
  expect(new Set(reached.values())).toEqual(new Set([1]));
  expect((await operator("notifications", "list")).lines[0]).toContain(
    `DONE  ${all.length} of ${all.length} told`,
  );
  const { rows } = await sql`select distinct priority from message`.execute(db);
  expect(rows, "behind everything else").toEqual([{ priority: 3 }]);
  expect((await operator("notifications", "stop", id)).problem).toContain("is no message");
});

test("V79 a campaign is not sent to a customer who objects to offers; a message about the insurance is", async () => {
  await seven();
  const [anna = ""] = await customers();
  await db.insertInto("objection").values({ accountId: anna, purpose: "OFFERS" }).execute();
  undo.push(() => db.deleteFrom("objection").execute());
  const all = await customers();
  for (const [title, options] of [
    ["Herbst", ["--campaign", "herbst"]],
    ["Frist", []],
  ] as const) {
    const order = ["notifications", "send", "--all", "--yes", ...options, ...words(title)];
    expect((await operator(...order)).problem).toBeUndefined();
    const node = aNode(100);
    await node.runDue();
    await node.stop();
  }
  expect([...(await told("Herbst")).keys()].toSorted()).toEqual(
    all.filter((id) => id !== anna).toSorted(),
  );
  expect((await told("Frist")).size).toBe(all.length);
  expect((await operator("notifications", "list")).lines.join("\n")).toContain(
    `${all.length - 1} of ${all.length - 1} told`,
  );
});

test("E08 the same message ordered a second time is refused, and one that is stopped reaches no further customer", async () => {
  await seven();
  const id = await ordered("Stop");
  const again = await operator("notifications", "send", "--all", "--yes", ...words("Stop"));
  expect(again.problem).toContain(`was ordered today as ${id}`);
  const node = aNode(2);
  await node.runDue();
  expect((await operator("notifications", "stop", id)).lines[0]).toMatch(/^Stopped after 2 of /);
  await isDueAgain();
  await node.runDue();
  expect((await told("Stop")).size).toBe(2);
});

test("E08 one customer who cannot be told keeps none of the others from being told", async () => {
  await seven();
  const broken = await aCustomer();
  await sql`update account set login_email = 'x' where id = ${broken.id}`.execute(db);
  undo.push(() => sql`update account set role = 'OPERATOR' where id = ${broken.id}`.execute(db));
  await ordered("Panne");
  await aNode(100_000).runDue();
  const all = await customers();
  const reached = await told("Panne");
  expect(reached.has(broken.id)).toBe(false);
  expect(reached.size).toBe(all.length - 1);
  expect((await operator("notifications", "list")).lines[0]).toContain("1 failed");
});

test("E08 several nodes at once tell each customer once", async () => {
  await seven();
  await ordered("Ensemble");
  const nodes = [aNode(100_000), aNode(100_000), aNode(100_000)];
  for (let round = 0; round < 5; round++) {
    await Promise.all(nodes.map((node) => node.runDue()));
    await isDueAgain();
  }
  const reached = await told("Ensemble");
  expect(reached.size).toBe((await customers()).length);
  expect(new Set(reached.values())).toEqual(new Set([1]));
});

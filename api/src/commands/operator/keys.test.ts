import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { testKeys } from "../../../test/database.ts";
import {
  aCustomer,
  aProcess,
  callsAs,
  type Customer,
  db,
  ownerUrl,
  portal,
  secrets,
} from "../../../test/portal.ts";
import { hasAccount } from "../../../test/samples/addresses.ts";
import { hasContact } from "../../../test/samples/contacts.ts";
import { hasWritten } from "../../../test/samples/conversations.ts";
import { entriesIn } from "../../../test/zip.ts";
import { valueTypes } from "../../core/db/types.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { reencrypt } from "../../core/re-encrypt.ts";
import { createSecrets, emailLookup, parseSecretKeys } from "../../core/secrets/secrets.ts";
import type { RunningPortal } from "../../portal.ts";
import { runOperator } from "./run-operator.ts";

const fresh = { id: "k2", key: Buffer.alloc(32, 9) };
const settingOf = (held: readonly { id: string; key: Buffer }[]) =>
  held.map(({ id, key }) => `${id}:${key.toString("base64")}`).join(",");
const BOTH = settingOf([fresh, ...testKeys]);

async function keys(verb: string, setting = BOTH): Promise<string[]> {
  const env = { DATABASE_URL: ownerUrl, SECRET_KEYS: setting };
  const { lines, problem } = await runOperator(["keys", verb, "--by", "Anna Muster"], env);
  expect(problem).toBeUndefined();
  return lines;
}

/** What a customer reads of everything that is kept encrypted: the export of their data opens all of it. */
async function told(who: Customer, through: RunningPortal): Promise<Record<string, string>> {
  const answer = await callsAs(who.session, through).post("/v1/my-data/export");
  expect(answer.status).toBe(200);
  const entries = entriesIn(Buffer.from(await answer.arrayBuffer()));
  const shown = entries.filter(({ name }) => /^data\/(account|people|requests|drafts)/.test(name));
  expect(shown.length).toBe(4);
  // Jobs set the day of the decision meanwhile.
  const textOf = (content: Buffer) => content.toString().replaceAll(/"decideBy": [^\n]+/g, "");
  return Object.fromEntries(shown.map(({ name, content }) => [name, textOf(content)]));
}

/** Customers with everything that is encrypted for them, in part with values of the same table in several rows. */
async function someCustomers(): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let count = 0; count < 3; count++) {
    const who = await aCustomer();
    await hasContact(who, { email: `anna.${who.insuredNumber}@example.ch` });
    await hasContact(who, { number: "+41795550199" });
    await hasAccount(who);
    await hasWritten(who, { answer: "Oui." });
    await who.call("PUT", "/v1/drafts/account.phone@1", { generation: 0, values: { a: "b" } });
    await who.graphql(`mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`);
    customers.push(who);
  }
  return customers;
}

/** Encrypts again, row by row, and is broken off after some of them. */
async function isBrokenOffAfter(batches: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, types: valueTypes });
  await client.connect();
  let left = batches;
  const commit = async (): Promise<void> => {
    await client.query("commit");
    if (left-- === 0) throw new Error("broken off");
    await client.query("begin");
  };
  await client.query("begin");
  const both = createSecrets(parseSecretKeys(BOTH));
  const parts = { db: onConnection(client), secrets: both, commit, atOnce: 1 };
  await expect(reencrypt(parts)).rejects.toThrow("broken off");
  await client.end();
}

async function eventsSoFar(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from event`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Changes are recorded as events from the first client on. */
async function eventsAreRecorded(): Promise<void> {
  await db
    .insertInto("exchangeClient")
    .values({ id: "core", name: "Core", source: "core", scopes: [], secretHash: Buffer.alloc(32) })
    .execute();
}

test("values come under a new key while customers read them, and the old key leaves", async () => {
  await eventsAreRecorded();
  const customers = await someCustomers();
  const before = await Promise.all(customers.map((who) => told(who, portal)));
  const events = await eventsSoFar();
  expect(events).toBeGreaterThan(0);
  const [first, old] = await keys("status");
  expect(first).toBe("k2 (newest): 0 values");
  expect(old).toMatch(/^test: \d+ values: .*account\.login_email 3, account\.phone_number 3/);

  await isBrokenOffAfter(8);
  const both = await aProcess({ secrets: createSecrets(parseSecretKeys(BOTH)) });
  const [some, rest] = await keys("status");
  expect(some).toMatch(/^k2 \(newest\): [1-9]/);
  expect(rest).toMatch(/^test: [1-9]/);
  expect(await Promise.all(customers.map((who) => told(who, both)))).toEqual(before);

  const lines = await keys("reencrypt");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^k2 \(newest\): \d\d+ values$/);
  expect(await eventsSoFar(), "nobody is told of a change").toBe(events);

  const [entry = ""] = await keys("lookups");
  const left = createSecrets(parseSecretKeys(`${settingOf([fresh])},${entry}`));
  const after = await aProcess({ secrets: left });
  expect(await Promise.all(customers.map((who) => told(who, after)))).toEqual(before);
  for (const { email } of customers)
    expect(emailLookup(left, email).equals(emailLookup(secrets, email))).toBe(true);
});

test("a value that no key opens is named and left as it is", async () => {
  const who = await aCustomer();
  const id = await hasContact(who, { email: "damaged@example.ch" });
  await sql`update contact set value = 'test:damaged'::bytea where id = ${id}`.execute(db);
  const lines = await keys("reencrypt");
  expect(lines).toContain(`no key opens contact.value of ${id}`);
  expect(lines.at(-1)).toBe("test: 1 values: contact.value 1");
});

test("the entry of lookups is no key and stands last", () => {
  const entry = createSecrets(testKeys).lookupsEntry();
  const without = createSecrets(parseSecretKeys(`${settingOf([fresh])},${entry}`));
  expect(without.lookupsEntry()).toBe(entry);
  const place = { table: "account", column: "login_email", row: "1" };
  expect(() => without.decrypt(place, secrets.encrypt(place, "old"))).toThrow(
    "SECRET_KEYS does not name",
  );
  const wrong = [entry, `${entry},${settingOf([fresh])}`];
  for (const setting of wrong)
    expect(() => createSecrets(parseSecretKeys(setting))).toThrow("SECRET_KEYS");
});

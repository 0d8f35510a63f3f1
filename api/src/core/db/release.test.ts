import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { cloneTemplate, testRoles, testSecrets } from "../../../test/database.ts";
import { awaitSchema } from "./await-schema.ts";
import { migrate } from "./migrate.ts";
import { prepareDatabase } from "./open.ts";
import { compareVersions, noteRelease, readRelease, requireKnownSchema } from "./release.ts";

const clone = await cloneTemplate(inject("databaseUrl"));
const owner = new pg.Client({ connectionString: clone.url });
await owner.connect();

afterAll(async () => {
  await owner.end();
  await clone.drop();
});

/** The database in the words of another release, taken back at the end. */
async function asMigratedBy(version: string, oldestNode: string, work: () => Promise<void>) {
  await owner.query("insert into migration (name, checksum) values ('9999_later.sql', 'x')");
  await noteRelease(owner, { version, oldestNode });
  await work();
  await owner.query("delete from migration where name = '9999_later.sql'");
  await owner.query("delete from schema_release where release = $1", [version]);
}

const waits = (onObstacle: (obstacle: string, detail: string) => void, signal?: AbortSignal) =>
  awaitSchema(clone.url, testRoles, testSecrets, {
    timeoutMs: 60_000,
    onObstacle,
    ...(signal && { signal }),
  });

test("a node works on the schema of the next release, whether it migrates or not", async () => {
  const { version } = readRelease();
  await asMigratedBy("98.0.0", version, async () => {
    await expect(prepareDatabase(clone.url, testRoles, testSecrets)).resolves.toBeDefined();
    await expect(waits(() => expect.unreachable())).resolves.toBeDefined();
  });
});

test("a node is refused, in one line, by a schema that needs newer nodes", async () => {
  await asMigratedBy("98.0.0", "97.0.0", async () => {
    const refusal =
      /^The database was migrated by release 98\.0\.0, which works with nodes from 97\.0\.0 on/;
    await expect(prepareDatabase(clone.url, testRoles, testSecrets)).rejects.toThrow(refusal);
    await expect(waits(() => expect.unreachable())).rejects.toThrow(refusal);
  });
});

test("an older node that migrates again leaves the newest release in place", async () => {
  await asMigratedBy("98.0.0", readRelease().version, async () => {
    await prepareDatabase(clone.url, testRoles, testSecrets);
    await expect(
      requireKnownSchema(owner, { version: "0.9.0", oldestNode: "0.9.0" }),
    ).rejects.toThrow("98.0.0");
  });
});

test("a node names the migrations that it waits for, and starts once they ran", async () => {
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    "delete from migration where name like '0152%' returning name, checksum",
  );
  const told: string[] = [];
  const opened = waits((obstacle, detail) => void told.push(`${obstacle}: ${detail}`));
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/^schema: 1 migrations are missing, first 0152_/)]);
  for (const { name, checksum } of rows)
    await owner.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
  await expect(opened).resolves.toBeDefined();
  expect(await migrate(owner, testRoles)).toEqual([]);
});

test("a node with other keys waits and says what may be wrong, without the database's owner", async () => {
  const over = new AbortController();
  const told: string[] = [];
  const opened = awaitSchema(clone.url, "portal_stranger", testSecrets, {
    timeoutMs: 60_000,
    signal: over.signal,
    onObstacle: (obstacle, detail) => void told.push(`${obstacle}: ${detail}`),
  });
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/^schema: .*SECRET_KEYS or DATABASE_ROLE_PREFIX/)]);
  over.abort();
  await expect(opened).rejects.toThrow();
});

test.each([
  ["1.0.0", "1.0.0", 0],
  ["1.2.0", "1.10.0", -1],
  ["2.0.0", "1.9.9", 1],
])("%s and %s compare as versions", (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
});

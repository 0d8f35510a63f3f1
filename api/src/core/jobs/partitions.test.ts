import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { clock, db, logged, ownerUrl, portal } from "../../../test/portal.ts";

async function parts(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from audit_parts() order by ends`.execute(db);
  return rows.map(({ name }) => name);
}

async function makeParts(today: string): Promise<void> {
  clock.set(today);
  await portal.partitions.runDue();
  clock.set(undefined);
}

async function applyRules(today: string): Promise<void> {
  clock.set(today);
  await portal.retention.runDue();
  await portal.retention.runDue();
  clock.set(undefined);
}

/** Writes lines at instants and seals all that are open, which gives them one seal. */
async function writes(actor: string, ...instants: string[]): Promise<void> {
  for (const at of instants)
    await sql`insert into audit (at, actor, action) values (${at}::timestamptz, ${actor}, 'line')`.execute(
      db,
    );
  await sql`select seal_audit()`.execute(db);
}

async function placesOf(actor: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from audit where actor = ${actor} order by at`.execute(
    db,
  );
  return rows.map(({ place }) => place);
}

async function brokenSeal(): Promise<unknown> {
  const { rows } = await sql<{ seal: unknown }>`select broken_audit_seal() as seal`.execute(db);
  return rows[0]?.seal;
}

test("a month of the audit goes as a whole with its seals, ten years later, and the chain holds", async () => {
  await makeParts("2041-01-15");
  await writes("kept", "2041-01-01T00:00:00Z", "2041-01-31T20:00:00Z");
  await writes("kept", "2041-01-31T23:59:59.9Z", "2041-02-01T00:00:01Z");
  await writes("kept", "2041-02-10T12:00:00Z");

  await applyRules("2051-01-31");
  expect(await placesOf("kept"), "the month is not over").toHaveLength(5);
  await applyRules("2051-02-01");
  expect(await placesOf("kept"), "a line of February has the same seal").toHaveLength(5);
  await applyRules("2051-02-02");

  expect(await placesOf("kept")).toEqual(["audit_2041_02"]);
  expect(await parts()).not.toContain("audit_2041_01");
  expect(await parts()).toContain("audit_2041_02");
  expect(await brokenSeal()).toBeNull();
  const { rows } = await sql<{ removed: number }>`
    select removed from retention_run where subject = 'audit' and day = '2051-02-02'`.execute(db);
  expect(rows, "with the line of February under the same seal").toEqual([{ removed: 4 }]);
  await sql`update audit set action = 'forged' where actor = 'kept'`.execute(db);
  expect(await brokenSeal()).not.toBeNull();
  await sql`update audit set action = 'line' where actor = 'kept'`.execute(db);
});

test("a month with a line that is not sealed yet stays", async () => {
  await sql`insert into audit (at, actor, action) values ('2041-02-11', 'open', 'line')`.execute(
    db,
  );
  await applyRules("2051-04-01");
  expect(await parts()).toContain("audit_2041_02");
  await sql`select seal_audit()`.execute(db);
});

test("a backup that reads a month keeps it for another round, without a failure", async () => {
  const reader = new pg.Client({ connectionString: ownerUrl });
  await reader.connect();
  try {
    await reader.query("begin; select from audit_2041_02");
    await applyRules("2051-04-01");
    expect(await parts()).toContain("audit_2041_02");
    expect(logged.join("")).not.toContain("retention failed");
    await reader.query("commit");
  } finally {
    await reader.end();
  }
  await applyRules("2051-04-01");
  expect(await parts()).not.toContain("audit_2041_02");
  expect(await brokenSeal()).toBeNull();
});

test("the parts of the coming months are made ahead, over the end of a year, and once", async () => {
  await makeParts("2060-11-30");
  await makeParts("2060-12-31");
  await makeParts("2060-12-31");
  expect((await parts()).filter((name) => name >= "audit_206")).toEqual([
    "audit_2060_11",
    "audit_2060_12",
    "audit_2061_01",
    "audit_2061_02",
    "audit_2061_03",
  ]);
  await writes("new year", "2060-12-31T23:59:59.999Z", "2061-01-01T00:00:00Z");
  expect(await placesOf("new year")).toEqual(["audit_2060_12", "audit_2061_01"]);
});

test("a line of a month without a part is kept, and moves to its part once the job runs again", async () => {
  await writes("late", "2070-01-31T12:00:00Z", "2070-02-28T23:00:00Z", "2070-03-31T22:30:00Z");
  expect(new Set(await placesOf("late"))).toEqual(new Set(["audit_other"]));
  await makeParts("2070-03-31");
  expect(await placesOf("late")).toEqual(["audit_2070_01", "audit_2070_02", "audit_2070_03"]);
  expect(await brokenSeal()).toBeNull();
});

test("each part is closed to the roles that connect, and holds its owner to row level security", async () => {
  const { rows } = await sql<{ name: string; isForced: boolean; access: string | null }>`
    select relname as name, relrowsecurity and relforcerowsecurity as "isForced",
      (select string_agg(distinct a.grantee::regrole::text, ' ') from aclexplode(relacl) a
        where a.grantee <> relowner) as access
    from pg_class where relispartition and relkind = 'r'`.execute(db);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ isForced, access }) => !isForced || access !== null)).toEqual([]);
});

import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { cloneTemplate, testSecrets } from "../../../test/database.ts";
import { prepareDatabase } from "./open.ts";
import { roles } from "./roles.ts";

const prefix = "portal_together";
const clone = await cloneTemplate(inject("databaseUrl"));
const owner = new pg.Client({ connectionString: clone.url });
await owner.connect();
// Emptied, because the template has the roles of another prefix.
await owner.query("drop schema public cascade; create schema public");

afterAll(async () => {
  for (const role of roles) {
    await owner.query(`drop owned by ${prefix}_${role}`);
    await owner.query(`drop role ${prefix}_${role}`);
  }
  await owner.end();
  await clone.drop();
});

test("nodes that start together wait for each other, whether the roles are new or not", async () => {
  for (let round = 0; round < 8; round += 1) {
    const starts = Array.from({ length: 4 }, () => prepareDatabase(clone.url, prefix, testSecrets));
    const failed = (await Promise.allSettled(starts)).filter(({ status }) => status === "rejected");
    expect(failed, `round ${round}`).toEqual([]);
  }
});

test("a database whose grants are for roles of another name is refused in one line", async () => {
  const start = prepareDatabase(clone.url, "portal_other", testSecrets);
  await expect(start).rejects.toThrow(/^The roles portal_other_api, [^\n]+ DATABASE_ROLE_PREFIX/);
  for (const role of roles) await owner.query(`drop role portal_other_${role}`);
});

test("a migration that was renamed since it ran does not run again", async () => {
  await prepareDatabase(clone.url, prefix, testSecrets);
  const before = { "0091_damage_payments.sql": "0090_damage_payments.sql" };
  for (const [now, then] of Object.entries(before))
    await owner.query("update migration set name = $2 where name = $1", [now, then]);
  await prepareDatabase(clone.url, prefix, testSecrets);
  const { rows } = await owner.query("select name from migration where name like '%damage_pay%'");
  expect(rows).toEqual([{ name: "0090_damage_payments.sql" }]);
});

test("an index whose build was broken off is built again, without a transaction around it", async () => {
  await prepareDatabase(clone.url, prefix, testSecrets);
  const isValid = async () =>
    (
      await owner.query(
        "select indisvalid from pg_index where indexrelid = 'document_date'::regclass",
      )
    ).rows[0]?.indisvalid;
  await owner.query(
    "update pg_index set indisvalid = false where indexrelid = 'document_date'::regclass",
  );
  await owner.query("delete from migration where name = '0156_retention_indexes.sql'");
  const { ran } = await prepareDatabase(clone.url, prefix, testSecrets);
  expect(ran).toEqual(["0156_retention_indexes.sql"]);
  expect(await isValid()).toBe(true);
});

test("a slow statement is ended by the server, as the session was told", async () => {
  const { database } = await prepareDatabase(clone.url, prefix, testSecrets);
  const pool = database.pool("api", 1);
  try {
    const { rows } = await pool.query("show statement_timeout");
    expect(rows).toEqual([{ statement_timeout: "5s" }]);
  } finally {
    await pool.end();
  }
});

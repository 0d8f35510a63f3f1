import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { cloneTemplate, testRoles } from "../../../test/database.ts";
import { migrate } from "./migrate.ts";

const clone = await cloneTemplate(inject("databaseUrl"));
const [owner, reader, writer] = await Promise.all([connect(), connect(), connect()]);

afterAll(async () => {
  await Promise.all([owner.end(), reader.end(), writer.end()]);
  await clone.drop();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: clone.url });
  await client.connect();
  return client;
}

const withoutColumn = `alter table invoice drop column payment_announced_on;
  delete from migration where name = '0125_announced_payments.sql'`;

test("a migration of a table that is in use lets the others go on, and runs once the table is free", async () => {
  await owner.query(withoutColumn);
  await reader.query("begin; select from invoice");
  let isOver = false;
  const migrated = migrate(owner, testRoles).finally(() => (isOver = true));
  const tries = async (): Promise<number> => {
    const { rows } = await writer.query<{ failed: number }>(
      "select count(*)::int as failed from pg_stat_activity where datname = current_database() and query = 'rollback'",
    );
    return rows[0]?.failed ?? 0;
  };
  await expect.poll(tries).toBeGreaterThan(0);
  // A statement that comes later does not wait behind the migration for longer than its lock timeout.
  await writer.query("update invoice set seen_at = seen_at");
  expect(isOver).toBe(false);
  await reader.query("commit");
  expect(await migrated).toEqual(["0125_announced_payments.sql"]);
});

test("a migration that was written anew before its release is the same where it ran as it was", async () => {
  const former = "5a490124cb45f3bfa237ca6583a4369d9cc74cf10ac4fb3b00d711a6c3bd388c";
  const noted = (checksum: string) =>
    owner.query("update migration set checksum = $1 where name = '0135_households.sql'", [
      checksum,
    ]);
  await noted(former);
  expect(await migrate(owner, testRoles)).toEqual([]);
  await noted("another");
  await expect(migrate(owner, testRoles)).rejects.toThrow(
    "0135_households.sql changed after it ran",
  );
});

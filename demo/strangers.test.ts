import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { createSecrets, emailLookup } from "../api/src/core/secrets/secrets.ts";
import { createPortal } from "../api/src/portal.ts";
import { folderOf } from "./build/folder.ts";
import { wireTo } from "./insurer/pglite-wire.ts";
import { environmentAt, ownerUrl, rolePrefix, secretKeys } from "./insurer/settings.ts";

const packed = readFileSync(path.join(folderOf("demo"), "insurer/data.tar.br"));
const db = await PGlite.create({ loadDataDir: new Blob([brotliDecompressSync(packed)]) });
const stream = wireTo(db);
const secrets = createSecrets(secretKeys);
const database = databaseAt(ownerUrl, rolePrefix, secrets, { stream });
const owner = new pg.Client({ connectionString: ownerUrl, stream });
await owner.connect();
const publicUrl = "http://localhost:4000";
const portal = await createPortal({
  config: readConfig(environmentAt(publicUrl, "demo")),
  database,
  secrets,
  log: createLog("error", () => {}),
  // A busy machine may be slow; the deadline has its own tests.
  deadlineMs: 300_000,
});
afterAll(async () => {
  await portal.stop();
  await owner.end();
  await db.close();
});

async function accountOf(login: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from account where login_email_hash = $1",
    [emailLookup(secrets, login)],
  );
  return rows[0]?.id ?? "";
}

async function asking(login?: string) {
  const session = login ? await portal.sessions.begin(await accountOf(login)) : undefined;
  return (method: string, address: string) =>
    portal.app.request(`${publicUrl}${address}`, {
      method,
      headers: {
        ...(session && {
          authorization: `Bearer ${session.token}`,
          cookie: `fgp=${session.fingerprint}`,
        }),
        origin: publicUrl,
      },
    });
}

test("A33 in the tab's database row level security shows each role what it shows on a server: nothing without an account", async () => {
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relrowsecurity and a.attname = 'account_id'
       and has_table_privilege('portal_api', c.oid, 'select')
     order by 1`,
  );
  expect(tables.rows.length).toBeGreaterThan(10);
  const pool = database.pool("api", 1);
  const client = await pool.connect();
  const camille = await accountOf("camille@example.ch");
  for (const { name } of tables.rows) {
    await client.query("begin");
    const nobody = await client.query(`select from ${name} where account_id is not null limit 1`);
    expect([name, nobody.rowCount]).toEqual([name, 0]);
    await client.query("select set_config('app.account', $1, true)", [camille]);
    const foreign = await client.query(`select from ${name} where account_id <> $1 limit 1`, [
      camille,
    ]);
    expect([name, foreign.rowCount]).toEqual([name, 0]);
    await client.query("rollback");
  }
  client.release();
  await pool.end();
});

test("A33 a stranger gets nothing of a household in the tab either", async () => {
  const { rows } = await owner.query<{ path: string }>(
    `select '/api/v1/documents/' || iddms || '/binary/' || iddms || '.pdf' as path from document
     where account_id = $1 order by iddms limit 3`,
    [await accountOf("camille@example.ch")],
  );
  expect(rows.length).toBe(3);
  const [camille, sofia, nobody] = await Promise.all([
    asking("camille@example.ch"),
    asking("sofia@example.ch"),
    asking(),
  ]);
  for (const { path: address } of rows) {
    expect((await camille("GET", address)).status).toBe(200);
    expect([403, 404]).toContain((await sofia("GET", address)).status);
    expect((await nobody("GET", address)).status).toBe(401);
  }
});

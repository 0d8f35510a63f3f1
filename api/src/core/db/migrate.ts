import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { StartProblem } from "../start-problem.ts";
import { sqlCode } from "./connection-errors.ts";
import { roles } from "./roles.ts";

const folder = path.join(import.meta.dirname, "../../../migrations");
const LOCK = 7_281_904;

const LOCK_POLL_MS = 200;

/** How long a migration waits for the lock of a table. Later statements on the table wait behind it. */
const TABLE_LOCK_MS = 200;
/** The pause before a migration that did not get its locks is tried again, and for how long it is tried. */
const RETRY_MS = 500;
const LONGEST_RETRY_MS = 120_000;
const LOCK_NOT_AVAILABLE = "55P03";

/** The first line of a migration that only builds indexes, statement by statement and outside a transaction. */
const CONCURRENTLY = "-- concurrently\n";

/** Former names of migrations that were renamed because two had the same number. */
const formerNames: Readonly<Record<string, string>> = {
  "0091_damage_payments.sql": "0090_damage_payments.sql",
  "0094_faq_de.sql": "0082_faq_de.sql",
  "0095_faq_en.sql": "0082_faq_en.sql",
  "0096_faq_fr.sql": "0082_faq_fr.sql",
  "0097_faq_it.sql": "0082_faq_it.sql",
};

/**
 * Migrations that were written anew before they were released, so that they lock no table for long, with the checksum of
 * before. Where they ran as they were, the later ones lead to the same schema.
 */
const formerChecksums: Readonly<Record<string, string>> = {
  "0135_households.sql": "5a490124cb45f3bfa237ca6583a4369d9cc74cf10ac4fb3b00d711a6c3bd388c",
  "0144_bank.sql": "48df94d4340abfd06bc9296f096303807cf4f3914f702ac758aa23ae344aea91",
  "0145_returned_payouts.sql": "17905fe43458b89200b8aa8ca9b0ca52f1f53311c4d02dbab86f443e2c664de7",
  "0148_who_decides.sql": "4e62e3fe66f7476e0a92a07e0a89accec95b0660160585f7ce468c5fc0c9be5a",
  "0150_handed_out_requests.sql":
    "a1ce9a46e25c2d8f5de22a225a375559de82f89b88902ab046664f3ffac1641c",
};

/** An advisory lock: only one node at a time creates roles and tables. */
export async function underMigrationLock<Result>(
  owner: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  // Polled: a statement that waits for the lock would hold a snapshot, for which `create index concurrently` waits.
  while (!(await tryLock(owner))) await setTimeout(LOCK_POLL_MS);
  try {
    return await work();
  } finally {
    // A lost connection has released the lock, and its error is thrown already.
    await owner.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
  }
}

async function tryLock(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ locked: boolean }>(
    "select pg_try_advisory_lock($1) as locked",
    [LOCK],
  );
  return rows[0]?.locked === true;
}

/**
 * Runs the pending migrations, each in a transaction; refuses a migration that changed after it ran. The caller holds
 * the migration lock.
 */
export async function migrate(owner: pg.Client, rolePrefix: string): Promise<string[]> {
  await owner.query(`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const ran: string[] = [];
  for (const { name, sql, checksum } of await pendingMigrations(owner)) {
    if (sql.startsWith(CONCURRENTLY)) await buildIndexes(owner, sql, name, checksum);
    else await apply(owner, withRoles(sql, rolePrefix), name, checksum);
    ran.push(name);
  }
  return ran;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of this release that did not run yet, in their order. */
export async function pendingMigrations(client: pg.Client): Promise<Migration[]> {
  const applied = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration",
  );
  const known = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]));
  return migrationFiles().filter(({ name, checksum }) => {
    const before = known.get(name) ?? known.get(formerNames[name] ?? "");
    if (before && before !== checksum && before !== formerChecksums[name])
      throw new StartProblem(
        `The migration ${name} changed after it ran here. Restore it and add a new one.`,
      );
    return !before;
  });
}

/** Tries again while the tables are in use: a statement that waited for a lock would hold up all later ones. */
async function apply(owner: pg.Client, sql: string, name: string, checksum: string): Promise<void> {
  const until = performance.now() + LONGEST_RETRY_MS;
  for (;;) {
    try {
      await applyOnce(owner, sql, name, checksum);
      return;
    } catch (error) {
      await owner.query("rollback").catch(() => {});
      const isInUse = error instanceof Error && sqlCode(error) === LOCK_NOT_AVAILABLE;
      if (!isInUse || performance.now() > until)
        throw new Error(`The migration ${name} failed.`, { cause: error });
    }
    await setTimeout(RETRY_MS);
  }
}

async function applyOnce(owner: pg.Client, sql: string, name: string, checksum: string) {
  await owner.query("begin");
  await owner.query(`set local lock_timeout = ${TABLE_LOCK_MS}`);
  await owner.query(sql);
  await owner.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
  await owner.query("commit");
}

/** Builds indexes without locking their tables against writes. An index whose build was broken off is built again. */
async function buildIndexes(
  owner: pg.Client,
  sql: string,
  name: string,
  checksum: string,
): Promise<void> {
  for (const statement of sql.replaceAll(/^--.*$/gm, "").split(";")) {
    const index = /create (?:unique )?index concurrently if not exists (\w+)/.exec(statement)?.[1];
    if (!index) continue;
    const broken = await owner.query(
      "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
      [index],
    );
    if (broken.rowCount !== 0) await owner.query(`drop index concurrently ${index}`);
    await owner.query(statement);
  }
  await owner.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
}

function migrationFiles(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.toSorted().map((name) => {
    const sql = readFileSync(path.join(folder, name), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

function withRoles(sql: string, prefix: string): string {
  return sql.replace(new RegExp(`\\bportal_(${roles.join("|")})\\b`, "g"), `${prefix}_$1`);
}

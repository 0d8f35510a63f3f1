import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { prepareDatabase } from "../api/src/core/db/open.ts";
import { startEmbeddedPostgres } from "../api/postgres/embedded.ts";
import { preparePreviousRelease, type PreviousRelease } from "../scripts/previous-release.ts";
import { runToEnd } from "../scripts/child.mjs";
import type { Effort } from "./effort.ts";
import { table } from "./figures.ts";
import { benchKeys, benchRoles, benchSecrets } from "./seeded-database.ts";
import { addUse } from "./use.ts";

const root = dirname(import.meta.dirname);

/** No migration may hold up the writers of a table for longer. */
const LIMIT_MS = 200;
const SAMPLE_MS = 2;

const accountsOf: Record<Effort, number> = { full: 100_000, quick: 10_000, smoke: 20 };

/** The locks under which a writer waits. Readers wait under the last one too. */
const BLOCKING = ["ShareLock", "ShareRowExclusiveLock", "ExclusiveLock", "AccessExclusiveLock"];

interface Held {
  migration: string;
  relation: string;
  mode: string;
  began: number;
  ended: number;
}

/**
 * The release before on a filled database, then each migration since with the time for which it held the writers of a
 * table up. `ACCOUNTS` chooses another number of accounts.
 */
export async function measureMigrations(effort: Effort): Promise<void> {
  const release = await preparePreviousRelease(root);
  if (!release) return console.log("The release before this one is not in the history.");
  const accounts = Number(process.env["ACCOUNTS"] ?? accountsOf[effort]);
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  // The server's user must have access if root runs this.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, fast: true });
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  try {
    await fill(release, server.url, accounts);
    await addUse(owner);
    await owner.query("vacuum analyze");
    await report(owner, server.url, accounts);
  } finally {
    await owner.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Its own seed, on its own schema. */
async function fill(release: PreviousRelease, url: string, accounts: number): Promise<void> {
  const [{ id, key } = { id: "", key: Buffer.alloc(0) }] = benchKeys;
  const { status, output } = await runToEnd(
    release.node,
    [join(release.folder, "api/seed/main.ts"), "--accounts", String(accounts)],
    {
      cwd: release.folder,
      env: {
        DATABASE_URL: url,
        DEMONSTRATION: "true",
        SECRET_KEYS: `${id}:${key.toString("base64")}`,
      },
    },
  );
  if (status !== 0) throw new Error(`The seed of the release before failed:\n${output}`);
}

async function report(owner: pg.Client, url: string, accounts: number): Promise<void> {
  const { rows: before } = await owner.query<{ name: string }>("select name from migration");
  const sampling = new AbortController();
  const samples = sampleLocks(url, sampling.signal);
  const began = performance.now();
  await prepareDatabase(url, benchRoles, benchSecrets);
  const took = performance.now() - began;
  sampling.abort();
  const held = await samples;
  const { rows: after } = await owner.query<{ name: string }>(
    "select name from migration where name <> all ($1) order by name",
    [before.map(({ name }) => name)],
  );
  const lines = after.map(({ name }) => {
    const longest = held
      .filter(({ migration }) => migration === name)
      .toSorted((a, b) => b.ended - b.began - (a.ended - a.began))[0];
    const ms = longest ? longest.ended - longest.began : 0;
    if (ms > LIMIT_MS) process.exitCode = 1;
    return [
      `${ms > LIMIT_MS ? "✗" : "✓"} ${name}`,
      longest?.relation ?? "",
      longest?.mode ?? "",
      ms.toFixed(0),
      (ms / LIMIT_MS).toFixed(2),
    ];
  });
  console.log(`${accounts} accounts, ${after.length} migrations in ${(took / 1000).toFixed(1)} s`);
  console.log(table(["migration", "longest on", "lock", "ms", "× 200 ms"], lines));
}

/** Follows which tables writers cannot use, and since when, until it is stopped. */
async function sampleLocks(url: string, signal: AbortSignal): Promise<Held[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sources = globSync(join(root, "api/migrations/*.sql")).map(
    (file) => [basename(file), beginningOf(readFileSync(file, "utf8"))] as const,
  );
  const held = new Map<string, Held>();
  while (!signal.aborted) {
    const { rows } = await client.query<{
      transaction: string;
      relation: string;
      mode: string;
      query: string;
    }>(
      `select l.virtualtransaction as transaction, c.relname as relation, l.mode, left(a.query, 900) as query
       from pg_locks l join pg_class c on c.oid = l.relation join pg_stat_activity a on a.pid = l.pid
       where l.granted and l.mode = any ($1) and c.relkind in ('r', 'p') and l.database = (
         select oid from pg_database where datname = current_database())`,
      [BLOCKING],
    );
    const now = performance.now();
    for (const { transaction, relation, mode, query } of rows) {
      const key = `${transaction} ${relation} ${mode}`;
      const known = held.get(key);
      const migration = sources.find(([, text]) => beginningOf(query).startsWith(text))?.[0];
      if (known) known.ended = now;
      else if (migration) held.set(key, { migration, relation, mode, began: now, ended: now });
    }
    await pause(SAMPLE_MS);
  }
  await client.end();
  return [...held.values()];
}

/** What the statistics of activity show of a migration. */
function beginningOf(sql: string): string {
  return sql.slice(0, 200);
}

import { randomBytes } from "node:crypto";
import { exchangeScopes } from "@portal/model/exchange/scopes.ts";
import { loadavg } from "node:os";
import type pg from "pg";
import { loadShippedLocalities } from "../api/src/places/import/shipped.ts";
import { systemClock } from "../api/src/core/clock.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { createScanner } from "../api/src/core/scanner.ts";
import { type ExchangeCall, newCorrelationId, openExchange } from "../api/src/exchange/client.ts";
import { BatchProgress } from "../api/src/exchange/incoming/batch-progress.ts";
import { linesOf } from "../api/src/exchange/incoming/lines.ts";
import { runBatch } from "../api/src/exchange/incoming/run-batch.ts";
import type { Effort } from "./effort.ts";
import { exchangeHousehold } from "./exchange-household.ts";
import { table } from "./figures.ts";
import { microsecondsOf, seesPostgres, usedBetween } from "./graphql/cpu.ts";
import { benchRoles, benchSecrets, openSeededDatabase } from "./seeded-database.ts";

const efforts = { full: 20_000, quick: 1_000, smoke: 5 };
/** Of a household. */
const RECORDS = 7;
const LONGEST_LINE = 1024 * 1024;
/** As many batches as the processors that the goal speaks of. */
const AT_ONCE = 2;

/**
 * Households an hour by batches: a first load, the same once more as a nightly file without changes, and newer versions.
 * A household is three people with their basic and supplementary contracts: seven records.
 */
export async function measureExchange(effort: Effort, open = openSmallDatabase): Promise<void> {
  const households = efforts[effort];
  const database = await open();
  await loadShippedLocalities(database.owner);
  const pool = databaseAt(database.url, benchRoles, benchSecrets).pool("exchange", 4);
  try {
    const call = await aCall(database.owner, pool);
    const first = 50_000_000 + Math.floor(Math.random() * 1_000_000) * 100;
    const runs = { "first load": 1, "nothing changed": 1, "newer versions": 2 };
    const lines = [];
    for (const [name, version] of Object.entries(runs))
      lines.push([name, ...(await measured(call, database.owner, { households, first, version }))]);
    const head = [
      "batches",
      "households an hour",
      "records a second",
      "node ms a household",
      "PostgreSQL ms a household",
      "MB after a fifth",
      "MB at most later",
      "load",
    ];
    console.log(table(head, lines));
    if (!seesPostgres) console.log("This system does not tell what PostgreSQL takes.");
  } finally {
    await pool.end();
    await database.close();
  }
}

/** The households that are sent outnumber those that are there. */
function openSmallDatabase() {
  return openSeededDatabase(20);
}

interface Load {
  households: number;
  first: number;
  version: number;
}

async function measured(call: ExchangeCall, owner: pg.Client, load: Load): Promise<string[]> {
  const cpu = await readProcessors(owner);
  const began = performance.now();
  const fifth = (load.households * RECORDS) / 5;
  let [early, late] = [0, 0];
  let records = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, part) => {
      const { written, unchanged, refused } = await runBatch({
        call,
        progress: await BatchProgress.open(call, undefined),
        lines: linesOf(textOf(load, part), LONGEST_LINE),
        answer: async ({ status, fields }) => {
          records += 1;
          if (status === "refused") console.log("refused", fields);
          if (records % 500 !== 0) return;
          const { rss } = process.memoryUsage();
          if (records <= fifth) early = Math.max(early, rss);
          else late = Math.max(late, rss);
        },
      });
      if (refused > 0 || written + unchanged === 0) throw new Error("The batch was not taken.");
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const used = usedBetween(cpu, await readProcessors(owner));
  const ofOne = (microseconds: number) => (microseconds / 1000 / load.households).toFixed(1);
  return [
    Math.round((load.households / seconds) * 3600).toLocaleString("en"),
    Math.round(records / seconds).toLocaleString("en"),
    ofOne(used.node),
    ofOne(used.postgres),
    megabytes(early),
    megabytes(late || process.memoryUsage().rss),
    (loadavg()[0] ?? 0).toFixed(1),
  ];
}

function megabytes(bytes: number): string {
  return Math.round(bytes / 1024 / 1024).toString();
}

/** One of the batches as a stream, so that memory shows what the door itself holds. */
async function* textOf({ households, first, version }: Load, part: number): AsyncGenerator<Buffer> {
  for (let at = part; at < households; at += AT_ONCE)
    for (const record of exchangeHousehold(first + at * 10))
      yield Buffer.from(`${JSON.stringify({ ...record, version })}\n`);
}

async function aCall(owner: pg.Client, pool: pg.Pool): Promise<ExchangeCall> {
  const id = `bench-${randomBytes(4).toString("hex")}`;
  await owner.query(
    "insert into exchange_client (id, name, source, scopes, secret_hash) values ($1, 'Bench', $1, $2, $3)",
    [id, [...exchangeScopes], randomBytes(32)],
  );
  const client = await openExchange(pool, id);
  if (!client) throw new Error("No client.");
  const services = {
    clock: systemClock,
    log: createLog("error", (line) => process.stderr.write(line)),
    secrets: benchSecrets,
    scanner: createScanner(undefined),
  };
  return { pool, services, client, correlationId: newCorrelationId() };
}

/** The CPU of this process and of every connection. */
export async function readProcessors(owner: pg.Client) {
  const { user, system } = process.cpuUsage();
  const { rows } = await owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  const backends = seesPostgres ? rows.map(({ pid }) => pid) : [];
  return {
    node: user + system,
    postgres: new Map(backends.map((pid) => [pid, microsecondsOf(pid)])),
  };
}

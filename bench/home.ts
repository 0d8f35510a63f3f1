import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { step } from "../scripts/progress.mjs";
import { cloneHouseholds, COPY_OF_ACCOUNT } from "./clone-households.ts";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import { type Contestant, startContestant, type Ticket } from "./graphql/contestant.ts";
import { readCpu, seesPostgres, usedBetween } from "./graphql/cpu.ts";
import { sendInTurn } from "./graphql/load.ts";
import { openSeededDatabase, type SeededDatabase } from "./seeded-database.ts";

/** A connection reports the time of its statements after ten idle seconds. */
const IDLE_MS = 11_000;
/** The sizes are thousands of accounts. */
const efforts = {
  full: {
    sizes: [1, 100, 1000],
    people: 200,
    rounds: 10,
    accounts: 1_000,
    warmUps: 20,
    idleMs: IDLE_MS,
  },
  quick: {
    sizes: [1, 5, 20],
    people: 50,
    rounds: 10,
    accounts: 1_000,
    warmUps: 20,
    idleMs: IDLE_MS,
  },
  smoke: { sizes: [1], people: 2, rounds: 1, accounts: 20, warmUps: 1, idleMs: 0 },
};
const MOST = 1.5;
const DISK_REST_MS = 20_000;

interface Figures {
  accounts: string;
  /** Milliseconds of the first request for a person's rows. */
  first: number;
  p50: number;
  p99: number;
  /** Milliseconds of PostgreSQL statements per request. */
  sql: number;
  /** Microseconds of CPU per request. */
  node: number;
  postgres: number;
}

/** Measures the homepage's document for the same people among a thousand, a hundred thousand and a million accounts. */
export async function measureHome(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { sizes, people, accounts } = efforts[effort];
  const database = await step("Making a database with 1,000 accounts", () => open(accounts));
  const figures: Figures[] = [];
  try {
    const base = await sampleOf(database, people);
    let copies = 0;
    for (const size of sizes) {
      if (size - 1 > copies) {
        await step(`Copying households up to ${size},000 accounts`, (howFar) =>
          cloneHouseholds(database.owner, { from: copies + 1, to: size - 1 }, howFar),
        );
        copies = size - 1;
        await step("Waiting for the disk", settleDisk);
      }
      figures.push(
        await step(`${size},000 accounts`, () => measure(database, base, copies, efforts[effort])),
      );
    }
  } finally {
    await database.close();
  }
  report(figures);
}

/** Gigabytes in the write cache would delay the first statements that wait for the disk. */
async function settleDisk(): Promise<void> {
  await promisify(execFile)("sync").catch(() => undefined);
  await setTimeout(DISK_REST_MS);
}

/** A fixed sample of all kinds of people. */
async function sampleOf({ owner }: SeededDatabase, people: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from account where insured_number >= 20000000 order by md5(id::text) limit $1`,
    [people],
  );
  return rows.map(({ id }) => id);
}

async function measure(
  database: SeededDatabase,
  base: readonly string[],
  copies: number,
  { rounds, warmUps, idleMs }: (typeof efforts)[Effort],
): Promise<Figures> {
  const portal = await startContestant("portal-server.ts", {
    databaseUrl: database.url,
    namedStatements: true,
  });
  try {
    const warmUp = await ticketsOf(portal, database, base.slice(0, 20), 0);
    for (let round = 0; round < warmUps; round += 1) await sendInTurn(portal.port, warmUp);
    const tickets = await ticketsOf(portal, database, base, copies);
    const first = await sendInTurn(portal.port, tickets);
    const before = await readWhileIdle(portal, database, idleMs);
    const latencies: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      latencies.push(...(await sendInTurn(portal.port, tickets)));
    const after = await readWhileIdle(portal, database, idleMs);
    const used = usedBetween(before.cpu, after.cpu);
    return {
      accounts: `${copies + 1},000`,
      first: quantile(first, 0.5),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      sql: (after.sql - before.sql) / latencies.length,
      node: used.node / latencies.length,
      postgres: used.postgres / latencies.length,
    };
  } finally {
    await portal.stop();
  }
}

/** Replaces each person by one of their copies, spread over all copies. */
async function ticketsOf(
  portal: Contestant,
  { owner }: SeededDatabase,
  base: readonly string[],
  copies: number,
): Promise<Ticket[]> {
  const tickets: Ticket[] = [];
  for (const [place, id] of base.entries()) {
    const copy = copies === 0 ? 0 : 1 + ((place * 7_919) % copies);
    const { rows } = await owner.query<{ id: string }>(COPY_OF_ACCOUNT, [id, copy]);
    const accountId = rows[0]?.id ?? id;
    tickets.push(await portal.ask("ticket", { operation: "Home", accountId }));
  }
  return tickets;
}

async function readWhileIdle(portal: Contestant, { owner }: SeededDatabase, idleMs: number) {
  const cpu = await readCpu(portal, owner, "portal %");
  await setTimeout(idleMs);
  const { rows } = await owner.query<{ sql: number }>(
    "select active_time::float8 as sql from pg_stat_database where datname = current_database()",
  );
  return { cpu, sql: rows[0]?.sql ?? 0 };
}

function report(figures: readonly Figures[]): void {
  const [least] = figures;
  if (!least) return;
  const ratio = (one: Figures, read: (of: Figures) => number) => read(one) / read(least);
  const cpu = ({ node, postgres }: Figures) => node + postgres;
  const rows = figures.map((one) => [
    one.accounts,
    one.first.toFixed(2),
    one.p50.toFixed(2),
    one.p99.toFixed(2),
    one.sql.toFixed(2),
    one.node.toFixed(0),
    seesPostgres ? one.postgres.toFixed(0) : "–",
    ratio(one, ({ p50 }) => p50).toFixed(2),
    ratio(one, ({ sql }) => sql).toFixed(2),
    ratio(one, cpu).toFixed(2),
  ]);
  const head = ["accounts", "first ms", "p50 ms", "p99 ms", "SQL ms", "µs node", "µs postgres"];
  console.log(table([...head, "× p50", "× SQL", "× CPU"], rows));
  const last = figures.at(-1) ?? least;
  const worst = Math.max(
    ratio(last, ({ p50 }) => p50),
    ratio(last, ({ sql }) => sql),
    ratio(last, cpu),
  );
  const verdict = worst < MOST ? "within" : "over";
  console.log(`from first to last at most × ${worst.toFixed(2)}: ${verdict} ${MOST}`);
  console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
  if (worst >= MOST) process.exitCode = 1;
}

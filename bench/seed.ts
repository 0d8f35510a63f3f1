import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import { addGeneratedAccounts } from "../api/seed/generate.ts";
import { startWriters, threadsFor } from "../api/seed/writer-threads.ts";
import { connectOnce } from "../api/src/core/db/connect.ts";
import type { Effort } from "./effort.ts";
import { median, table } from "./figures.ts";
import { microsecondsOf, seesPostgres, usedBetween } from "./graphql/cpu.ts";
import { benchKeys, benchSecrets, openSeededDatabase } from "./seeded-database.ts";

const efforts = {
  full: { rounds: 3, accounts: 5_000 },
  quick: { rounds: 1, accounts: 2_000 },
  smoke: { rounds: 1, accounts: 10 },
};
/** Seeds that no other benchmark uses. */
const FIRST_SEED = 11;
const PLAIN_OWNER = "portal_bench_plain_owner";
const today = todayInZurich(new Date());

/**
 * Generated accounts a minute, and the CPU time of one, which depends less on the machine's load. In one thread, with
 * PostgreSQL's own foreign key checks, as for an owner who may not disable them, or with one check per statement; then
 * with the threads of `npm run seed`, including their start.
 */
export async function measureSeed(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { rounds, accounts } = efforts[effort];
  const database = await open();
  const { url, owner } = database;
  const ways: Record<string, SeedMethod> = {
    "row by row, one thread": (options) => inOneThread(url, options, PLAIN_OWNER),
    "once a statement, one thread": (options) => inOneThread(url, options),
    "once a statement, all threads": (options) => inThreads(url, owner, options),
  };
  const seen: Record<string, Figures[]> = {};
  let seed = FIRST_SEED;
  try {
    await makePlainOwner(owner);
    for (let round = 0; round < rounds; round++) {
      for (const [name, write] of Object.entries(ways)) {
        const figures = await measured(owner, { accounts, seed: seed++, today }, write);
        seen[name] = [...(seen[name] ?? []), figures];
      }
    }
    console.log(table(["references", "a minute", "node ms", "PostgreSQL ms"], linesOf(seen)));
    if (!seesPostgres) console.log("This system does not tell what PostgreSQL takes.");
  } finally {
    await owner.query(`drop owned by ${PLAIN_OWNER}; drop role ${PLAIN_OWNER}`);
    await database.close();
  }
}

interface SeedOptions {
  accounts: number;
  seed: number;
  today: string;
}

/** Writes accounts, and returns a function that ends the writers: their connections are measured before. */
type SeedMethod = (options: SeedOptions) => Promise<() => Promise<void>>;

interface Figures {
  aMinute: number;
  /** Milliseconds of processor time for one account. */
  node: number;
  postgres: number;
}

async function measured(
  owner: pg.Client,
  options: SeedOptions,
  write: SeedMethod,
): Promise<Figures> {
  const before = await readCpu(owner);
  const began = performance.now();
  const end = await write(options);
  const minutes = (performance.now() - began) / 60_000;
  const { node, postgres } = usedBetween(before, await readCpu(owner));
  await end();
  const { accounts } = options;
  const ofOne = (microseconds: number) => microseconds / 1000 / accounts;
  return { aMinute: accounts / minutes, node: ofOne(node), postgres: ofOne(postgres) };
}

/** The CPU of this process with all its threads, and of every connection. */
async function readCpu(owner: pg.Client) {
  const { user, system } = process.cpuUsage();
  const { rows } = await owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  const backends = seesPostgres ? rows.map(({ pid }) => pid) : [];
  const postgres = new Map(backends.map((pid) => [pid, microsecondsOf(pid)]));
  return { node: user + system, postgres };
}

async function inOneThread(url: string, options: SeedOptions, role?: string) {
  const client = await connectOnce(url);
  if (role) await client.query(`set role ${role}`);
  await addGeneratedAccounts(client, benchSecrets, options);
  return () => client.end();
}

async function inThreads(url: string, owner: pg.Client, options: SeedOptions) {
  const threads = startWriters({ ...options, url, keys: benchKeys }, threadsFor(options.accounts));
  await addGeneratedAccounts(owner, benchSecrets, { ...options, writers: threads.writers });
  return () => threads.stop();
}

/** An owner without superuser rights, as at hosting providers. */
async function makePlainOwner(owner: pg.Client): Promise<void> {
  await owner.query(`create role ${PLAIN_OWNER} bypassrls`);
  await owner.query(`grant all on all tables in schema public to ${PLAIN_OWNER}`);
  await owner.query(`grant all on all sequences in schema public to ${PLAIN_OWNER}`);
}

function linesOf(seen: Record<string, Figures[]>): string[][] {
  return Object.entries(seen).map(([name, figures]) => [
    name,
    Math.round(median(figures.map(({ aMinute }) => aMinute))).toLocaleString("en"),
    median(figures.map(({ node }) => node)).toFixed(1),
    median(figures.map(({ postgres }) => postgres)).toFixed(1),
  ]);
}

import type pg from "pg";
import type { Random } from "../../seed/random.ts";
import type { Database } from "../../src/core/db/open.ts";
import type { Role } from "../../src/core/db/roles.ts";
import { db } from "../portal.ts";
import { sql } from "kysely";

/** The process is gone: what it had begun is rolled back by the database, what it had committed stays. */
class Crash extends Error {
  override name = "Crash";
  readonly code = "57P01";
}

type Query = (...given: unknown[]) => unknown;

/** Sends more before the statements of a job: the seam through which a test plants a fault of its own. */
export type Plant = (send: (statement: string) => void) => void;

export interface Faults {
  /** How many statements pass until the next crash; infinite while nothing goes wrong. */
  until: number;
  isOn: boolean;
  crashes: number;
  lostCommits: number;
}

interface FaultyParts {
  database: Database;
  random: Random;
  roles: readonly Role[];
  note: (line: string) => void;
  plant?: Plant | undefined;
}

/** How many statements pass between two crashes at most. */
const LONGEST_CALM = 160;

/**
 * A database whose connections in these roles break before a statement is sent, or after its effect and before its
 * answer, as when the process dies between two steps.
 */
export function faultyDatabase({ database, random, roles, note, plant }: FaultyParts) {
  const faults: Faults = { until: 0, isOn: false, crashes: 0, lostCommits: 0 };
  const isNow = (): boolean => {
    if (!faults.isOn) return false;
    faults.until -= 1;
    if (faults.until >= 0) return false;
    faults.until = random.between(1, LONGEST_CALM);
    return true;
  };
  const crash = async (client: pg.PoolClient, when: string, statement: string): Promise<Crash> => {
    faults.crashes += 1;
    if (statement === "commit" && when === "after") faults.lostCommits += 1;
    note(`crash ${when} ${statement.slice(0, 40).replaceAll(/\s+/g, " ")}`);
    await breakConnection(client);
    return new Crash("the process is gone");
  };
  const wrap = (client: pg.PoolClient, role: Role): void => {
    const send = client.query.bind(client) as Query;
    const faulty = (...given: unknown[]): unknown => {
      const [query] = given;
      const text = textOf(query);
      // A batch reports to its own listener: its connection breaks, and it says so by itself.
      if (typeof query === "object" && query !== null && "submit" in query) {
        if (isNow()) void crash(client, "before", "batch");
        else if (role === "jobs") plant?.((statement) => void send(statement, () => {}));
        return send(...given);
      }
      if (typeof given.at(-1) === "function") return send(...given);
      return (async () => {
        const isLost = isNow();
        const isAfter = isLost && random.chance(0.5);
        if (isLost && !isAfter) throw await crash(client, "before", text);
        const answer = await send(...given);
        if (isAfter) throw await crash(client, "after", text);
        return answer;
      })();
    };
    Object.assign(client, { query: faulty });
  };
  const wrapped: Database = {
    ...database,
    pool(role, size) {
      // One connection for all jobs: one that holds it and waits for another would deadlock.
      const pool = database.pool(role, role === "jobs" ? 1 : size);
      if (!roles.includes(role)) return pool;
      pool.on("connect", (client) => wrap(client, role));
      return Object.assign(pool, { query: (...given: unknown[]) => queryOnce(pool, given) });
    },
  };
  return { database: wrapped, faults };
}

/** As the pool does it, but over the wrapped connection. */
async function queryOnce(pool: pg.Pool, given: unknown[]): Promise<unknown> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const answer = await (client.query as Query)(...given);
    isBroken = false;
    return answer;
  } finally {
    client.release(isBroken);
  }
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}

/** Breaks a connection, and waits until the server has rolled back what it held. */
async function breakConnection(client: pg.PoolClient): Promise<void> {
  const pid = "processID" in client ? client.processID : undefined;
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } })
    .connection;
  stream.destroy();
  if (typeof pid !== "number") return;
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(db);
    if (rows.length === 0) return;
  }
}

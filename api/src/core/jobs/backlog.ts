import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Figures, Metrics } from "../metrics.ts";

interface BacklogRow {
  waiting: number;
  failed: number;
  /** The age of the oldest waiting item in seconds. */
  oldest: number;
}

/** How long a scrape waits for new figures: without the database the other metrics are still answered. */
const TIMEOUT_MS = 2_000;

/** Measures each queue: how many items wait, how many failed, and the age of the oldest. */
export function watchBacklogs(
  metrics: Metrics,
  pool: pg.Pool,
  statements: Readonly<Record<string, string>>,
): void {
  const queues = Object.entries(statements).map(
    ([queue, sql]) => [queue, lastRows<BacklogRow>(pool, sql)] as const,
  );
  const gauge = (name: string, help: string, of: (row: BacklogRow, age: number) => number): void =>
    metrics.gauges(name, help, "queue", async (): Promise<Figures> => {
      const known = await Promise.all(
        queues.map(async ([queue, read]) => [queue, await read()] as const),
      );
      return Object.fromEntries(
        known.flatMap(([queue, read]) => {
          const row = read?.rows[0];
          return row ? [[queue, of(row, read.ageSeconds())]] : [];
        }),
      );
    });
  gauge("portal_queue_waiting", "What waits to be treated.", ({ waiting }) => waiting);
  gauge("portal_queue_failed", "What was tried and did not succeed.", ({ failed }) => failed);
  gauge(
    "portal_queue_oldest_seconds",
    "How long the oldest has been waiting.",
    ({ oldest }) => oldest,
  );
  gauge(
    "portal_queue_age_seconds",
    "How long ago the figures of the queue were read.",
    (_row, age) => age,
  );
}

/** Reads the result of a statement with a name and a count per row; the last known one while the database is slow. */
export function countsBy(pool: pg.Pool, statement: string): () => Promise<Figures> {
  const read = lastRows<{ name: string; count: number }>(pool, statement);
  return async () =>
    Object.fromEntries((await read())?.rows.map(({ name, count }) => [name, count]) ?? []);
}

interface Known<Row> {
  rows: Row[];
  ageSeconds(): number;
}

/**
 * The rows of a statement, read anew on each call. While the database is slow or away, the rows of before stay, with
 * their age: figures that vanish look like queues that are empty. One statement at a time is under way.
 */
function lastRows<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: string,
): () => Promise<Known<Row> | undefined> {
  let known: Known<Row> | undefined;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    const { rows } = await pool.query<Row>(statement);
    const at = performance.now();
    known = { rows, ageSeconds: () => (performance.now() - at) / 1000 };
  };
  return async () => {
    reading ??= read()
      .catch(() => {})
      .finally(() => (reading = undefined));
    await Promise.race([reading, pause(TIMEOUT_MS, undefined, { ref: false })]);
    return known;
  };
}

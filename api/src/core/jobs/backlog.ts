import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Figures, Metrics } from "../metrics.ts";

interface BacklogRow {
  waiting: number;
  failed: number;
  /** The age of the oldest waiting item in seconds. */
  oldest: number;
}

/** The timeout of the statements: without the database the other metrics are still answered. */
const TIMEOUT_MS = 2_000;

/** Measures each queue: how many items wait, how many failed, and the age of the oldest. */
export function watchBacklogs(
  metrics: Metrics,
  pool: pg.Pool,
  statements: Readonly<Record<string, string>>,
): void {
  let looking: Promise<ReadonlyMap<string, BacklogRow>> | undefined;
  // The three gauges are read together and share one query.
  const look = () => (looking ??= readAll().finally(() => (looking = undefined)));
  const readAll = async (): Promise<ReadonlyMap<string, BacklogRow>> => {
    const rows = await Promise.race([
      Promise.all(Object.values(statements).map((sql) => pool.query<BacklogRow>(sql))),
      pause(TIMEOUT_MS, undefined, { ref: false }),
    ]).catch(() => undefined);
    return new Map(
      Object.keys(statements).flatMap((queue, index) => {
        const row = rows?.[index]?.rows[0];
        return row ? [[queue, row] as const] : [];
      }),
    );
  };
  const read = (figure: keyof BacklogRow) => async (): Promise<Figures> =>
    Object.fromEntries([...(await look())].map(([queue, row]) => [queue, row[figure]]));
  const gauge = (name: string, help: string, figure: keyof BacklogRow): void =>
    metrics.gauges(name, help, "queue", read(figure));
  gauge("portal_queue_waiting", "What waits to be treated.", "waiting");
  gauge("portal_queue_failed", "What was tried and did not succeed.", "failed");
  gauge("portal_queue_oldest_seconds", "How long the oldest has been waiting.", "oldest");
}

/** The result of a statement with a name and a count per row; nothing if the database does not answer in time. */
export async function countBy(pool: pg.Pool, statement: string): Promise<Figures> {
  const answer = await Promise.race([
    pool.query<{ name: string; count: number }>(statement),
    pause(TIMEOUT_MS, undefined, { ref: false }),
  ]).catch(() => undefined);
  return Object.fromEntries(answer?.rows.map(({ name, count }) => [name, count]) ?? []);
}

import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Figures, Metrics } from "../metrics.ts";

/** What a queue's statement answers, in one row. */
interface BacklogRow {
  waiting: number;
  failed: number;
  /** Seconds since the oldest that waits came in. */
  oldest: number;
}

/** Whoever asks for figures while the database is away gets the others at once. */
const PATIENCE_MS = 2_000;

/** Shows how much waits in each queue, how much of it failed and for how long the oldest has been there. */
export function watchBacklogs(
  metrics: Metrics,
  pool: pg.Pool,
  statements: Readonly<Record<string, string>>,
): void {
  let looking: Promise<ReadonlyMap<string, BacklogRow>> | undefined;
  // The three gauges are asked for together, and one look serves them all.
  const look = () => (looking ??= readAll().finally(() => (looking = undefined)));
  const readAll = async (): Promise<ReadonlyMap<string, BacklogRow>> => {
    const rows = await Promise.race([
      Promise.all(Object.values(statements).map((sql) => pool.query<BacklogRow>(sql))),
      pause(PATIENCE_MS, undefined, { ref: false }),
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

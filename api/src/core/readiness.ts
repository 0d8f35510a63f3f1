import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Clock } from "./clock.ts";
import { sqlCode } from "./db/connection-errors.ts";
import type { Log } from "./log.ts";

const PATIENCE_MS = 2_000;
const CLOCK_EVERY_MS = 60_000;
/** A difference that is worth a warning, and one with which tokens and codes are judged wrongly. */
const NOTICED_SECONDS = 5;
const WRONG_SECONDS = 60;
/** The disk is full; the server takes reads alone. */
const REFUSES_WRITES = new Set(["53100", "25006"]);

/** Why a node is not to be sent requests. */
type Reason = "stopping" | "database" | "writes" | "clock";

/** What `/ready` answers. */
export interface ReadinessReport {
  ready: boolean;
  reason?: Reason;
}

export interface Readiness {
  report: () => Promise<ReadinessReport>;
  /** Hears of every error of the database, and remembers that it takes no writes. */
  noteError: (error: unknown) => void;
  /** How far this node's clock is ahead of the database's, when it was last compared. */
  clockSkewSeconds: () => number;
  stop: () => void;
}

/** Asks on a connection of its own, and once for all who want to know at the same time. */
export function createReadiness(pool: pg.Pool, clock: Clock, log: Log): Readiness {
  let isStopping = false;
  let refusesWrites = false;
  let skewSeconds = 0;
  let asking: Promise<ReadinessReport> | undefined;
  const compareClocks = async (): Promise<void> => {
    const sent = clock.now().getTime();
    const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
    const received = clock.now().getTime();
    const theirs = rows[0]?.now.getTime() ?? sent;
    // Only what the way there and back cannot explain.
    const early = sent - theirs;
    const late = received - theirs;
    skewSeconds = early > 0 ? early / 1000 : Math.min(late, 0) / 1000;
    if (Math.abs(skewSeconds) >= NOTICED_SECONDS)
      log.warn("clock differs from the database", {
        reason: `${Math.round(skewSeconds)} s ahead`,
      });
  };
  const look = async (): Promise<ReadinessReport> => {
    await pool.query("select 1");
    if (Math.abs(skewSeconds) >= WRONG_SECONDS) await compareClocks();
    if (Math.abs(skewSeconds) >= WRONG_SECONDS) return { ready: false, reason: "clock" };
    if (refusesWrites) refusesWrites = !(await takesWrites(pool));
    return refusesWrites ? { ready: false, reason: "writes" } : { ready: true };
  };
  const ask = (): Promise<ReadinessReport> => {
    const away: ReadinessReport = { ready: false, reason: "database" };
    return Promise.race([look().catch(() => away), pause(PATIENCE_MS, away, { ref: false })]);
  };
  const compare = (): void => void compareClocks().catch(() => {});
  const timer = setInterval(compare, CLOCK_EVERY_MS);
  timer.unref();
  compare();
  return {
    async report() {
      if (isStopping) return { ready: false, reason: "stopping" };
      return (asking ??= ask().finally(() => (asking = undefined)));
    },
    noteError(error) {
      if (error instanceof Error && REFUSES_WRITES.has(sqlCode(error))) refusesWrites = true;
    },
    clockSkewSeconds: () => skewSeconds,
    stop() {
      isStopping = true;
      clearInterval(timer);
    },
  };
}

/** Whether a page that was not there before can be written; a change within a page may succeed on a full disk. */
async function takesWrites(pool: pg.Pool): Promise<boolean> {
  return pool.query("select probe_write()").then(
    () => true,
    () => false,
  );
}

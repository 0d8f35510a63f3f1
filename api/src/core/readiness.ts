import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Clock } from "./clock.ts";
import { sqlCode } from "./db/connection-errors.ts";
import type { Log } from "./log.ts";

const TIMEOUT_MS = 2_000;
const CLOCK_EVERY_MS = 60_000;
/** Clock skew that is logged, and clock skew that makes the checks of tokens and codes wrong. */
const NOTICED_SECONDS = 5;
const WRONG_SECONDS = 60;
/** SQLSTATEs of a full disk and of a read-only server. */
const REFUSES_WRITES = new Set(["53100", "25006"]);

type Reason = "stopping" | "database" | "writes" | "clock";

export interface ReadinessReport {
  ready: boolean;
  reason?: Reason;
}

export interface Readiness {
  report: () => Promise<ReadinessReport>;
  /** Receives database errors and remembers whether writes are refused. */
  noteError: (error: unknown) => void;
  /** The last measured clock skew: how far this node is ahead of the database. */
  clockSkewSeconds: () => number;
  stop: () => void;
}

/** Checks over a separate connection; concurrent callers share one check. */
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
    // Counts only the difference that the round trip does not explain.
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
    return Promise.race([look().catch(() => away), pause(TIMEOUT_MS, away, { ref: false })]);
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

/** Whether a new page can be written; an update within a page may succeed on a full disk. */
async function takesWrites(pool: pg.Pool): Promise<boolean> {
  return pool.query("select probe_write()").then(
    () => true,
    () => false,
  );
}

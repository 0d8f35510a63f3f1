/** A trace event of the browser, in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** The CPU time. */
  tdur?: number;
}

/** The duration of a task that Lighthouse does not count as blocking. */
const UNNOTICED_MS = 50;

/**
 * The blocking time by CPU time instead of wall-clock time, on a processor slower by `slowdown`. By the clock, a task
 * is long while it waits for other processes: on two processors, which the browser shares with its own helpers,
 * Lighthouse, the portal and PostgreSQL, that is most of it.
 */
export function ownBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!painted) return Number.NaN;
  const { pid, tid, ts } = painted;
  const tasks = events.filter(
    (one) => one.name === "RunTask" && one.pid === pid && one.tid === tid,
  );
  // Some systems do not report CPU time.
  if (!tasks.some(({ tdur }) => tdur !== undefined)) return Number.NaN;
  return tasks
    .filter((task) => task.ts > ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - UNNOTICED_MS)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}

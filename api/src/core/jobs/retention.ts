import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import type { Clock } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { type Polling, startPolling } from "./polling.ts";

const EVERY_MS = 600_000;

/** The rows deleted per statement, few enough for the statement timeout. */
const AT_ONCE = 500;

/** News and conversations first: papers and requests stay until nothing refers to them. */
const subjects = [
  "messages",
  "failed-messages",
  "notifications",
  "conversations",
  "requests",
  "documents",
  "certificates",
  "returned-mail",
  "bookings-alone",
  "reminders",
  "life-lists",
  "representations",
  "audit",
] as const;

/**
 * Deletes what is older than the rules of `retention_rule` allow, in batches; several nodes may run it at once. A
 * subject that fails stops none of the others.
 */
export function startRetention(parts: { pool: pg.Pool; log: Log; clock: Clock }): Polling {
  const { log } = parts;
  return startPolling(
    { job: "retention", everyMs: EVERY_MS, log, onFailure: "retention failed" },
    (isStopped) => applyRules(parts, isStopped),
  );
}

async function applyRules(
  { pool, log, clock }: { pool: pg.Pool; log: Log; clock: Clock },
  isStopped: () => boolean,
): Promise<void> {
  const today = todayInZurich(clock.now());
  for (const subject of subjects) {
    try {
      const removed = await removeAged(pool, subject, today, isStopped);
      if (removed > 0) log.info("retention", { subject, removed });
    } catch (error) {
      log.warn("retention failed", { subject, error: describeError(error) });
    }
  }
}

async function removeAged(
  pool: pg.Pool,
  subject: string,
  today: string,
  isStopped: () => boolean,
): Promise<number> {
  let total = 0;
  while (!isStopped()) {
    const { rows } = await pool.query<{ removed: number }>(
      "select apply_retention($1, $2, $3) as removed",
      [subject, today, AT_ONCE],
    );
    const removed = rows[0]?.removed ?? 0;
    if (removed === 0) break;
    total += removed;
  }
  return total;
}

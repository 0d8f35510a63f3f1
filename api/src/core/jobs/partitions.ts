import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { type Polling, startPolling } from "./polling.ts";

const EVERY_MS = 600_000;

/** The months after the present one that have their part: an installation may run as long without this job. */
const MONTHS_AHEAD = 3;

/** How many coming months have their part, by table. */
export const partitionsAhead = `select 'audit' as name, count(*)::int as count from audit_parts() where starts > now()`;

/** Makes the parts of the coming months of tables that are divided by months. Any number of nodes may run it. */
export function startPartitions(parts: { pool: pg.Pool; log: Log; clock: Clock }): Polling {
  const { pool, log, clock } = parts;
  return startPolling({ everyMs: EVERY_MS, log, onFailure: "partitions failed" }, async () => {
    const today = todayInZurich(clock.now());
    await pool.query("select make_audit_parts($1, $2)", [today, MONTHS_AHEAD]);
  });
}

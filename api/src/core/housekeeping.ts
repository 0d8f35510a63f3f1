import type pg from "pg";
import { describeError, type Log } from "./log.ts";
import { type Rounds, startRounds } from "./rounds.ts";

const EVERY_MS = 10_000;

/**
 * What has to happen now and then on some node: the audit is sealed, what has expired goes. Each statement may run on
 * several nodes at once; the seal takes a lock of its own.
 */
export const chores = [
  "select seal_audit()",
  "delete from oidc_payload where expires_at < now() - interval '1 hour'",
  "delete from throttle where ends_at < now() - interval '1 day'",
  "delete from idempotency where created_at < now() - interval '24 hours'",
  "delete from message where state in ('SENT', 'KEPT') and settled_at < now() - interval '90 days'",
  "delete from session where expires_at < now() - interval '30 days'",
  "delete from confirmation where created_at < now() - interval '1 day'",
  "delete from draft where kept_at < now() - interval '30 days'",
  "delete from uploaded_file where claimed_by is null and expires_at < now()",
];

export function keepHouse(jobs: pg.Pool, log: Log): Rounds {
  return startRounds(EVERY_MS, () => doChores(jobs, log));
}

async function doChores(jobs: pg.Pool, log: Log): Promise<void> {
  for (const chore of chores) {
    try {
      await jobs.query(chore);
    } catch (error) {
      log.warn("housekeeping failed", { error: describeError(error) });
      return;
    }
  }
}

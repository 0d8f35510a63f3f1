import type pg from "pg";
import { type Polling, startPolling } from "../../core/jobs/polling.ts";
import type { Log } from "../../core/log.ts";

interface RetentionParts {
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  log: Log;
  /** How long events can be read. */
  days: number;
  pollMs?: number;
}

const POLL_MS = 60_000;
const AT_ONCE = 5_000;

/** Deletes events after their time that no webhook has yet to send, and the deliveries that are settled for a week. */
export function startEventRetention({
  pool,
  log,
  days,
  pollMs = POLL_MS,
}: RetentionParts): Polling {
  const parts = {
    job: "event retention",
    everyMs: pollMs,
    log,
    onFailure: "event retention failed",
  };
  return startPolling(parts, async (isStopped) => {
    const statements: [text: string, values: unknown[]][] = [
      ["select number_events($1) as count", [AT_ONCE]],
      ["select prune_events(now() - $2 * interval '1 day', $1) as count", [AT_ONCE, days]],
      [FORGET_SENT, [AT_ONCE]],
    ];
    for (const [text, values] of statements) {
      let count = AT_ONCE;
      while (count === AT_ONCE && !isStopped()) {
        const { rows } = await pool.query<{ count: number }>(text, values);
        count = rows[0]?.count ?? 0;
      }
    }
    await pool.query("delete from webhook_secret where expires_at < now()");
  });
}

const FORGET_SENT = `with forgotten as (
    delete from webhook_delivery where (webhook_id, position) in (
      select webhook_id, position from webhook_delivery
      where state = 'SENT' and settled_at < now() - interval '7 days' limit $1)
    returning 1
  ) select count(*)::int as count from forgotten`;

import type pg from "pg";
import { describeError, type Log } from "../log.ts";
import { type Polling, startPolling } from "./polling.ts";

const EVERY_MS = 10_000;

/** Deletes expired rows. Several nodes may run each statement at once. */
export const cleanupStatements = [
  "delete from oidc_payload where expires_at < now() - interval '1 hour'",
  "delete from throttle where ends_at < now() - interval '1 day'",
  "delete from idempotency where created_at < now() - interval '24 hours'",
  "delete from session where expires_at < now() - interval '30 days'",
  "delete from staff_session where expires_at < now() - interval '30 days'",
  "delete from sign_in_refusal where hour < now() - interval '90 days'",
  "delete from confirmation where created_at < now() - interval '1 day'",
  "delete from self_service_code where expires_at < now() - interval '1 day'",
  "delete from self_service_challenge where created_at < now() - interval '1 day'",
  "delete from self_service_session where expires_at < now() - interval '30 days'",
  "delete from access_request where created_at < now() - interval '30 days'",
  "delete from activation where expires_at < now() - interval '7 days'",
  "delete from address_proof where expires_at < now()",
  "delete from letter where created_at < now() - interval '30 days'",
  "delete from password_reset where expires_at < now()",
  "delete from sign_in_code where expires_at < now()",
  "delete from login_email_change where expires_at < now()",
  "delete from account_change where settled_at < now() - interval '1 year'",
  "delete from draft where kept_at < now() - interval '30 days'",
  "delete from exchange_refusal where at < now() - interval '7 days'",
  "delete from exchange_batch where seen_at < now() - interval '30 days'",
  "delete from uploaded_file where attached_to is null and expires_at < now()",
  "delete from freshness_mark where at < now() - interval '10 minutes'",
];

export function startCleanup(jobs: pg.Pool, log: Log): Polling {
  const parts = { job: "cleanup", everyMs: EVERY_MS, log, onFailure: "housekeeping failed" };
  return startPolling(parts, (isStopped) => cleanUp(jobs, log, isStopped));
}

/** A failing statement does not stop the others: a broken audit seal must not keep expired data. */
async function cleanUp(jobs: pg.Pool, log: Log, isStopped: () => boolean): Promise<void> {
  const chores = cleanupStatements.map((chore) => () => jobs.query(chore));
  for (const run of [() => sealAudit(jobs, isStopped), ...chores]) {
    if (isStopped()) return;
    try {
      await run();
    } catch (error) {
      log.warn("housekeeping failed", { error: describeError(error) });
    }
  }
}

/** The audit lines sealed per statement, few enough for the statement timeout. */
const SEALED_AT_ONCE = 5_000;

/** Seals in batches until a batch is not full, because one transaction may have written a million lines. */
async function sealAudit(jobs: pg.Pool, isStopped: () => boolean): Promise<void> {
  let sealed = SEALED_AT_ONCE;
  while (sealed === SEALED_AT_ONCE && !isStopped()) {
    const { rows } = await jobs.query<{ sealed: number }>("select seal_audit($1) as sealed", [
      SEALED_AT_ONCE,
    ]);
    sealed = rows[0]?.sealed ?? 0;
  }
}

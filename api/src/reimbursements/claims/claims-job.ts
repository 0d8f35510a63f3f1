import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import type { Clock } from "../../core/clock.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import { drain } from "../../core/jobs/drain.ts";
import { describeError, type Log } from "../../core/log.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { examineClaim, type KeptClaim } from "./examine-claim.ts";
import { settleClaim } from "./settle-claim.ts";
import type { BillCare } from "./write-statement.ts";

interface ClaimsJobsOptions {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock: Clock;
  /** Bills the cost share of a statement. */
  billCare: BillCare;
}

const EVERY_MS = 10_000;

/**
 * Settles the bills with known figures on their day, each in one transaction: statement and line, meters, document,
 * invoice, audit. A bill of a request is settled with the request. Any number of nodes may run it at once.
 */
export function startClaimsJobs(parts: ClaimsJobsOptions) {
  return startPolling(
    { everyMs: EVERY_MS, log: parts.log, onFailure: "claims wait" },
    (isStopped) => settleAll(parts, isStopped),
  );
}

/** Settles each due claim, or postpones it to the next day. */
async function settleAll(parts: ClaimsJobsOptions, isStopped: () => boolean): Promise<void> {
  const { pool, secrets, clock, log, billCare } = parts;
  const today = todayInZurich(clock.now());
  await pool.query(TAKE_UP);
  await drain({
    job: "claims",
    pool,
    isStopped,
    findNext: async (client) => (await client.query<KeptClaim>(NEXT_DUE, [today])).rows.at(0),
    async process(client, claim) {
      const job = { db: onConnection(client), secrets, today, billCare };
      await settleClaim(job, await examineClaim(job.db, claim, { isForeign: false }));
    },
    async onFailure({ id }, error) {
      log.error("claim not settled", { error: describeError(error) });
      await pool.query(PUT_OFF, [id, today]);
    },
  });
}

/** The numbers of due and of postponed claims. */
export const claimBacklog = `select (count(*) filter (where due_on <= current_date))::int as waiting,
    (count(*) filter (where tries > 0))::int as failed,
    coalesce(extract(epoch from now() - min(due_on) filter (where due_on <= current_date)), 0)::float8 as oldest
  from claim where status in ('RECEIVED', 'IN_REVIEW') and interaction_id is null and due_on is not null`;

const TAKE_UP = `update claim set status = 'IN_REVIEW', reviewed_at = now()
  where status = 'RECEIVED' and provider is not null and interaction_id is null`;

const NEXT_DUE = `select id, insured_number as "insuredNumber", provider, category,
    treatment_begin as "treatmentBegin", treatment_end as "treatmentEnd", tiers, billed, beyond_basic as "beyondBasic",
    received_at as "receivedAt", fingerprint
  from claim where status in ('RECEIVED', 'IN_REVIEW') and interaction_id is null and due_on <= $1
  order by due_on, id limit 1 for update skip locked`;

const PUT_OFF = `update claim set due_on = $2::date + 1, tries = least(tries + 1, 30000) where id = $1`;

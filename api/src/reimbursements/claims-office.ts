import { todayInZurich } from "@portal/model/dates.ts";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { describeError, type Log } from "../core/log.ts";
import { startRounds } from "../core/rounds.ts";
import type { Secrets } from "../core/secrets.ts";
import { examineClaim, type KeptClaim } from "./examine-claim.ts";
import { type BillCare, settleClaim } from "./settle-claim.ts";

interface OfficeParts {
  /** In the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock: Clock;
  /** What becomes of what is owed of a statement. */
  billCare: BillCare;
}

const EVERY_MS = 10_000;

/**
 * Takes up the bills whose figures are known and settles all on their day, each in one transaction: the statement with
 * its line, the meters, the document, the invoice, the audit. What came with a request is settled with the request. Any
 * number of nodes may run it at once.
 */
export function startClaimsOffice(parts: OfficeParts) {
  return startRounds(EVERY_MS, (isStopped) => settleAll(parts, isStopped));
}

async function settleAll(parts: OfficeParts, isStopped: () => boolean): Promise<void> {
  try {
    await parts.pool.query(TAKE_UP);
    while (!isStopped() && (await settleOne(parts))) {
      // One after the other, each in its own transaction.
    }
  } catch (error) {
    parts.log.warn("claims wait", { error: describeError(error) });
  }
}

/** Settles the claim that has been due for longest, or puts it off to the next day. Says whether there was one. */
async function settleOne({ pool, secrets, clock, log, billCare }: OfficeParts): Promise<boolean> {
  const today = todayInZurich(clock.now());
  const client = await pool.connect();
  let claim: KeptClaim | undefined;
  try {
    await client.query("begin");
    [claim] = (await client.query<KeptClaim>(NEXT_DUE, [today])).rows;
    if (claim) {
      const desk = { db: onConnection(client), secrets, today, billCare };
      await settleClaim(desk, await examineClaim(desk.db, claim, { isForeign: false }));
    }
    await client.query("commit");
    return claim !== undefined;
  } catch (error) {
    await client.query("rollback");
    if (!claim) throw error;
    log.error("claim not settled", { error: describeError(error) });
    await client.query(PUT_OFF, [claim.id, today]);
    return true;
  } finally {
    client.release();
  }
}

const TAKE_UP = `update claim set status = 'IN_REVIEW', reviewed_at = now()
  where status = 'RECEIVED' and provider is not null and interaction_id is null`;

const NEXT_DUE = `select id, insured_number as "insuredNumber", provider, category,
    treatment_begin as "treatmentBegin", treatment_end as "treatmentEnd", tiers, billed, beyond_basic as "beyondBasic",
    received_at as "receivedAt", fingerprint
  from claim where status in ('RECEIVED', 'IN_REVIEW') and interaction_id is null and due_on <= $1
  order by due_on, id limit 1 for update skip locked`;

const PUT_OFF = "update claim set due_on = $2::date + 1 where id = $1";

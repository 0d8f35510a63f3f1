import { todayInZurich } from "@portal/model/dates.ts";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { describeError, type Log } from "../core/log.ts";
import type { Secrets } from "../core/secrets.ts";
import { bookPayment, treatOverdue } from "./dunning.ts";

const EVERY_MS = 60_000;

interface OfficeParts {
  /** In the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  clock: Clock;
  log: Log;
}

export interface InvoiceOffice {
  /** Debits and reminds whatever is due, and books what was paid, until nothing is left. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The insurer's accounts in small. Any number of nodes may run it: each invoice is locked by whoever treats it, and what
 * is done changes its deadline or its status, so that it is not done twice.
 */
export function startInvoiceOffice(parts: OfficeParts): InvoiceOffice {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const runDue = (): Promise<void> =>
    (running ??= treatAll(parts, () => isStopped).finally(() => (running = undefined)));
  const timer = setInterval(() => void runDue(), EVERY_MS);
  timer.unref();
  return {
    runDue,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function treatAll(parts: OfficeParts, isStopped: () => boolean): Promise<void> {
  try {
    for (const treat of [treatOverdue, bookPayment]) {
      let last: string | undefined = "";
      while (last !== undefined && !isStopped()) last = await treatOne(parts, treat, last);
    }
  } catch (error) {
    parts.log.warn("invoices wait", { error: describeError(error) });
  }
}

async function treatOne(
  { pool, secrets, clock }: OfficeParts,
  treat: typeof treatOverdue,
  after: string,
): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const today = todayInZurich(clock.now());
    const no = await treat({ db: onConnection(client), secrets, today }, after);
    await client.query("commit");
    return no;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

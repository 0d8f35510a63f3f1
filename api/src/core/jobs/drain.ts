import type pg from "pg";
import { isDatabaseUnavailable } from "../db/connection-errors.ts";
import { inTransaction } from "../db/transaction.ts";
import { inJobSpan } from "../tracing.ts";

interface DrainParts<Found> {
  /** The name of the job in traces. */
  job: string;
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  isStopped: () => boolean;
  /** Locks the next due item after the last one. */
  findNext: (client: pg.PoolClient, last: Found | undefined) => Promise<Found | undefined>;
  process: (client: pg.PoolClient, found: Found) => Promise<void>;
  /** Called after the rollback of an item that failed; the other items continue. */
  onFailure: (found: Found, error: unknown) => Promise<void> | void;
}

/**
 * Processes all due items, each in a transaction that also finds and locks it, so that several nodes may run it at
 * once. If the database is lost, the current item does not count as failed and stays due.
 */
export async function drain<Found>(parts: DrainParts<Found>): Promise<void> {
  let last: Found | undefined;
  while (!parts.isStopped()) {
    const found = await treatNext(parts, last);
    if (found === undefined) return;
    last = found;
  }
}

async function treatNext<Found>(
  { job, pool, findNext, process, onFailure }: DrainParts<Found>,
  last: Found | undefined,
): Promise<Found | undefined> {
  const due: { found?: Found | undefined } = {};
  try {
    await inTransaction(pool, async (client) => {
      const found = await findNext(client, last);
      due.found = found;
      if (found !== undefined) await inJobSpan(`job ${job}`, {}, () => process(client, found));
    });
  } catch (error) {
    if (due.found === undefined || isDatabaseUnavailable(error)) throw error;
    await onFailure(due.found, error);
  }
  return due.found;
}

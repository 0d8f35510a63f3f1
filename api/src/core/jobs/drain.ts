import type pg from "pg";
import { isDatabaseUnavailable } from "../db/connection-errors.ts";
import { inTransaction } from "../db/transaction.ts";

interface DrainParts<Found> {
  /** In the role of the jobs. */
  pool: pg.Pool;
  isStopped: () => boolean;
  /** Locks what is due next, behind the one that was found before. */
  findNext: (client: pg.PoolClient, last: Found | undefined) => Promise<Found | undefined>;
  process: (client: pg.PoolClient, found: Found) => Promise<void>;
  /** What becomes of one that cannot be treated, once its transaction is undone. It stops none of the others. */
  onFailure: (found: Found, error: unknown) => Promise<void> | void;
}

/**
 * Treats whatever is due until nothing is left, each in a transaction of its own that also found and locked it: any
 * number of nodes may do so at once. When the database gets lost, what was being treated is not to blame, and stays due.
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
  { pool, findNext, process, onFailure }: DrainParts<Found>,
  last: Found | undefined,
): Promise<Found | undefined> {
  const due: { found?: Found | undefined } = {};
  try {
    await inTransaction(pool, async (client) => {
      due.found = await findNext(client, last);
      if (due.found !== undefined) await process(client, due.found);
    });
  } catch (error) {
    if (due.found === undefined || isDatabaseUnavailable(error)) throw error;
    await onFailure(due.found, error);
  }
  return due.found;
}

import type pg from "pg";
import { isDatabaseUnavailable } from "./connection-errors.ts";

/**
 * Runs work in one transaction, on a connection that serves nothing else meanwhile: whatever the work reads, it reads
 * there, since a second connection taken while the first is held can wait for itself. A connection that is broken, or
 * whose server has stopped taking anything, is not used again.
 */
export async function inTransaction<Result>(
  pool: { connect(): Promise<pg.PoolClient> },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    isBroken = isDatabaseUnavailable(error);
    await client.query("rollback").catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

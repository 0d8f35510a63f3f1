import type pg from "pg";
import { isDatabaseUnavailable } from "./connection-errors.ts";

/**
 * Runs work in one transaction on one connection. The work must use this connection for all reads: waiting for a second
 * one while holding the first can deadlock. A broken connection, or one whose server has become read-only, is closed.
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

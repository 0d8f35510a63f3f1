import type pg from "pg";
import { runBatch } from "./batch.ts";
import { isDatabaseUnavailable } from "./connection-errors.ts";
import type { BoundStatement } from "./prepared-query.ts";

interface OpenTransaction {
  /** The rows of the opening statement. */
  opened: Record<string, unknown>[];
  /** Statements that go out together with the commit. */
  closing: BoundStatement<unknown>[];
}

const BEGIN = { name: "begin", text: "begin", values: [] };
const COMMIT = { name: "commit", text: "commit", values: [] };

/**
 * Runs work in one transaction on one connection. The work must use this connection for all reads: waiting for a second
 * one while holding the first can deadlock. A broken connection, or one whose server has become read-only, is closed.
 */
export function inTransaction<Result>(
  pool: { connect(): Promise<pg.PoolClient> },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return onClient(pool, async (client) => {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  });
}

/** As `inTransaction`, with the first statement in the round trip of the begin and the last ones in that of the commit. */
export function inOpenedTransaction<Result>(
  pool: { connect(): Promise<pg.PoolClient> },
  opening: BoundStatement<unknown>,
  work: (client: pg.PoolClient, transaction: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  return onClient(pool, async (client) => {
    const [, opened = []] = await runBatch(client, [BEGIN, opening]);
    const closing: BoundStatement<unknown>[] = [];
    const result = await work(client, { opened, closing });
    await runBatch(client, [...closing, COMMIT]);
    return result;
  });
}

async function onClient<Result>(
  pool: { connect(): Promise<pg.PoolClient> },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isDatabaseUnavailable(error);
    await client.query("rollback").catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

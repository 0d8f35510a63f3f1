import type pg from "pg";

/** Runs an act of the identity in one transaction. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("begin");
    const result = await act(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

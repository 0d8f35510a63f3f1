import type pg from "pg";

export async function inTransaction(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query("begin");
  try {
    await work();
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

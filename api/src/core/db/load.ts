import type pg from "pg";

/** Runs one load at a time across processes, in one transaction. */
export async function loadUnderLock<Result>(
  owner: pg.Client,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock($1)", [lock]);
    const result = await work();
    await owner.query("commit");
    return result;
  } catch (error) {
    // The error of a rollback on a broken connection must not hide the cause.
    await owner.query("rollback").catch(() => {});
    throw error;
  }
}

import type pg from "pg";

/** One load under this lock at a time, whichever process it runs in, and all of it or nothing. */
export async function loadAlone<Result>(
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
    // What a broken connection says to that must not hide why.
    await owner.query("rollback").catch(() => {});
    throw error;
  }
}

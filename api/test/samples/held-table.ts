import { sql } from "kysely";
import pg from "pg";
import { expect } from "vitest";
import { db, ownerUrl } from "../portal.ts";

/** Runs acts that write to a table while it is held: it is let go once that many wait for a lock. */
export async function whileHeld<Result>(
  table: string,
  run: () => Promise<Result>,
  waiting: number,
): Promise<Result> {
  const holder = new pg.Client(ownerUrl);
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in share mode`);
    const running = run();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]?.count;
      })
      .toBe(waiting);
    await holder.query("commit");
    return await running;
  } finally {
    await holder.end();
  }
}

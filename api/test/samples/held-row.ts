import { sql } from "kysely";
import pg from "pg";
import { expect } from "vitest";
import { db, ownerUrl } from "../portal.ts";

/**
 * Lets acts meet at the row of a request: each begins once the one before waits for the row, and they go on in this order
 * when it is let go.
 */
export async function meetAt<Results extends unknown[]>(
  request: string,
  ...acts: { [Place in keyof Results]: () => Promise<Results[Place]> }
): Promise<Results> {
  const holder = new pg.Client(ownerUrl);
  await holder.connect();
  try {
    await holder.query("begin");
    await holder.query("select from interaction where id = $1 for update", [request]);
    const running: Promise<unknown>[] = [];
    for (const [place, act] of acts.entries()) {
      running.push(act());
      await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toBe(place + 1);
    }
    await holder.query("commit");
    return (await Promise.all(running)) as Results;
  } finally {
    await holder.end();
  }
}

async function waiting(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
}

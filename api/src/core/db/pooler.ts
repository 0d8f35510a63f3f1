import type pg from "pg";
import { StartProblem } from "../start-problem.ts";
import { connectOnce } from "./connect.ts";

const LOOKS = 3;

/**
 * Refuses a pooler in transaction mode: prepared statements, locks and LISTEN belong to a session and would be lost or
 * mixed up. It is detected if two connections share one session, or one connection changes sessions.
 */
export async function requireSessionPooling(owner: pg.Client, url: string): Promise<void> {
  const beside = await connectOnce(url, { connectionTimeoutMillis: 5_000 });
  try {
    const own = await sessionOf(owner);
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await sessionOf(beside)) !== own && (await sessionOf(owner)) === own) continue;
      throw new StartProblem(
        "The pooler in front of the database shares sessions between transactions. Set its pool_mode to session, or point DATABASE_URL at the database itself.",
      );
    }
  } finally {
    await beside.end();
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

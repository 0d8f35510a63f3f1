import type pg from "pg";
import type { Config } from "./core/config.ts";
import { closePool, type Database } from "./core/db/open.ts";

export type Pools = ReturnType<typeof openPools>;

/** The connection pools of one process; those of the exchange and the desk only if their door is open. */
export function openPools(
  database: Database,
  { poolSize: size, exchange, desk }: Pick<Config, "poolSize" | "exchange" | "desk">,
) {
  const doorSize = Math.max(2, Math.floor(size / 4));
  return {
    api: database.pool("api", size),
    identity: database.pool("identity", Math.max(2, Math.floor(size / 4))),
    jobs: database.pool("jobs", 3),
    visitor: database.pool("visitor", Math.max(2, Math.floor(size / 4))),
    news: database.pool("api", 1),
    // A separate connection, so that the readiness check does not wait behind requests.
    probe: database.pool("api", 1),
    exchange: exchange ? database.pool("exchange", doorSize) : undefined,
    desk: desk ? database.pool("desk", doorSize) : undefined,
  } satisfies Record<string, pg.Pool | undefined>;
}

export async function closePools(pools: Pools, patienceMs: number): Promise<void> {
  const open = Object.values(pools).filter((pool) => pool !== undefined);
  await Promise.all(open.map((pool) => closePool(pool, patienceMs)));
}

import type pg from "pg";
import type { Config } from "./core/config.ts";
import { closePool, type Database } from "./core/db/open.ts";

export type Pools = ReturnType<typeof openPools>;

/** The connection pools of one process; the one of the exchange only if its door is open. */
export function openPools(
  database: Database,
  { poolSize: size, exchange }: Pick<Config, "poolSize" | "exchange">,
) {
  const exchangeSize = Math.max(2, Math.floor(size / 4));
  return {
    api: database.pool("api", size),
    identity: database.pool("identity", Math.max(2, Math.floor(size / 4))),
    jobs: database.pool("jobs", 3),
    visitor: database.pool("visitor", Math.max(2, Math.floor(size / 4))),
    news: database.pool("api", 1),
    // A separate connection, so that the readiness check does not wait behind requests.
    probe: database.pool("api", 1),
    exchange: exchange ? database.pool("exchange", exchangeSize) : undefined,
  } satisfies Record<string, pg.Pool | undefined>;
}

export async function closePools(pools: Pools, patienceMs: number): Promise<void> {
  const open = Object.values(pools).filter((pool) => pool !== undefined);
  await Promise.all(open.map((pool) => closePool(pool, patienceMs)));
}

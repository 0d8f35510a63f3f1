import type { EventEmitter } from "node:events";
import type pg from "pg";
import type { WireCounts } from "./contestant.ts";

/**
 * Counts what a pool sends: a statement ends with CommandComplete, a round trip with ReadyForQuery. Its connections stay
 * open while other contestants have their turn, so that the CPU of the backends behind them can be read.
 */
export function observed(pool: pg.Pool, counts: WireCounts): pg.Pool {
  pool.options.idleTimeoutMillis = 0;
  pool.on("connect", (client) => {
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on("commandComplete", () => void counts.statements++);
    connection.on("readyForQuery", () => void counts.roundTrips++);
  });
  return pool;
}

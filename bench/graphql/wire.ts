import type { EventEmitter } from "node:events";
import type pg from "pg";
import type { WireCounts } from "./contestant.ts";

/**
 * Counts the traffic of a pool: a statement ends with CommandComplete, a round trip with ReadyForQuery. Its connections
 * stay open during the turns of other contestants, so that the CPU of their backends can be read.
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

import { Problem } from "@portal/model/portal/problems.ts";
import type pg from "pg";

/** Past this many requests waiting for a connection, a further one is told to come back later, at once. */
const LONGEST_QUEUE = 500;

interface Lane {
  lent: number;
  waiting: (() => void)[];
}

/**
 * Lends the connections of a pool so that no one thing holds them all: what asks for the same goes in one lane, acts go
 * in another, and each has at most half of the connections. When one of them is slow, for a lock or a bad plan, it
 * waits for itself, and the others go on.
 */
export class Lanes {
  readonly #pool: pg.Pool;
  readonly #most: number;
  readonly #timeoutMs: number;
  readonly #lanes = new Map<string, Lane>();
  #waiting = 0;

  constructor(pool: pg.Pool, timeoutMs: number) {
    this.#pool = pool;
    this.#timeoutMs = timeoutMs;
    this.#most = Math.max(1, Math.ceil((pool.options.max ?? 10) / 2));
  }

  /** A connection in a lane. Releasing it opens the lane to the next. */
  async connect(name: string): Promise<pg.PoolClient> {
    const lane = this.#lanes.get(name) ?? { lent: 0, waiting: [] };
    this.#lanes.set(name, lane);
    if (this.#waiting + this.#pool.waitingCount >= LONGEST_QUEUE) throw comeBackLater();
    if (lane.lent >= this.#most) await this.#turn(lane);
    else lane.lent++;
    try {
      const client = await this.#pool.connect();
      const release = client.release.bind(client);
      client.release = (problem) => {
        this.#leave(name, lane);
        release(problem);
      };
      return client;
    } catch (error) {
      this.#leave(name, lane);
      throw error;
    }
  }

  /** Whoever leaves hands its place on to the first who waits. */
  #leave(name: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) next();
    else if (--lane.lent === 0) this.#lanes.delete(name);
  }

  async #turn({ waiting }: Lane): Promise<void> {
    this.#waiting++;
    try {
      await new Promise<void>((resolve, reject) => {
        const go = (): void => {
          clearTimeout(late);
          resolve();
        };
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(comeBackLater());
        }, this.#timeoutMs);
        waiting.push(go);
      });
    } finally {
      this.#waiting--;
    }
  }
}

function comeBackLater(): Problem {
  return new Problem("UNAVAILABLE", { retryAfter: 1 });
}

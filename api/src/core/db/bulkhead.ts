import { Problem } from "@portal/model/portal/problems.ts";
import type pg from "pg";

/** If this many requests wait for a connection, further ones are refused at once. */
const LONGEST_QUEUE = 500;

interface Compartment {
  lent: number;
  waiting: (() => void)[];
}

/**
 * A bulkhead for a connection pool. Each operation has its own compartment, all acts share one, and none gets more than
 * half of the connections: an operation slowed by a lock or a bad plan delays only itself.
 */
export class Bulkhead {
  readonly #pool: pg.Pool;
  readonly #most: number;
  readonly #timeoutMs: number;
  readonly #bulkhead = new Map<string, Compartment>();
  #waiting = 0;

  constructor(pool: pg.Pool, timeoutMs: number) {
    this.#pool = pool;
    this.#timeoutMs = timeoutMs;
    this.#most = Math.max(1, Math.ceil((pool.options.max ?? 10) / 2));
  }

  /** A connection of a compartment; releasing it admits the next request. */
  async connect(name: string): Promise<pg.PoolClient> {
    const compartment = this.#bulkhead.get(name) ?? { lent: 0, waiting: [] };
    this.#bulkhead.set(name, compartment);
    if (this.#waiting + this.#pool.waitingCount >= LONGEST_QUEUE) throw comeBackLater();
    if (compartment.lent >= this.#most) await this.#turn(compartment);
    else compartment.lent++;
    try {
      const client = await this.#pool.connect();
      const release = client.release.bind(client);
      client.release = (problem) => {
        this.#leave(name, compartment);
        release(problem);
      };
      return client;
    } catch (error) {
      this.#leave(name, compartment);
      throw error;
    }
  }

  /** Passes the slot to the next waiting request. */
  #leave(name: string, compartment: Compartment): void {
    const next = compartment.waiting.shift();
    if (next) next();
    else if (--compartment.lent === 0) this.#bulkhead.delete(name);
  }

  async #turn({ waiting }: Compartment): Promise<void> {
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

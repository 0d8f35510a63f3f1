import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { describeError, type Log, type LogFields } from "../../log.ts";
import { runBatch } from "../batch.ts";
import { Bulkhead } from "../bulkhead.ts";
import { isDatabaseUnavailable, sqlCode } from "../connection-errors.ts";
import { cut } from "../open.ts";
import type { BoundStatement } from "../prepared-query.ts";
import { answerIn, lagMs, type ReplicaAnswer, withProof } from "./freshness.ts";

/** Pools in the API's role. */
export interface ReplicaPools {
  replica: pg.Pool;
  /** One connection each for the heartbeat on the leader and for its arrival. */
  heartbeat: pg.Pool;
  replicaWatch: pg.Pool;
}

interface ReplicaParts extends ReplicaPools {
  log: Log;
  longestLagMs: number;
  /** How long a read waits for the replica before the leader answers it. */
  patienceMs?: number | undefined;
}

/** Longer than a read takes, and short for a person who waits for both. */
const PATIENCE_MS = 1_000;
const LEADER_PATIENCE_MS = 5_000;
const BEAT_MS = 1_000;
const BEAT = "select beat_for_replicas() as at";
const LAST_BEAT = "select at from replica_heartbeat";
/** SQLSTATE of a statement that would write: the replica is there, and the statement does not belong on it. */
const WRITES = "25006";

/**
 * Reads from a replica that may be behind. Each answer carries the proof of its freshness, so that the health check
 * only spares requests from waiting: it renews the leader's heartbeat each second and looks when the replica has it. It
 * ends with the pool.
 */
export class ReadReplica {
  readonly longestLagMs: number;
  readonly #parts: ReplicaParts;
  readonly #patienceMs: number;
  readonly #bulkhead: Bulkhead;
  readonly #figures = { answered: 0, fellBack: 0, lagSeconds: Number.NaN };
  #isUsable = false;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.longestLagMs = parts.longestLagMs;
    this.#patienceMs = parts.patienceMs ?? PATIENCE_MS;
    this.#bulkhead = new Bulkhead(parts.replica, this.#patienceMs);
    void this.#keepLooking();
  }

  /** Whether reads may try it: it answered within the last heartbeats and is not too far behind. */
  isUsable(): boolean {
    return this.#isUsable;
  }

  figures(): Readonly<{ answered: number; fellBack: number; lagSeconds: number }> {
    return this.#figures;
  }

  /** Counts a batch of reads by who answered it at last. */
  count(isFromReplica: boolean): void {
    this.#figures[isFromReplica ? "answered" : "fellBack"]++;
  }

  /** The answer, or undefined when the leader has to be asked. */
  async read(
    compartment: string,
    opening: BoundStatement<unknown>,
    statements: readonly BoundStatement<unknown>[],
  ): Promise<ReplicaAnswer | undefined> {
    const connect = () => this.#bulkhead.connect(compartment);
    try {
      return await withPatience(connect, this.#patienceMs, async (client) =>
        answerIn(await runBatch(client, withProof(opening, statements))),
      );
    } catch (error) {
      if (isAway(error)) this.#leave(error);
      else this.#parts.log.debug("replica refused a read", { error: describeError(error) });
      return undefined;
    }
  }

  async #keepLooking(): Promise<void> {
    while (!this.#parts.replica.ending) {
      // Without the leader no read is answered, with a replica or without.
      await this.#look().catch(() => {});
      await pause(BEAT_MS, undefined, { ref: false });
    }
  }

  async #look(): Promise<void> {
    const { heartbeat, replicaWatch } = this.#parts;
    const now = await momentOf(heartbeat, LEADER_PATIENCE_MS, BEAT);
    try {
      const lag = lagMs(now, await momentOf(replicaWatch, this.#patienceMs, LAST_BEAT));
      this.#figures.lagSeconds = lag / 1000;
      if (lag <= this.longestLagMs) this.#become(true);
      else this.#become(false, { reason: "behind" });
    } catch (error) {
      this.#figures.lagSeconds = Number.NaN;
      this.#leave(error);
    }
  }

  #leave(error: unknown): void {
    if (error instanceof LateAnswer) this.#become(false, { reason: "late" });
    else this.#become(false, { reason: "away", error: describeError(error) });
  }

  #become(usable: boolean, why: LogFields = {}): void {
    const { log, replica } = this.#parts;
    if (usable === this.#isUsable || replica.ending) return;
    this.#isUsable = usable;
    if (usable) log.info("replica is read");
    else log.warn("replica is not read", why);
  }
}

class LateAnswer extends Error {}

/** Runs work on a connection, and cuts it when that takes too long: a server that hangs must not keep it. */
async function withPatience<Result>(
  connect: () => Promise<pg.PoolClient>,
  patienceMs: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patienceMs);
  const late = new Promise<never>((_, reject) => {
    over.signal.addEventListener("abort", () => reject(new LateAnswer()));
  });
  const answer = onConnection(connect, over.signal, work);
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function onConnection<Result>(
  connect: () => Promise<pg.PoolClient>,
  over: AbortSignal,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await connect();
  const giveUp = (): void => cut(client);
  let isBroken = false;
  try {
    over.throwIfAborted();
    over.addEventListener("abort", giveUp);
    return await work(client);
  } catch (error) {
    isBroken = over.aborted || isDatabaseUnavailable(error);
    throw error;
  } finally {
    over.removeEventListener("abort", giveUp);
    client.release(isBroken);
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof LateAnswer) return true;
  return error instanceof Error && sqlCode(error) !== WRITES && isDatabaseUnavailable(error);
}

/** An instant that a server names; the beginning of time where it names none. */
async function momentOf(pool: pg.Pool, patienceMs: number, text: string): Promise<Date | number> {
  return withPatience(
    () => pool.connect(),
    patienceMs,
    async (client) => {
      const { rows } = await client.query<{ at: Date | number }>(text);
      return rows[0]?.at ?? Number.NEGATIVE_INFINITY;
    },
  );
}

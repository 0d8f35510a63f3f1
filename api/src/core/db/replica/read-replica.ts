import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { describeError, type Log } from "../../log.ts";
import { runBatch } from "../batch.ts";
import { Bulkhead } from "../bulkhead.ts";
import { isDatabaseUnavailable, sqlCode } from "../connection-errors.ts";
import { cut } from "../open.ts";
import type { BoundStatement } from "../prepared-query.ts";
import { answerIn, lagMs, type ReplicaAnswer, withProof } from "./freshness.ts";

interface ReplicaParts {
  /** Pools in the API's role: of the replica, and one connection each for the heartbeat and for its return. */
  reads: pg.Pool;
  leader: pg.Pool;
  watch: pg.Pool;
  log: Log;
  longestLagMs: number;
  /** How long a read waits for the replica before the leader answers it. */
  patienceMs?: number | undefined;
}

/** Longer than a read takes, and short for a person who waits for both. */
const PATIENCE_MS = 1_000;
const LEADER_PATIENCE_MS = 5_000;
const BEAT_MS = 1_000;
/** SQLSTATE of a statement that would write: the replica is there, and the statement does not belong on it. */
const WRITES = "25006";

export interface ReadReplica {
  readonly longestLagMs: number;
  /** Whether reads may try it: it answered within the last heartbeats and is not too far behind. */
  isUsable(): boolean;
  /** The answer, or undefined when the leader has to be asked. */
  read(
    compartment: string,
    opening: BoundStatement<unknown>,
    statements: readonly BoundStatement<unknown>[],
  ): Promise<ReplicaAnswer | undefined>;
  /** Counts a batch of reads by who answered it at last. */
  count(isFromReplica: boolean): void;
  figures(): { answered: number; fellBack: number; lagSeconds: number };
  stop(): Promise<void>;
}

/**
 * Reads from a replica that may be behind. Each answer carries the proof of its freshness, so that this health check
 * only spares requests from waiting: it renews the leader's heartbeat each second and looks when the replica has it.
 */
export function startReadReplica(parts: ReplicaParts): ReadReplica {
  const { reads, log, longestLagMs, patienceMs = PATIENCE_MS } = parts;
  const bulkhead = new Bulkhead(reads, patienceMs);
  const stopping = new AbortController();
  const figures = { answered: 0, fellBack: 0, lagSeconds: Number.NaN };
  let isUsable = false;

  function become(usable: boolean, reason: string, error?: unknown): void {
    if (usable === isUsable) return;
    isUsable = usable;
    if (usable) log.info("replica is read");
    else
      log.warn("replica is not read", {
        reason,
        ...(error !== undefined && { error: describeError(error) }),
      });
  }

  function note(error: unknown): void {
    if (error instanceof LateAnswer) become(false, "late");
    else if (isAway(error)) become(false, "away", error);
    else log.debug("replica refused a read", { error: describeError(error) });
  }

  async function look(): Promise<void> {
    const now = await momentOf(
      parts.leader,
      LEADER_PATIENCE_MS,
      "select beat_for_replicas() as at",
    );
    try {
      const beat = await momentOf(parts.watch, patienceMs, "select at from replica_heartbeat");
      figures.lagSeconds = lagMs(now, beat) / 1000;
      become(figures.lagSeconds * 1000 <= longestLagMs, "behind");
    } catch (error) {
      figures.lagSeconds = Number.NaN;
      note(error);
    }
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Without the leader no read is answered, with a replica or without.
      await look().catch(() => {});
      await pause(BEAT_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  const ended = keepLooking();

  return {
    longestLagMs,
    isUsable: () => isUsable,
    async read(compartment, opening, statements) {
      const connect = () => bulkhead.connect(compartment);
      try {
        return await withPatience(connect, patienceMs, async (client) =>
          answerIn(await runBatch(client, withProof(opening, statements))),
        );
      } catch (error) {
        note(error);
        return undefined;
      }
    },
    count(isFromReplica) {
      figures[isFromReplica ? "answered" : "fellBack"]++;
    },
    figures: () => figures,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
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

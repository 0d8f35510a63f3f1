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

  async function ask(
    compartment: string,
    statements: readonly BoundStatement<unknown>[],
    late: AbortSignal,
  ): Promise<ReplicaAnswer | undefined> {
    const client = await bulkhead.connect(compartment);
    const giveUp = (): void => cut(client);
    let isBroken = false;
    try {
      if (late.aborted) return undefined;
      late.addEventListener("abort", giveUp);
      return answerIn(await runBatch(client, statements));
    } catch (error) {
      isBroken = late.aborted || isDatabaseUnavailable(error);
      throw error;
    } finally {
      late.removeEventListener("abort", giveUp);
      client.release(isBroken);
    }
  }

  async function look(): Promise<void> {
    const now = await timeOf(parts.leader, "select beat_for_replicas() as at");
    if (!now) return;
    try {
      const late = pause(patienceMs, undefined, { ref: false });
      const held = timeOf(parts.watch, "select at from replica_heartbeat");
      held.catch(() => {});
      const beat = await Promise.race([held, late]);
      if (stopping.signal.aborted) return;
      const behindMs = beat === undefined ? Number.NaN : lagMs(new Date(now), beat);
      figures.lagSeconds = behindMs / 1000;
      if (beat === undefined) become(false, "late");
      else become(behindMs <= longestLagMs, "behind");
    } catch (error) {
      figures.lagSeconds = Number.NaN;
      become(false, "away", error);
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
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(), patienceMs);
      const abandoned = new Promise<undefined>((resolve) => {
        over.signal.addEventListener("abort", () => {
          become(false, "late");
          resolve(undefined);
        });
      });
      const answer = ask(compartment, withProof(opening, statements), over.signal).catch(
        (error: unknown) => {
          const isAway =
            error instanceof Error && sqlCode(error) !== WRITES && isDatabaseUnavailable(error);
          if (isAway) become(false, "away", error);
          else log.debug("replica refused a read", { error: describeError(error) });
          return undefined;
        },
      );
      try {
        return await Promise.race([answer, abandoned]);
      } finally {
        clearTimeout(timer);
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

async function timeOf(pool: pg.Pool, text: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ at: Date | number }>(text);
  return rows[0] && Number(rows[0].at);
}

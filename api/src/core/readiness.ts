import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const PATIENCE_MS = 2_000;

export interface Readiness {
  /** Whether this node may be sent requests: its database answers, and it is not about to stop. */
  isReady: () => Promise<boolean>;
  stop: () => void;
}

/** Asks on a connection of its own, and once for all who want to know at the same time. */
export function createReadiness(pool: pg.Pool): Readiness {
  let isStopping = false;
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const answer = pool.query("select 1").then(
      () => true,
      () => false,
    );
    return Promise.race([answer, pause(PATIENCE_MS, false, { ref: false })]);
  };
  return {
    async isReady() {
      if (isStopping) return false;
      return (asking ??= ask().finally(() => (asking = undefined)));
    },
    stop: () => void (isStopping = true),
  };
}

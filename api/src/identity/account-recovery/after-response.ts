import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "@portal/model/portal/problems.ts";
import { describeError, type Log } from "../../core/log.ts";

const MOST_WAITING = 500;
/** A random delay after the response, so that the time of the next response reveals nothing about this work. */
const [SHORTEST_MS, LONGEST_MS] = [50, 500];

export interface AfterResponse {
  /** Runs after the response, so that its time does not reveal whether there was work. */
  run(work: () => Promise<void>): void;
  /** Waits for the started work. */
  settle(): Promise<void>;
}

export function createAfterResponse(log: Log): AfterResponse {
  const waiting = new Set<Promise<void>>();
  async function runLater(work: () => Promise<void>): Promise<void> {
    await pause(randomInt(SHORTEST_MS, LONGEST_MS));
    try {
      await work();
    } catch (error) {
      log.warn("work after a response failed", { error: describeError(error) });
    }
  }
  return {
    run(work) {
      if (waiting.size >= MOST_WAITING) throw new Problem("UNAVAILABLE", { retryAfter: 5 });
      const one = runLater(work).finally(() => waiting.delete(one));
      waiting.add(one);
    },
    async settle() {
      await Promise.all(waiting);
    },
  };
}

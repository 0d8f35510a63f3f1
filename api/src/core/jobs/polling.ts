import { describeError, type Log } from "../log.ts";

export interface Polling {
  /** Does what is due now, or waits for the round that is under way. */
  runDue(): Promise<void>;
  /** No round begins any more, and the one under way comes to its end. */
  stop(): Promise<void>;
}

export interface RoundsParts {
  everyMs: number;
  log: Log;
  /** What the log says when a round could not come to its end; the next one tries again. */
  onFailure: string;
}

/** Work that comes round again and again, one round at a time. A long round asks in between whether it is to stop. */
export function startPolling(
  { everyMs, log, onFailure }: RoundsParts,
  round: (isStopped: () => boolean) => Promise<void>,
): Polling {
  let running: Promise<void> | undefined;
  let stopped = false;
  const runOnce = async (): Promise<void> => {
    try {
      await round(() => stopped);
    } catch (error) {
      log.warn(onFailure, { error: describeError(error) });
    } finally {
      running = undefined;
    }
  };
  const runDue = (): Promise<void> => (running ??= runOnce());
  const timer = setInterval(() => void runDue(), everyMs);
  timer.unref();
  return {
    runDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

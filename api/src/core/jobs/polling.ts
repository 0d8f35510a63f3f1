import { describeError, type Log } from "../log.ts";
import { inJobSpan } from "../tracing.ts";

export interface Polling {
  /** Runs a round that begins after this call: the current one may have passed the caller's rows already. */
  runDue(): Promise<void>;
  /** Starts no further round and waits for the current one. */
  stop(): Promise<void>;
}

export interface PollingOptions {
  /** The name in traces of a job whose round is one piece of work; a `drain` makes a span for each item instead. */
  job?: string;
  everyMs: number;
  log: Log;
  /** The log event of a failed round; the next one retries. */
  onFailure: string;
}

/** Polling, one round at a time. A long round checks `isStopped` in between. */
export function startPolling(
  { job, everyMs, log, onFailure }: PollingOptions,
  round: (isStopped: () => boolean) => Promise<void>,
): Polling {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let stopped = false;
  const runOnce = async (): Promise<void> => {
    try {
      const work = () => round(() => stopped);
      await (job === undefined ? work() : inJobSpan(`job ${job}`, {}, work));
    } catch (error) {
      log.warn(onFailure, { error: describeError(error) });
    } finally {
      running = undefined;
    }
  };
  const begin = (): Promise<void> => (running ??= runOnce());
  const runDue = (): Promise<void> => {
    if (running === undefined) return begin();
    following ??= running.then(() => {
      following = undefined;
      return stopped ? undefined : begin();
    });
    return following;
  };
  const timer = setInterval(() => void begin(), everyMs);
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

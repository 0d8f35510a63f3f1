export interface Rounds {
  /** Does what is due now, or waits for the round that is under way. */
  runDue(): Promise<void>;
  /** No round begins any more, and the one under way comes to its end. */
  stop(): Promise<void>;
}

/** Work that comes round again and again, one round at a time. A long round asks in between whether it is to stop. */
export function startRounds(
  everyMs: number,
  round: (isStopped: () => boolean) => Promise<void>,
): Rounds {
  let running: Promise<void> | undefined;
  let stopped = false;
  const runDue = (): Promise<void> =>
    (running ??= round(() => stopped).finally(() => (running = undefined)));
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

import { setTimeout as pause } from "node:timers/promises";

/** Waits for work with a timeout: a database that does not answer must not keep the process alive. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  over.abort();
}

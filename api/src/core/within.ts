import { setTimeout as pause } from "node:timers/promises";

/** Waits for work to end, but not for longer than this: a database that does not answer must not keep the process. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  over.abort();
}

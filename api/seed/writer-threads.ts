import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { MasterKey } from "../src/core/secrets/secrets.ts";
import type { Writer } from "./writer.ts";

export interface WriterThreadData {
  url: string;
  keys: readonly Pick<MasterKey, "id" | "key">[];
  seed: number;
  today: string;
}

/** Beyond it they wait for one another inside PostgreSQL. */
const MOST_THREADS = 8;
/** A thread takes a second or two to begin. */
const ACCOUNTS_WORTH_A_THREAD = 1_000;

/** While one waits for PostgreSQL another invents, so one more than there are processors keeps them all busy. */
export function threadsFor(accounts: number): number {
  const useful = Math.min(availableParallelism() + 1, MOST_THREADS);
  return Math.min(useful, Math.ceil(accounts / ACCOUNTS_WORTH_A_THREAD));
}

/** Threads that invent rows and write them, each on a connection of its own. */
export function startWriters(
  data: WriterThreadData,
  count: number,
): { writers: Writer[]; stop(): Promise<void> } {
  const start = () =>
    new Worker(new URL("./writer-thread.ts", import.meta.url), { workerData: data });
  const threads = Array.from({ length: count }, start);
  return {
    writers: threads.map(writerIn),
    async stop() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function writerIn(thread: Worker): Writer {
  const failure = new Promise<never>((_, reject) => thread.once("error", reject));
  // It may fail before anybody waits for it; whoever does is told.
  failure.catch(() => {});
  return async (households) => {
    thread.postMessage(households);
    await Promise.race([once(thread, "message"), failure]);
  };
}

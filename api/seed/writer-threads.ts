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

/** More threads would wait for one another inside PostgreSQL. */
const MOST_THREADS = 8;
/** A thread takes one or two seconds to start. */
const ACCOUNTS_WORTH_A_THREAD = 1_000;

/** One thread more than processors keeps them busy while another thread waits for PostgreSQL. */
export function threadsFor(accounts: number): number {
  const useful = Math.min(availableParallelism() + 1, MOST_THREADS);
  return Math.min(useful, Math.ceil(accounts / ACCOUNTS_WORTH_A_THREAD));
}

/** Worker threads that invent rows and write them, each on its own connection. */
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
  // The failure may come before the caller awaits it; the handler prevents an unhandled rejection.
  failure.catch(() => {});
  return async (households) => {
    thread.postMessage(households);
    await Promise.race([once(thread, "message"), failure]);
  };
}

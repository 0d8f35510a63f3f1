/** The used part of `node:timers/promises`. */

export function setTimeout(
  ms: number,
  value?: unknown,
  { signal }: { signal?: AbortSignal } = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal));
    const timer = globalThis.setTimeout(() => resolve(value), ms);
    const stop = () => {
      clearTimeout(timer);
      if (signal) reject(reasonOf(signal));
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}

function reasonOf(signal: AbortSignal): Error {
  return new Error("stopped", { cause: signal.reason });
}

/** Yields to pending tasks by a message, without the delay of a timer. */
export function setImmediate(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage("");
  });
}

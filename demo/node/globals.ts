import { Buffer } from "./buffer.ts";

/** The globals of Node, imported before the rest of the worker. */

const processOfBrowser = {
  env: {},
  argv: [],
  platform: "browser",
  version: "v24.0.0",
  versions: {},
  stdout: { isTTY: true, write: (line: string) => globalThis.console.warn(line) },
  nextTick: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
    queueMicrotask(() => work(...given)),
  on: () => undefined,
  off: () => undefined,
  cwd: () => "/",
  emitWarning: () => undefined,
  memoryUsage: Object.assign(() => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0 }), {
    rss: () => 0,
  }),
  cpuUsage: () => ({ user: 0, system: 0 }),
  uptime: () => performance.now() / 1000,
  hrtime: Object.assign(() => [0, 0], { bigint: () => 0n }),
};

Object.assign(globalThis, {
  Buffer,
  global: globalThis,
  process: processOfBrowser,
  setImmediate: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
    setTimeout(work, 0, ...given),
});
// Pages without cross-origin isolation do not have it; here it stays in one thread.
if (!("SharedArrayBuffer" in globalThis))
  Object.assign(globalThis, { SharedArrayBuffer: ArrayBuffer });
// Timers are numbers in browsers, and do not keep a worker alive.
Object.assign(Number.prototype, {
  unref(this: number) {
    return this;
  },
  ref(this: number) {
    return this;
  },
});

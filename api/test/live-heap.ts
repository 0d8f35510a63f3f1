import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The bytes of the heap that are still referenced. Garbage of other test files would hide them. */
export function liveHeap(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc()");
  return process.memoryUsage().heapUsed;
}

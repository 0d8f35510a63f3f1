import { parentPort } from "node:worker_threads";
import { findPdfFault } from "./pdf-inspection.ts";

// Off the main thread: a forged file costs its own time, and can be stopped.
parentPort?.on("message", (content: Uint8Array) => {
  void findPdfFault(Buffer.from(content.buffer, content.byteOffset, content.byteLength)).then(
    (fault) => parentPort?.postMessage(fault ?? "none"),
  );
});

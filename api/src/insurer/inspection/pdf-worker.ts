import { parentPort } from "node:worker_threads";
import { findPdfFault } from "./pdf-inspection.ts";

parentPort?.on("message", (content: Uint8Array) => {
  void findPdfFault(Buffer.from(content.buffer, content.byteOffset, content.byteLength)).then(
    (fault) => parentPort?.postMessage(fault ? { fault } : {}),
  );
});

import { Worker } from "node:worker_threads";
import type { PdfFault } from "./pdf-inspection.ts";

const DEADLINE_MS = 10_000;
const idle: InspectionThread[] = [];

/** Inspects a PDF on a thread of its own; one that takes too long or fells its thread is refused. */
export async function inspectPdf(content: Buffer): Promise<PdfFault | undefined> {
  const thread = idle.pop() ?? new InspectionThread();
  const verdict = await thread.inspect(content);
  if (thread.isAlive) idle.push(thread);
  return verdict === "none" ? undefined : verdict;
}

class InspectionThread {
  isAlive = true;
  readonly #worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  #answer: ((verdict: PdfFault | "none") => void) | undefined;

  constructor() {
    this.#worker.on("message", (verdict: PdfFault | "none") => this.#answer?.(verdict));
    this.#worker.on("error", () => this.#giveUp());
    this.#worker.on("exit", () => this.#giveUp());
    this.#worker.unref();
  }

  async inspect(content: Buffer): Promise<PdfFault | "none"> {
    const late = setTimeout(() => this.#giveUp(), DEADLINE_MS);
    try {
      return await new Promise((resolve) => {
        this.#answer = resolve;
        this.#worker.postMessage(content);
      });
    } finally {
      clearTimeout(late);
    }
  }

  #giveUp(): void {
    this.isAlive = false;
    this.#answer?.("unreadable");
    void this.#worker.terminate();
  }
}

import { Worker } from "node:worker_threads";
import { drawImage } from "./image-drawing.ts";
import type { InspectionOrder, Verdict } from "./inspection-message.ts";

/**
 * The process that inspects files: a forged file costs its time and memory, not the portal's. The limit counts
 * processor time, so that a busy machine refuses no valid picture.
 */
const MOST_CPU_MS = 30_000;
const LOOK_MS = 100;

process.on("message", (order: InspectionOrder) => void answer(order));
// The portal has ended.
process.on("disconnect", () => process.exit(0));

async function answer({ content, mimeType }: InspectionOrder): Promise<void> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const began = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    // Work on another thread can only be stopped with the process.
    if ((user + system) / 1000 > MOST_CPU_MS) send({ fault: "bomb" }, () => process.exit(1));
  }, LOOK_MS);
  const verdict = await (mimeType === "application/pdf"
    ? inspectOnThread(bytes)
    : drawImage(bytes, mimeType));
  clearInterval(watch);
  send(verdict);
}

/** A separate thread with limited memory, so that this one can watch the time. */
class PdfThread {
  isAlive = true;
  readonly #worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  #answer: ((verdict: Verdict) => void) | undefined;

  constructor() {
    this.#worker.on("message", (verdict: Verdict) => this.#answer?.(verdict));
    this.#worker.on("error", () => this.#giveUp());
    this.#worker.on("exit", () => this.#giveUp());
  }

  inspect(content: Buffer): Promise<Verdict> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#worker.postMessage(content);
    });
  }

  #giveUp(): void {
    this.isAlive = false;
    this.#answer?.({ fault: "unreadable" });
  }
}

let thread: PdfThread | undefined;

function inspectOnThread(content: Buffer): Promise<Verdict> {
  if (!thread?.isAlive) thread = new PdfThread();
  return thread.inspect(content);
}

function send(verdict: Verdict, done: () => void = () => {}): void {
  process.send?.(verdict, undefined, {}, done);
}

import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { FileMimeType } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { InspectionOrder, Verdict } from "./inspection-message.ts";

/** The timeout of an inspection on a busy machine; the process itself limits the cost of a file. */
const DEADLINE_MS = 90_000;
/** How long an idle process waits for the next file. */
const IDLE_MS = 30_000;
const RETRY_SECONDS = 10;
/** A third of the portal's processor time when both compete. */
const NICE = 5;

const idle: Inspector[] = [];

/** Inspects a file in a separate process. A file that crashes the process is refused. */
export async function inspectApart(
  content: Buffer,
  mimeType: FileMimeType,
  deadlineMs = DEADLINE_MS,
): Promise<Buffer | undefined> {
  const inspector = idle.pop() ?? new Inspector();
  const { content: kept, fault } = await inspector.inspect({ content, mimeType }, deadlineMs);
  if (inspector.isAlive) idle.push(inspector);
  if (fault === "large") throw new Problem("TOO_LARGE");
  if (fault) throw new Problem("UNSUPPORTED_TYPE", { reason: fault });
  return kept && Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength);
}

class Inspector {
  isAlive = true;
  readonly #process: ChildProcess;
  #answer: ((verdict: Verdict) => void) | undefined;
  #late: NodeJS.Timeout | undefined;

  constructor() {
    this.#process = fork(new URL("./inspection-process.ts", import.meta.url), {
      serialization: "advanced",
      // The process gets none of the portal's settings and keys.
      env: { UV_THREADPOOL_SIZE: "2", NODE_NO_WARNINGS: "1" },
      execArgv: ["--max-old-space-size=256"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#process.on("message", (verdict: Verdict) => this.#answer?.(verdict));
    this.#process.on("error", () => this.#end());
    this.#process.on("exit", () => this.#end());
    // Requests have priority over decoding pictures.
    if (this.#process.pid) setPriority(this.#process.pid, NICE);
  }

  async inspect(order: InspectionOrder, deadlineMs: number): Promise<Verdict> {
    this.#hold();
    clearTimeout(this.#late);
    try {
      return await new Promise<Verdict>((resolve, reject) => {
        this.#answer = resolve;
        this.#late = setTimeout(() => {
          reject(new Problem("UNAVAILABLE", { retryAfter: RETRY_SECONDS }));
          this.#end();
        }, deadlineMs);
        this.#process.send(order, (error) => {
          if (error) this.#end();
        });
      });
    } finally {
      clearTimeout(this.#late);
      if (this.isAlive) this.#late = setTimeout(() => this.#end(), IDLE_MS).unref();
      this.#letGo();
    }
  }

  #end(): void {
    this.isAlive = false;
    clearTimeout(this.#late);
    const place = idle.indexOf(this);
    if (place >= 0) idle.splice(place, 1);
    this.#answer?.({ fault: "unreadable" });
    this.#process.kill("SIGKILL");
  }

  /** The process keeps the portal alive only while it works. */
  #hold(): void {
    this.#process.ref();
    this.#process.channel?.ref();
  }

  #letGo(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }
}

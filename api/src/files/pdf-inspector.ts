import { inspectApart } from "./inspection-pool.ts";

/** Looks for what acts in a PDF, in a process of its own, and refuses it where there is something. */
export async function inspectPdf(content: Buffer, deadlineMs?: number): Promise<void> {
  await inspectApart(content, "application/pdf", deadlineMs);
}

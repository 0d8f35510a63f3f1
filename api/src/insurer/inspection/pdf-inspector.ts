import { inspectApart } from "./inspection-pool.ts";

/** Refuses a PDF with active content, which a separate process looks for. */
export async function inspectPdf(content: Buffer, deadlineMs?: number): Promise<void> {
  await inspectApart(content, "application/pdf", deadlineMs);
}

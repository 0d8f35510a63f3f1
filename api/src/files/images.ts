import { inspectApart } from "./inspection-pool.ts";
import type { ImageMimeType } from "./inspection-message.ts";

/** Draws a picture anew from its pixels, in a process of its own. */
export async function redrawImage(
  content: Buffer,
  mimeType: ImageMimeType,
  deadlineMs?: number,
): Promise<Buffer> {
  return (await inspectApart(content, mimeType, deadlineMs)) ?? content;
}

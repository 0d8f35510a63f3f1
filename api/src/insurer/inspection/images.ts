import { inspectApart } from "./inspection-pool.ts";
import type { ImageMimeType } from "./inspection-message.ts";

/** Re-encodes a picture from its pixels in a separate process. */
export async function redrawImage(
  content: Buffer,
  mimeType: ImageMimeType,
  deadlineMs?: number,
): Promise<Buffer> {
  return (await inspectApart(content, mimeType, deadlineMs)) ?? content;
}

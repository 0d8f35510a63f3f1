import type { ImageMimeType, Verdict } from "./inspection-message.ts";
import sharp, { type Sharp } from "sharp";

/** The largest photograph of present phones; a larger one is a decompression bomb or not a bill. */
const MOST_PIXELS = 64_000_000;
const LARGEST_RESULT = 10 * 1024 * 1024;

// No cache between pictures, one processor for each, and only the decoders of accepted formats are allowed.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif"],
});

const encoders: Record<ImageMimeType, (image: Sharp) => Sharp> = {
  "image/jpeg": (image) => image.jpeg({ quality: 85 }),
  "image/png": (image) => image.png({ compressionLevel: 8 }),
  "image/gif": (image) => image.gif({ effort: 3 }),
};

/**
 * Re-encodes the picture from its pixels: upright, in sRGB, without EXIF, comments or trailing data. Of an animation
 * only the first frame is kept.
 */
export async function drawImage(content: Buffer, mimeType: ImageMimeType): Promise<Verdict> {
  const image = sharp(content, {
    limitInputPixels: MOST_PIXELS,
    failOn: "error",
    sequentialRead: true,
  }).autoOrient();
  try {
    const redrawn = await encoders[mimeType](image).toBuffer();
    return redrawn.length > LARGEST_RESULT ? { fault: "large" } : { content: redrawn };
  } catch {
    return { fault: "unreadable" };
  }
}

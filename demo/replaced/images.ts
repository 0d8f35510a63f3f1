import { Problem } from "@portal/model/portal/problems.ts";
import type { redrawImage as redrawOnServer } from "../../api/src/insurer/inspection/images.ts";

const QUALITY = 0.85;

/** Redraws the picture from its pixels, as the server does; a GIF becomes a PNG, which browsers can encode. */
export const redrawImage: typeof redrawOnServer = async (content, mimeType) => {
  const picture = await createImageBitmap(
    new Blob([Uint8Array.from(content)], { type: mimeType }),
  ).catch(() => {
    throw new Problem("UNSUPPORTED_TYPE", { reason: "unreadable" });
  });
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  const type = mimeType === "image/gif" ? "image/png" : mimeType;
  const redrawn = await canvas.convertToBlob({ type, quality: QUALITY });
  return Buffer.from(await redrawn.arrayBuffer());
};

import { type FileExtension, type FileMimeType, mimeTypes } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Scanner } from "../../core/scanner.ts";
import { redrawImage } from "./images.ts";
import { inspectPdf } from "./pdf-inspector.ts";

const magic: Record<FileMimeType, readonly string[]> = {
  "application/pdf": ["%PDF-1.", "%PDF-2."],
  "image/jpeg": ["\xff\xd8\xff"],
  "image/png": ["\x89PNG\r\n\x1a\n"],
  "image/gif": ["GIF87a", "GIF89a"],
};

/** The safe form of a file: pictures are re-encoded, PDFs are kept if they have no active content. */
export async function makeHarmless(
  content: Buffer,
  extension: FileExtension,
  scanner: Scanner,
  deadlineMs?: number,
): Promise<Buffer> {
  const mimeType = mimeTypes[extension];
  const beginning = content.toString("latin1", 0, 16);
  if (!magic[mimeType].some((bytes) => beginning.startsWith(bytes)))
    throw new Problem("UNSUPPORTED_TYPE", { reason: "type" });
  if (!(await scanner.isClean(content))) throw new Problem("UNSUPPORTED_TYPE", { reason: "virus" });
  if (mimeType !== "application/pdf") return redrawImage(content, mimeType, deadlineMs);
  await inspectPdf(content, deadlineMs);
  return content;
}

import { contentDisposition } from "@portal/model/files.ts";
import type { Context } from "hono";
import type { DeskVariables } from "./call.ts";

interface ShownFile {
  filename: string;
  mimeType: string;
  content: Buffer;
}

/** A file that the browser shows; it was made harmless when it arrived. */
export function shownFile(
  c: Context<DeskVariables>,
  { filename, mimeType, content }: ShownFile,
): Response {
  return c.body(new Uint8Array(content), 200, {
    "content-type": mimeType,
    "content-length": String(content.length),
    "content-disposition": contentDisposition(filename, "inline"),
    // The desk's own page shows it beside the case.
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'; base-uri 'none'",
    "x-frame-options": "SAMEORIGIN",
  });
}

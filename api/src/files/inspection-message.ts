import type { FileMimeType } from "@portal/model/files.ts";
import type { PdfFault } from "./pdf-inspection.ts";

export type ImageMimeType = Exclude<FileMimeType, "application/pdf">;

/** What the inspecting process is given. */
export interface InspectionOrder {
  content: Uint8Array;
  mimeType: FileMimeType;
}

/** What it answers: what is safe to keep of a picture, nothing for a PDF that may stay as it is, or why it is refused. */
export interface Verdict {
  content?: Uint8Array;
  fault?: PdfFault | "large";
}

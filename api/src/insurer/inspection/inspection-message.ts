import type { FileMimeType } from "@portal/model/files.ts";
import type { PdfFault } from "./pdf-inspection.ts";

export type ImageMimeType = Exclude<FileMimeType, "application/pdf">;

/** The input of the inspecting process. */
export interface InspectionOrder {
  content: Uint8Array;
  mimeType: FileMimeType;
}

/** Its result: the safe content of a picture, nothing for a PDF that may be kept, or the fault. */
export interface Verdict {
  content?: Uint8Array;
  fault?: PdfFault | "large";
}

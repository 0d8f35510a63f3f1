import { findPdfFault } from "../../api/src/files/pdf-inspection.ts";
import type { inspectPdf as inspectOnServer } from "../../api/src/files/pdf-inspector.ts";

/** The same inspection, in the insurer's own thread: who forges a file here has only themselves to stop. */
export const inspectPdf: typeof inspectOnServer = (content) => findPdfFault(content);

import { Problem } from "@portal/model/portal/problems.ts";
import { findPdfFault } from "../../api/src/insurer/inspection/pdf-inspection.ts";
import type { inspectPdf as inspectOnServer } from "../../api/src/insurer/inspection/pdf-inspector.ts";

/** The same inspection in the insurer's own thread: a forged file can only block the visitor's own browser. */
export const inspectPdf: typeof inspectOnServer = async (content) => {
  const fault = await findPdfFault(content);
  if (fault) throw new Problem("UNSUPPORTED_TYPE", { reason: fault });
};

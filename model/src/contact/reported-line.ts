import * as z from "zod/mini";
import { lineErrors } from "../codes.ts";

/** What a customer finds wrong about a line of a statement. */
export const LineError = /* @__PURE__ */ z.enum(lineErrors, "required");
export type LineError = z.infer<typeof LineError>;

/** The line of a report as it was when the customer wrote. Amounts in rappen. */
export const ReportedLine = /* @__PURE__ */ z.object({
  statementNumber: z.string(),
  error: LineError,
  careProvider: z.string(),
  /** The code of a `CareCategory`. */
  category: z.string(),
  treatmentBegin: z.iso.date(),
  treatmentEnd: z.iso.date(),
  billed: z.int(),
  paidByUs: z.int(),
  own: z.int(),
});
export type ReportedLine = z.infer<typeof ReportedLine>;

import * as z from "zod/mini";
import { BillInput } from "./bills/sent-bill.ts";
import { messageCounts } from "./portal/message-counts.ts";
import { sentDocumentTypes } from "./codes.ts";

/** The kinds of sent documents. Other clerks examine invoices from abroad. */
export const SentDocumentType = /* @__PURE__ */ z.enum(sentDocumentTypes, "required");
export type SentDocumentType = z.infer<typeof SentDocumentType>;

/** The most files of one sending. */
export const MOST_SENT_FILES = messageCounts["files.tooMany"];

const LARGEST_NUMBER = 2_147_483_647;

/** A sending: uploaded PDFs, their kind and the person concerned, and what is said of a bill. */
export const SendDocuments = /* @__PURE__ */ z.object({
  insuredNumber: z
    .pipe(z.string("required").check(z.regex(/^[1-9]\d{0,9}$/, "required")), z.transform(Number))
    .check(z.refine((number) => number <= LARGEST_NUMBER, "invalid")),
  documentType: SentDocumentType,
  files: z.array(z.uuid("files.gone"), "files.none").check(
    z.minLength(1, "files.none"),
    z.maxLength(MOST_SENT_FILES, "files.tooMany"),
    z.refine((files) => new Set(files).size === files.length, "files.twice"),
  ),
  bill: z.optional(BillInput),
});
export type SendDocuments = z.infer<typeof SendDocuments>;

/** Whether the document is a bill: a bill becomes a claim. */
export function isBill(documentType: SentDocumentType): boolean {
  return documentType === "INVOICE" || documentType === "FOREIGN_INVOICE";
}

/** A bill is usually settled within this many working days, as the conditions promise and the sender reads. */
export const BILL_WORKING_DAYS = 10;
export const OTHER_HOURS = 48;

/** The usual time of an answer: documents about costs take longer. */
export function answeredWithin(documentType: SentDocumentType): {
  unit: "workingDays" | "hours";
  count: number;
} {
  return isBill(documentType)
    ? { unit: "workingDays", count: BILL_WORKING_DAYS }
    : { unit: "hours", count: OTHER_HOURS };
}

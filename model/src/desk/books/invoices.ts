import * as z from "zod/mini";
import { ReturnReason } from "../../invoices/invoice.ts";
import { ActReason } from "./payments.ts";

/** The bank took a direct debit back, and no file of the bank says so: the bank's code, and where it is known from. */
export const DebitReturn = z.strictObject({ code: ReturnReason, reason: ActReason });
export type DebitReturn = z.infer<typeof DebitReturn>;

/** What a second member of staff approves of a debit above the limit. In rappen. */
export const DebitReturnToApprove = z.extend(DebitReturn, {
  invoiceNo: z.string(),
  holder: z.string(),
  amount: z.int(),
});
export type DebitReturnToApprove = z.infer<typeof DebitReturnToApprove>;

/** An invoice above the limit that is cancelled. In rappen. */
export const CancellationToApprove = z.strictObject({
  invoiceNo: z.string(),
  holder: z.string(),
  amount: z.int(),
  reason: ActReason,
});
export type CancellationToApprove = z.infer<typeof CancellationToApprove>;

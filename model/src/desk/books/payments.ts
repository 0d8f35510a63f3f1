import * as z from "zod/mini";
import { BankEntryReason, HIGHEST_BOOKED } from "../../bank/matching.ts";
import { InvoiceStatus } from "../../invoices/invoice.ts";
import { InsuranceLaw } from "../../invoices/carriers.ts";

/** How many payments a page of the list has. */
export const PAYMENTS_PAGE = 50;

/** A search for an invoice shows no more than this; further words narrow it. */
export const MOST_INVOICES = 30;

/** More invoices than a payer lists in one payment. */
export const MOST_PARTS = 20;

/** A higher payment by hand than a household's yearly premiums is a typing error. In rappen. */
export const HIGHEST_NOTED = 100_000_00;

export const PaymentQuery = z.strictObject({
  reason: z.optional(BankEntryReason),
  /** The beginning of a reference, or an exact amount in francs. */
  find: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  after: z.optional(z.uuid()),
});
export type PaymentQuery = z.infer<typeof PaymentQuery>;

/** A booking of the bank that no invoice claims. Amounts in rappen, or hundredths of a foreign currency. */
export const UnmatchedPayment = z.object({
  id: z.uuid(),
  bookedOn: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** Whether money arrived; otherwise it left. */
  isCredit: z.boolean(),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  payer: z.nullable(z.string()),
  /** The account that it came from. */
  account: z.nullable(z.string()),
  words: z.nullable(z.string()),
  /** The employee who asked for the approval of a colleague. */
  askedBy: z.nullable(z.string()),
});
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>;

export const UnmatchedPayments = z.object({
  payments: z.array(UnmatchedPayment),
  hasMore: z.boolean(),
  /** Of all waiting ones, with or without the filter. */
  count: z.int(),
  amount: z.int(),
});
export type UnmatchedPayments = z.infer<typeof UnmatchedPayments>;

export const SuggestedInvoice = z.object({ no: z.string(), holder: z.string(), open: z.int() });

export const OpenedPayment = z.object({
  payment: UnmatchedPayment,
  suggestions: z.array(SuggestedInvoice),
  /** Up to these amounts one person decides alone. In rappen. */
  limits: z.object({ assign: z.int(), refund: z.int() }),
});
export type OpenedPayment = z.infer<typeof OpenedPayment>;

/** What an invoice is found by: its number, its reference, an amount, or words of a name. */
export const InvoiceSearch = z.strictObject({
  text: z
    .string("required")
    .check(z.trim(), z.minLength(2, "required"), z.maxLength(80, "invalid")),
});
export type InvoiceSearch = z.infer<typeof InvoiceSearch>;

export const FoundInvoice = z.object({
  no: z.string(),
  holder: z.string(),
  insuredNumber: z.int(),
  law: InsuranceLaw,
  insurerCode: z.string(),
  status: InvoiceStatus,
  invoiceDate: z.string(),
  deadline: z.string(),
  total: z.int(),
  open: z.int(),
});
export type FoundInvoice = z.infer<typeof FoundInvoice>;

export const FoundInvoices = z.object({
  invoices: z.array(FoundInvoice),
  /** Whether the words were found as they were typed, or only words like them. */
  isNear: z.boolean(),
  isCut: z.boolean(),
});
export type FoundInvoices = z.infer<typeof FoundInvoices>;

export const PaymentPart = z.strictObject({
  invoiceNo: z.string("required").check(z.regex(/^\d{7,20}$/, "invalid")),
  amount: z.int("required").check(z.gte(1, "invalid"), z.lte(HIGHEST_BOOKED, "books.tooHigh")),
});
export type PaymentPart = z.infer<typeof PaymentPart>;

/** The invoices of a payment: one, or several with their parts, which are the whole of it. */
export const PaymentAssignment = z.strictObject({
  parts: z.array(PaymentPart, "required").check(
    z.minLength(1, "required"),
    z.maxLength(MOST_PARTS, "invalid"),
    z.refine(
      (parts) => new Set(parts.map(({ invoiceNo }) => invoiceNo)).size === parts.length,
      "books.twice",
    ),
  ),
});
export type PaymentAssignment = z.infer<typeof PaymentAssignment>;

/** Why money is sent back, a booking is taken off the list, or a paper is held back: an auditor reads it. */
export const ActReason = z
  .string("required")
  .check(z.trim(), z.minLength(3, "desk.reason"), z.maxLength(300, "desk.reasonLong"));

export const WithReason = z.strictObject({ reason: ActReason });
export type WithReason = z.infer<typeof WithReason>;

/** What became of an act with money: it is done, or waits for a second member of staff. */
export const MoneyAct = z.object({ approvalId: z.nullable(z.uuid()) });
export type MoneyAct = z.infer<typeof MoneyAct>;

/** A payment that no bank's file reports, such as in cash: noted by hand, with where it came from. In rappen. */
export const NotedPayment = z.strictObject({
  amount: z.int("required").check(z.gte(1, "invalid"), z.lte(HIGHEST_NOTED, "books.tooHigh")),
  paidOn: z.iso.date("date.invalid"),
  reason: ActReason,
});
export type NotedPayment = z.infer<typeof NotedPayment>;

export const NotedToApprove = z.extend(NotedPayment, {
  invoiceNo: z.string(),
  holder: z.string(),
});
export type NotedToApprove = z.infer<typeof NotedToApprove>;

/** What a second member of staff approves: a payment for these invoices. */
export const AssignmentToApprove = z.strictObject({
  entryId: z.uuid(),
  payer: z.string(),
  bookedOn: z.string(),
  parts: z.array(PaymentPart),
});
export type AssignmentToApprove = z.infer<typeof AssignmentToApprove>;

export const RefundToApprove = z.strictObject({
  entryId: z.uuid(),
  payer: z.string(),
  bookedOn: z.string(),
  reason: z.string(),
});
export type RefundToApprove = z.infer<typeof RefundToApprove>;

import * as z from "zod/mini";
import { languages } from "./portal/languages.ts";
import { CostReminderStep } from "./year-costs/reminder-days.ts";
import { ReminderStep } from "./invoices/reminder-steps.ts";

/** The kinds of notifications, by the names of the specification. */
export const NotificationKind = /* @__PURE__ */ z.enum([
  "InvoiceReminder",
  "InvoicePaid",
  "InvoiceNew",
  "RefundNew",
  "CommunicationNew",
  "CertificatNew",
  "RequestNews",
  "CostReminder",
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

const Day = /* @__PURE__ */ z.iso.date();
/** In rappen. */
const Amount = /* @__PURE__ */ z.int();
const NoInvoice = /* @__PURE__ */ z.string().check(z.minLength(1));
/** The person concerned; null for the whole household. */
const InsuredNumber = /* @__PURE__ */ z.nullable(z.int());

const Words = /* @__PURE__ */ z.strictObject({
  title: z.string().check(z.minLength(1)),
  body: z.string().check(z.minLength(1)),
});

/** What a request tells its customer: a question, the reminder of it, or that it takes longer than announced. */
export const RequestStep = /* @__PURE__ */ z.enum(["ASKED", "REMINDED", "DELAYED"]);
export type RequestStep = z.infer<typeof RequestStep>;

/** The content of a notification of each kind. */
export const News = /* @__PURE__ */ z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("InvoiceReminder"),
    step: z._default(ReminderStep, "RAPPEL"),
    noInvoice: NoInvoice,
    documentDate: Day,
    dueDate: Day,
    amountDue: Amount,
    remainingAmount: Amount,
  }),
  z.strictObject({ kind: z.literal("InvoicePaid"), paymentDate: Day, amount: Amount }),
  z.strictObject({
    kind: z.literal("InvoiceNew"),
    noInvoice: NoInvoice,
    amountDue: Amount,
    dueDate: Day,
    /** The bank debits the invoice on the due date: the customer has nothing to do. */
    isDebited: z._default(z.boolean(), false),
  }),
  z.strictObject({
    kind: z.literal("RefundNew"),
    noInvoice: NoInvoice,
    insuredNumber: InsuredNumber,
    documentDate: Day,
  }),
  z.strictObject({
    kind: z.literal("CommunicationNew"),
    insuredNumber: InsuredNumber,
    documentDate: Day,
    texts: z.record(z.enum(languages), Words),
    campaignName: z.nullable(z.string()),
    /** The conversation with the insurer's answer, if the news is an answer. */
    conversation: z.optional(z.uuid()),
    /** The page of the portal that the news is about. */
    page: z.optional(z.string().check(z.regex(/^\/[a-z]/))),
  }),
  z.strictObject({
    kind: z.literal("CertificatNew"),
    insuredNumber: InsuredNumber,
    documentDate: Day,
  }),
  z.strictObject({
    kind: z.literal("RequestNews"),
    step: RequestStep,
    /** The request in change tracking; of a part, the request that contains it. */
    request: z.uuid(),
    requestedOn: Day,
    /** The last day for the answer; or the day by which ours was announced. */
    day: Day,
  }),
  z.strictObject({
    kind: z.literal("CostReminder"),
    step: CostReminderStep,
    insuredNumber: InsuredNumber,
    /** The last day of the notice, of the contract, or of the year. */
    day: Day,
    /** The names of the contract that ends. */
    contract: z.nullable(z.record(z.enum(languages), z.string())),
  }),
]);
export type News = z.infer<typeof News>;

/** News written by a newer version of the portal: this version cannot read their content. */
export const otherNews = { kind: "OtherNews" } as const;
export type OtherNews = typeof otherNews;

/** Reads stored news. Nodes of two versions run side by side during an update. */
export function readNews(kept: unknown): News | OtherNews {
  return News.safeParse(kept).data ?? otherNews;
}

/** The kinds with a channel that the customer chooses, in the order of the settings. */
export const preferenceKeys = [
  "invoiceNew",
  "invoiceReminder",
  "refundNew",
  "communicationNew",
  "certificatNew",
  "costReminder",
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];

/** The setting that decides the channel of a kind. A received payment is shown in the portal only. */
export const preferenceOf: Readonly<Record<NotificationKind, PreferenceKey | undefined>> = {
  InvoiceReminder: "invoiceReminder",
  InvoicePaid: undefined,
  InvoiceNew: "invoiceNew",
  RefundNew: "refundNew",
  CommunicationNew: "communicationNew",
  CertificatNew: "certificatNew",
  RequestNews: "communicationNew",
  CostReminder: "costReminder",
};

/** The page shows and counts only this many of the newest. */
export const MOST_NOTIFICATIONS = 200;

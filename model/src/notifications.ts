import * as z from "zod/mini";
import { languages } from "./portal/languages.ts";
import { ReminderStep } from "./invoices/reminder-steps.ts";
import type { PreferenceKey } from "./settings.ts";

/** What somebody is told of, by the names that the specification gives. */
export const NotificationKind = /* @__PURE__ */ z.enum([
  "InvoiceReminder",
  "InvoicePaid",
  "InvoiceNew",
  "RefundNew",
  "CommunicationNew",
  "CertificatNew",
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

const Day = /* @__PURE__ */ z.iso.date();
/** In rappen. */
const Amount = /* @__PURE__ */ z.int();
const NoInvoice = /* @__PURE__ */ z.string().check(z.minLength(1));
/** Whom it concerns; nothing where it concerns the whole household. */
const InsuredNumber = /* @__PURE__ */ z.nullable(z.int());

const Words = /* @__PURE__ */ z.strictObject({
  title: z.string().check(z.minLength(1)),
  body: z.string().check(z.minLength(1)),
});

/** What a notification of each kind tells. */
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
    /** The bank debits it on the due date: there is nothing to do. */
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
    /** The conversation in which the insurer answered, where that is the news. */
    conversation: z.optional(z.uuid()),
  }),
  z.strictObject({
    kind: z.literal("CertificatNew"),
    insuredNumber: InsuredNumber,
    documentDate: Day,
  }),
]);
export type News = z.infer<typeof News>;

/** News that a newer version of the portal wrote: what they tell is not known here, only that there are some. */
export const otherNews = { kind: "OtherNews" } as const;
export type OtherNews = typeof otherNews;

/** News as they were kept. Nodes of two versions run side by side during an update. */
export function readNews(kept: unknown): News | OtherNews {
  return News.safeParse(kept).data ?? otherNews;
}

/** Which choice of the settings decides how a kind is told. A payment that arrived is shown in the portal alone. */
export const preferenceOf: Readonly<Record<NotificationKind, PreferenceKey | undefined>> = {
  InvoiceReminder: "invoiceReminder",
  InvoicePaid: undefined,
  InvoiceNew: "invoiceNew",
  RefundNew: "refundNew",
  CommunicationNew: "communicationNew",
  CertificatNew: "certificatNew",
};

/** So many of the newest are shown and counted; what is older is in nobody's way. */
export const MOST_NOTIFICATIONS = 200;

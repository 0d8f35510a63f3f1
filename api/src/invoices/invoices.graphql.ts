import type { OpenInvoices as OpenInvoicesShape } from "@portal/model/invoices/standing.ts";
import { type InvoiceLine as InvoiceLineShape, subjectOf } from "@portal/model/invoices/invoice.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { builder } from "../core/http/graphql.ts";
import { PaymentModeEnum } from "../profile/profile.graphql.ts";
import { creditorIn } from "./creditors.ts";
import {
  Arrangement,
  Instalment,
  InsuranceLawEnum,
  InvoiceCreditor,
  InvoiceLine,
  InvoicePayment,
  InvoiceReminder,
  InvoiceStatusEnum,
  InvoiceSubjectEnum,
  InvoiceTypeEnum,
  Joker,
} from "./invoice-parts.graphql.ts";
import {
  type Invoice as InvoiceShape,
  type InvoiceList as InvoiceListShape,
  listInvoices,
  listInvoicesToPay,
  markInvoiceSeen,
  productNames,
  readInvoice,
  readOpenInvoices,
} from "./invoices.ts";
import { announcePayment } from "./payment/announce-payment.ts";

const Invoice = builder.objectRef<InvoiceShape>("Invoice").implement({
  description: "A bill to the address owner, who alone sees it.",
  fields: (t) => ({
    id: t.exposeID("no"),
    iddms: t.exposeString("iddms", {
      nullable: true,
      description: "The id of its document; null while there is none.",
    }),
    type: t.expose("type", { type: InvoiceTypeEnum, description: "What it is for." }),
    holder: t.exposeString("holder", { description: "The name of whom it was sent to." }),
    totalAmount: t.expose("totalAmount", {
      type: "Chf",
      description: "Without fees. Negative: we owe it.",
    }),
    toBePaid: t.expose("toBePaid", {
      type: "Chf",
      description: "What is left to pay, fees included.",
    }),
    fees: t.expose("fees", { type: "Chf", description: "Fees and interest of reminders." }),
    status: t.expose("status", { type: InvoiceStatusEnum, description: "How it stands." }),
    deadline: t.expose("deadline", { type: "Date", description: "The last day on which to pay." }),
    periodFrom: t.expose("periodFrom", {
      type: "Date",
      description: "The first day of what it is for.",
    }),
    periodTo: t.expose("periodTo", {
      type: "Date",
      description: "The last day of what it is for.",
    }),
    invoiceDate: t.expose("invoiceDate", {
      type: "Date",
      description: "The day on which it was issued.",
    }),
    bvrNumber: t.exposeString("bvrNumber", {
      description: "The 27 digits by which a payment finds the invoice.",
    }),
    adhesionNumber: t.exposeString("adhesionNumber", {
      description: "The household's number at the insurer.",
    }),
    paymentMode: t.expose("paymentMode", { type: PaymentModeEnum, description: "How it is paid." }),
    statementNumber: t.exposeString("statementNumber", {
      nullable: true,
      description: "The statement whose share it asks for; null for premiums.",
    }),
    healthInsurerCode: t.string({
      description: "The code of the insurer that carries what it is for: the creditor.",
      resolve: ({ carrier }) => carrier.insurerCode,
    }),
    creditor: t.field({
      type: InvoiceCreditor,
      description: "Whom to pay, and where.",
      resolve: ({ carrier }, _args, ctx) => creditorIn(ctx, carrier.insurerCode, ctx.language),
    }),
    law: t.field({
      type: InsuranceLawEnum,
      description: "Of that insurance. It decides about reminders and debt collection.",
      resolve: ({ carrier }) => carrier.law,
    }),
    seen: t.exposeBoolean("seen", { description: "Whether the account has looked at it." }),
    lines: t.field({
      type: [InvoiceLine],
      description: "What it is made of; the sum is the total.",
      // One promise per invoice: one for each line would cost a large account more than its rows.
      resolve: async ({ lines }, _args, ctx) => {
        const names = await productNames(ctx, ctx.language);
        return lines.map((line) => ({ ...line, name: nameOf(line, names) }));
      },
    }),
    payments: t.field({
      type: [InvoicePayment],
      description: "What was paid of it.",
      resolve: ({ payments }) => payments,
    }),
    reminders: t.field({
      type: [InvoiceReminder],
      description: "What was sent because it was not paid.",
      resolve: ({ reminders }) => reminders,
    }),
    instalments: t.field({
      type: [Instalment],
      description: "Empty unless it is paid by instalments.",
      resolve: ({ instalments }) => instalments,
    }),
    joker: t.expose("joker", {
      type: Joker,
      description: "Whether its deadline was, or can be, extended.",
    }),
    arrangement: t.expose("arrangement", {
      type: Arrangement,
      description: "Whether it is, or can be, paid by instalments.",
    }),
  }),
});

/** The deadlines and the name of an invoice. */
builder.objectFields(Invoice, (t) => ({
  overdueSince: t.expose("overdueSince", {
    type: "Date",
    nullable: true,
    description: "The first deadline that passed, where it is overdue; null otherwise.",
  }),
  debitReturned: t.exposeBoolean("debitReturned", {
    description: "The bank took a direct debit back: it is not debited again.",
  }),
  restCarried: t.exposeBoolean("restCarried", {
    description: "What is left is so little that the next invoice asks for it.",
  }),
  paymentAwaitedUntil: t.expose("paymentAwaitedUntil", {
    type: "Date",
    nullable: true,
    description:
      "Until when a payment is waited for that the customer announced; null where none is, or where it did not come.",
  }),
  subject: t.field({
    type: InvoiceSubjectEnum,
    description: "What it asks to be paid for.",
    resolve: (invoice) => subjectOf(invoice),
  }),
}));

function nameOf({ kind, about }: InvoiceLineShape, products: ReadonlyMap<string, string>): string {
  return kind === "CARRIED" ? formatInvoiceNumber(about) : (products.get(about) ?? about);
}

const InvoiceList = builder.objectRef<InvoiceListShape>("InvoiceList").implement({
  description: "The invoices of a period.",
  fields: (t) => ({
    invoices: t.field({
      type: [Invoice],
      description: "The newest first.",
      resolve: ({ invoices }) => [...invoices],
    }),
    openCount: t.exposeInt("openCount", { description: "How many of them are to be paid." }),
    totalCount: t.exposeInt("totalCount", { description: "How many there are." }),
  }),
});

builder.queryField("invoices", (t) =>
  t.field({
    type: InvoiceList,
    description: "The invoices that bear a date of the period.",
    args: {
      from: t.arg({ type: "Date", required: true, description: "The first day of the period." }),
      to: t.arg({ type: "Date", required: true, description: "The last day of the period." }),
    },
    resolve: (_root, period, ctx) => listInvoices(ctx, period),
  }),
);

builder.queryField("invoice", (t) =>
  t.field({
    type: Invoice,
    description: "One invoice of the account.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => readInvoice(ctx, id),
  }),
);

builder.queryField("invoicesToPay", (t) =>
  t.field({
    type: [Invoice],
    description:
      "What is still to be paid, the most urgent first; empty for an account that gets no invoices.",
    args: {
      from: t.arg({ type: "Date", required: true, description: "Only invoices since this day." }),
      first: t.arg.int({ description: "Only the most urgent so many; all where it is left out." }),
    },
    resolve: (_root, args, ctx) => listInvoicesToPay(ctx, args),
  }),
);

const YearWithOpen = builder
  .objectRef<OpenInvoicesShape["years"][number]>("YearWithOpen")
  .implement({
    description: "A year of invoice with something to pay.",
    fields: (t) => ({
      year: t.exposeInt("year"),
      count: t.exposeInt("count", { description: "How many invoices of it are to be paid." }),
    }),
  });

const OpenInvoices = builder.objectRef<OpenInvoicesShape>("OpenInvoices").implement({
  description: "What is to be paid of all years together.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many invoices are to be paid." }),
    amount: t.expose("amount", { type: "Chf", description: "What is to be paid, fees included." }),
    overdueCount: t.exposeInt("overdueCount", {
      description: "How many of them are past their deadline.",
    }),
    overdueAmount: t.expose("overdueAmount", {
      type: "Chf",
      description: "What is to be paid of those, fees included.",
    }),
    overdueSince: t.expose("overdueSince", {
      type: "Date",
      nullable: true,
      description: "The earliest of those deadlines; null where none is overdue.",
    }),
    years: t.field({
      type: [YearWithOpen],
      description: "The years of invoice with something open, the most urgent first.",
      resolve: ({ years }) => years,
    }),
  }),
});

builder.queryField("openInvoices", (t) =>
  t.field({
    type: OpenInvoices,
    description: "What is to be paid, whenever it was billed.",
    resolve: (_root, _args, ctx) => readOpenInvoices(ctx),
  }),
);

builder.mutationField("announcePayment", (t) =>
  t.field({
    type: "Date",
    description:
      "Notes that the customer has paid an invoice. Answers until when the money is waited for, before which no reminder is sent. Once for each deadline; a refusal says why in `reason`.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => announcePayment(ctx, id),
  }),
);

builder.mutationField("markInvoiceSeen", (t) =>
  t.boolean({
    description: "Notes that an invoice was looked at; answers true.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => markInvoiceSeen(ctx, id),
  }),
);

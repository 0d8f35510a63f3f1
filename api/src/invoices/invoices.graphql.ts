import { ArrangementRefusal } from "@portal/model/invoices/arrangement.ts";
import { type FollowedInstalment, InstalmentStatus } from "@portal/model/invoices/invoice.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import {
  type InvoiceLine as InvoiceLineShape,
  InvoiceLineKind,
  InvoiceStatus,
  InvoiceType,
} from "@portal/model/invoices/invoice.ts";
import { jokerDeadline } from "@portal/model/invoices/invoices.ts";
import type { OpenInvoices as OpenInvoicesShape } from "@portal/model/invoices/standing.ts";
import { readWorkingDays } from "../insurer/calendar/calendar.ts";
import { builder } from "../core/http/graphql.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";
import { PaymentModeEnum } from "../profile/profile.graphql.ts";
import {
  type Arrangement as ArrangementShape,
  type Invoice as InvoiceShape,
  type InvoiceList as InvoiceListShape,
  type Joker as JokerShape,
  listInvoices,
  listInvoicesToPay,
  markInvoiceSeen,
  productNames,
  readOpenInvoices,
} from "./invoices.ts";
import { type Creditor, creditorIn } from "./billing/creditors.ts";
import type { StoredInvoice } from "./stored-invoice.ts";

const InvoiceTypeEnum = builder.enumType("InvoiceType", { values: InvoiceType.options });
const InvoiceStatusEnum = builder.enumType("InvoiceStatus", { values: InvoiceStatus.options });
const LineKindEnum = builder.enumType("InvoiceLineKind", { values: InvoiceLineKind.options });
export const InsuranceLawEnum = builder.enumType("InsuranceLaw", { values: InsuranceLaw.options });
const ArrangementRefusalEnum = builder.enumType("ArrangementRefusal", {
  values: ArrangementRefusal.options,
});

interface NamedLine extends InvoiceLineShape {
  name: string;
}

const InvoiceLine = builder.objectRef<NamedLine>("InvoiceLine").implement({
  description: "Of what an invoice is made.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindEnum }),
    insuredNumber: t.exposeInt("insuredNumber"),
    name: t.exposeString("name", {
      description: "The product, or who gave the care; empty where neither is told.",
    }),
    amount: t.expose("amount", { type: "Chf" }),
  }),
});

const PaymentWay = builder.enumType("InvoicePaymentWay", { values: ["BANK", "CREDIT"] as const });

const InvoicePayment = builder
  .objectRef<StoredInvoice["payments"][number]>("InvoicePayment")
  .implement({
    fields: (t) => ({
      paidOn: t.expose("paidOn", { type: "Date" }),
      amount: t.expose("amount", { type: "Chf" }),
      way: t.expose("way", {
        type: PaymentWay,
        description: "Money that arrived, or a credit that was taken off.",
      }),
    }),
  });

const InvoiceReminder = builder
  .objectRef<StoredInvoice["reminders"][number]>("SentReminder")
  .implement({
    description: "A reminder, or what followed it.",
    fields: (t) => ({
      status: t.expose("status", { type: InvoiceStatusEnum }),
      sentOn: t.expose("sentOn", { type: "Date" }),
      fee: t.field({
        type: "Chf",
        description: "With the interest that the step added.",
        resolve: ({ fee, interest }) => fee + interest,
      }),
      deadline: t.expose("deadline", { type: "Date", description: "The day by which to pay." }),
      iddms: t.exposeString("iddms", { nullable: true }),
    }),
  });

/** Once per request, and only where somebody asks for a joker's day. */
const workingDays = oncePerRequest((ctx) => readWorkingDays(ctx));

const InvoiceCreditor = builder.objectRef<Creditor>("InvoiceCreditor").implement({
  description: "The insurer that carries what an invoice is for.",
  fields: (t) => ({
    name: t.exposeString("name"),
    street: t.exposeString("street"),
    number: t.exposeString("number"),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    qrIban: t.exposeString("qrIban"),
  }),
});

const Joker = builder.objectRef<JokerShape>("Joker").implement({
  description: "Extends the deadline once.",
  fields: (t) => ({
    actif: t.exposeBoolean("actif"),
    deadline: t.field({
      type: "Date",
      nullable: true,
      description: "The deadline that it gave, or would give.",
      resolve: async ({ actif, deadline }, _args, ctx) =>
        actif || deadline === null ? deadline : jokerDeadline(deadline, await workingDays(ctx, "")),
    }),
    eligible: t.exposeBoolean("eligible"),
  }),
});

const InstalmentStatusEnum = builder.enumType("InstalmentStatus", {
  values: InstalmentStatus.options,
});

const Instalment = builder.objectRef<FollowedInstalment>("Instalment").implement({
  fields: (t) => ({
    date: t.expose("date", { type: "Date" }),
    amount: t.expose("amount", { type: "Chf" }),
    status: t.expose("status", { type: InstalmentStatusEnum }),
  }),
});

const Arrangement = builder.objectRef<ArrangementShape>("Arrangement").implement({
  description: "Payment by instalments.",
  fields: (t) => ({
    eligible: t.exposeBoolean("eligible"),
    actif: t.exposeBoolean("actif"),
    ineligibilityReason: t.expose("ineligibilityReason", {
      type: ArrangementRefusalEnum,
      nullable: true,
    }),
    datesPossiblesPremiereEcheance: t.field({
      type: ["Date"],
      resolve: (one) => [...one.datesPossiblesPremiereEcheance],
    }),
    nbMensualites: t.exposeInt("nbMensualites", { nullable: true }),
    nbMensualitesPossibles: t.intList({ resolve: (one) => [...one.nbMensualitesPossibles] }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description: "The day on which instalments had stayed away for too long.",
    }),
  }),
});

const Invoice = builder.objectRef<InvoiceShape>("Invoice").implement({
  description: "A bill to the owner of the address.",
  fields: (t) => ({
    id: t.exposeID("no"),
    iddms: t.exposeString("iddms", { nullable: true }),
    type: t.expose("type", { type: InvoiceTypeEnum }),
    holder: t.exposeString("holder"),
    totalAmount: t.expose("totalAmount", { type: "Chf", description: "Negative: we owe it." }),
    toBePaid: t.expose("toBePaid", { type: "Chf" }),
    fees: t.expose("fees", { type: "Chf" }),
    status: t.expose("status", { type: InvoiceStatusEnum }),
    deadline: t.expose("deadline", { type: "Date" }),
    periodFrom: t.expose("periodFrom", { type: "Date" }),
    periodTo: t.expose("periodTo", { type: "Date" }),
    invoiceDate: t.expose("invoiceDate", { type: "Date" }),
    bvrNumber: t.exposeString("bvrNumber"),
    adhesionNumber: t.exposeString("adhesionNumber"),
    paymentMode: t.expose("paymentMode", { type: PaymentModeEnum }),
    statementNumber: t.exposeString("statementNumber", { nullable: true }),
    healthInsurerCode: t.string({
      description: "Who carries the insurance that it is for: the creditor.",
      resolve: ({ carrier }) => carrier.insurerCode,
    }),
    creditor: t.field({
      type: InvoiceCreditor,
      description: "Whom to pay, and where.",
      resolve: ({ carrier }, _args, ctx) => creditorIn(ctx, carrier.insurerCode, ctx.language),
    }),
    law: t.field({
      type: InsuranceLawEnum,
      description: "Of that insurance. It decides what follows when nobody pays.",
      resolve: ({ carrier }) => carrier.law,
    }),
    seen: t.exposeBoolean("seen"),
    lines: t.field({
      type: [InvoiceLine],
      // Once per invoice: a promise for each line would cost a large account more than its rows.
      resolve: async ({ lines }, _args, ctx) => {
        const names = await productNames(ctx, ctx.language);
        return lines.map((line) => ({ ...line, name: names.get(line.about) ?? line.about }));
      },
    }),
    payments: t.field({ type: [InvoicePayment], resolve: ({ payments }) => payments }),
    reminders: t.field({ type: [InvoiceReminder], resolve: ({ reminders }) => reminders }),
    instalments: t.field({ type: [Instalment], resolve: ({ instalments }) => instalments }),
    joker: t.expose("joker", { type: Joker }),
    arrangement: t.expose("arrangement", { type: Arrangement }),
  }),
});

const InvoiceList = builder.objectRef<InvoiceListShape>("InvoiceList").implement({
  fields: (t) => ({
    invoices: t.field({ type: [Invoice], resolve: ({ invoices }) => [...invoices] }),
    openCount: t.exposeInt("openCount"),
    totalCount: t.exposeInt("totalCount"),
  }),
});

builder.queryField("invoices", (t) =>
  t.field({
    type: InvoiceList,
    args: {
      from: t.arg({ type: "Date", required: true }),
      to: t.arg({ type: "Date", required: true }),
    },
    resolve: (_root, period, ctx) => listInvoices(ctx, period),
  }),
);

builder.queryField("invoicesToPay", (t) =>
  t.field({
    type: [Invoice],
    args: {
      from: t.arg({ type: "Date", required: true }),
      first: t.arg.int({ description: "Only the most urgent so many." }),
    },
    resolve: (_root, wish, ctx) => listInvoicesToPay(ctx, wish),
  }),
);

const YearWithOpen = builder
  .objectRef<OpenInvoicesShape["years"][number]>("YearWithOpen")
  .implement({
    fields: (t) => ({ year: t.exposeInt("year"), count: t.exposeInt("count") }),
  });

const OpenInvoices = builder.objectRef<OpenInvoicesShape>("OpenInvoices").implement({
  description: "What is to be paid of all years together.",
  fields: (t) => ({
    count: t.exposeInt("count"),
    amount: t.expose("amount", { type: "Chf" }),
    overdueCount: t.exposeInt("overdueCount"),
    overdueSince: t.expose("overdueSince", { type: "Date", nullable: true }),
    years: t.field({
      type: [YearWithOpen],
      description: "The years of invoice with something open, the most urgent first.",
      resolve: ({ years }) => years,
    }),
  }),
});

builder.queryField("openInvoices", (t) =>
  t.field({ type: OpenInvoices, resolve: (_root, _args, ctx) => readOpenInvoices(ctx) }),
);

builder.mutationField("markInvoiceSeen", (t) =>
  t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => markInvoiceSeen(ctx, id),
  }),
);

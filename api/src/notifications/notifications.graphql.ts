import { ReminderStep } from "@portal/model/invoices/reminder-steps.ts";
import {
  NotificationKind,
  otherNews,
  type PreferenceKey,
  RequestStep,
} from "@portal/model/notifications.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { InvoiceStatusEnum, InvoiceSubjectEnum } from "../invoices/invoice-parts.graphql.ts";
import {
  type ConcernedInsured as ConcernedShape,
  countUnread,
  countUnseen,
  listNotifications,
  type Message,
  type Notification as NotificationShape,
  type ToldInvoice,
} from "./notifications.ts";

export type MessageOf<Kind extends Message["kind"]> = Extract<Message, { kind: Kind }>;

const Kind = builder.enumType("NotificationType", {
  description: "What a notification tells of: the type of its message.",
  values: [...NotificationKind.options, otherNews.kind] as const,
});

/** The descriptions of the kinds in the settings of channels. */
export const preferenceDescriptions: Readonly<Record<PreferenceKey, string>> = {
  invoiceNew: "A new invoice.",
  invoiceReminder: "An invoice that was not paid.",
  refundNew: "A statement of care.",
  communicationNew: "Something that the insurer has to say.",
  certificatNew: "A certificate, a policy or a card.",
  costReminder: "A reminder before a deadline or an end that changes costs.",
};

export const Concerned = builder.objectRef<ConcernedShape>("NotificationInsured").implement({
  description: "Whom a notification concerns.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    fullname: t.exposeString("fullname"),
  }),
});

const NotifiedInvoice = builder.objectRef<ToldInvoice>("NotificationInvoice").implement({
  description: "The invoice that a notification tells of, as it stands now.",
  fields: (t) => ({
    subject: t.expose("subject", {
      type: InvoiceSubjectEnum,
      description: "What it asks to be paid for.",
    }),
    periodFrom: t.expose("periodFrom", {
      type: "Date",
      description: "The first day that it is for.",
    }),
    periodTo: t.expose("periodTo", { type: "Date", description: "The last day that it is for." }),
    status: t.expose("status", { type: InvoiceStatusEnum, description: "How far it has come." }),
    isOpen: t.exposeBoolean("isOpen", {
      description: "Whether something of it is left to pay.",
    }),
  }),
});

const MessageInterface = builder.interfaceRef<Message>("NotificationMessage").implement({
  description: "What a notification tells of.",
  resolveType: ({ kind }) => kind,
  fields: (t) => ({
    idDms: t.exposeString("idDms", {
      nullable: true,
      description: "The document that it tells of, if there is one.",
    }),
  }),
});
export const interfaces = [MessageInterface];

const ReminderStepEnum = builder.enumType("ReminderStep", {
  description: "What a customer with an unpaid invoice is written about.",
  values: enumValues(ReminderStep.options, {
    DEBIT_RETURNED: "The bank took a direct debit back: the invoice is open again.",
    PAYMENT_REVERSED: "The bank reversed a payment: the invoice is open again.",
    PLAN_ENDED: "An arrangement that was not kept: the rest is due.",
    POURSUITE: "Debt collection.",
    RAPPEL: "A reminder.",
    SOMMATION: "A formal notice.",
  }),
});

builder.objectRef<MessageOf<"InvoiceReminder">>("InvoiceReminder").implement({
  description: "An invoice was not paid, or its arrangement not kept.",
  interfaces,
  fields: (t) => ({
    step: t.expose("step", { type: ReminderStepEnum, description: "How far it has come." }),
    noInvoice: t.exposeString("noInvoice", { description: "The id of the invoice." }),
    invoice: t.expose("invoice", {
      type: NotifiedInvoice,
      nullable: true,
      description: "The invoice as it stands now; null where the account is not billed any more.",
    }),
    documentDate: t.expose("documentDate", { type: "Date", description: "The day of the letter." }),
    dueDate: t.expose("dueDate", { type: "Date", description: "The last day on which to pay." }),
    amountDue: t.expose("amountDue", { type: "Chf", description: "What the invoice asked for." }),
    remainingAmount: t.expose("remainingAmount", {
      type: "Chf",
      description: "What is left to pay, fees included.",
    }),
  }),
});

builder.objectRef<MessageOf<"InvoicePaid">>("InvoicePaid").implement({
  description: "A payment of an invoice arrived.",
  interfaces,
  fields: (t) => ({
    paymentDate: t.expose("paymentDate", {
      type: "Date",
      description: "The day on which it arrived.",
    }),
    amount: t.expose("amount", { type: "Chf", description: "What arrived." }),
  }),
});

builder.objectRef<MessageOf<"InvoiceNew">>("InvoiceNew").implement({
  description: "An invoice was issued.",
  interfaces,
  fields: (t) => ({
    noInvoice: t.exposeString("noInvoice", { description: "The id of the invoice." }),
    invoice: t.expose("invoice", {
      type: NotifiedInvoice,
      nullable: true,
      description: "The invoice as it stands now; null where the account is not billed any more.",
    }),
    amountDue: t.expose("amountDue", { type: "Chf", description: "What is to be paid." }),
    dueDate: t.expose("dueDate", { type: "Date", description: "The last day on which to pay." }),
    isDebited: t.exposeBoolean("isDebited", {
      description: "The bank debits it on the due date: there is nothing to do.",
    }),
  }),
});

builder.objectRef<MessageOf<"RefundNew">>("RefundNew").implement({
  description: "A statement of a person's care was issued.",
  interfaces,
  fields: (t) => ({
    noInvoice: t.exposeString("noInvoice", { description: "The number of the statement." }),
    care: t.exposeString("care", {
      nullable: true,
      description:
        "The provider and the first day of the treatment, as in the list; null where the statement is not shown.",
    }),
    concernedInsured: t.expose("concernedInsured", {
      type: Concerned,
      nullable: true,
      description: "Whose care it was; null where that is not told.",
    }),
    documentDate: t.expose("documentDate", {
      type: "Date",
      description: "The day of the statement.",
    }),
  }),
});

builder.objectRef<MessageOf<"CommunicationNew">>("CommunicationNew").implement({
  description: "The insurer has something to say.",
  interfaces,
  fields: (t) => ({
    concernedInsured: t.expose("concernedInsured", {
      type: Concerned,
      nullable: true,
      description: "Whom it concerns; null where it concerns the account.",
    }),
    documentDate: t.expose("documentDate", {
      type: "Date",
      description: "The day of the message.",
    }),
    contentTitle: t.string({
      description: "The message's title, in the language of the request.",
      resolve: ({ texts }, _args, { language }) => texts[language].title,
    }),
    contentBody: t.string({
      description: "The message, in the language of the request.",
      resolve: ({ texts }, _args, { language }) => texts[language].body,
    }),
    conversation: t.id({
      nullable: true,
      description: "The conversation in which the insurer answered; null for other news.",
      resolve: ({ conversation }) => conversation ?? null,
    }),
    page: t.string({
      nullable: true,
      description: "The page of the portal that it is about; null for other news.",
      resolve: ({ page }) => page ?? null,
    }),
    campaignName: t.exposeString("campaignName", {
      nullable: true,
      description:
        "The campaign that it is part of, for the statistics; null where it is part of none.",
    }),
  }),
});

builder.objectRef<MessageOf<"CertificatNew">>("CertificatNew").implement({
  description: "A certificate, a policy or a card lies among the documents.",
  interfaces,
  fields: (t) => ({
    concernedInsured: t.expose("concernedInsured", {
      type: Concerned,
      nullable: true,
      description: "Whom it concerns; null where it concerns the account.",
    }),
    documentDate: t.expose("documentDate", {
      type: "Date",
      description: "The day of the document.",
    }),
  }),
});

const RequestStepEnum = builder.enumType("RequestStep", {
  description: "What a customer is told of a request before it is decided.",
  values: enumValues(RequestStep.options, {
    ASKED: "The insurer has a question.",
    DELAYED: "It takes longer than announced.",
    REMINDED: "The question still waits for an answer.",
  }),
});

builder.objectRef<MessageOf<"RequestNews">>("RequestNews").implement({
  description: "A request needs an answer of the customer, or takes longer than announced.",
  interfaces,
  fields: (t) => ({
    requestStep: t.expose("step", { type: RequestStepEnum, description: "What happened." }),
    request: t.exposeID("request", { description: "The request in change tracking." }),
    requestedOn: t.expose("requestedOn", {
      type: "Date",
      description: "The day on which it was made.",
    }),
    day: t.expose("day", {
      type: "Date",
      description: "The last day for the answer; of a delay, the day that was announced.",
    }),
  }),
});

builder.objectRef<MessageOf<"OtherNews">>("OtherNews").implement({
  description:
    "News of a kind that this server does not know yet, since a newer one wrote them during an update.",
  interfaces,
});

export const Notification = builder.objectRef<NotificationShape>("Notification").implement({
  description: "What an account is told of, behind the bell and on its channel.",
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.field({
      type: Kind,
      description: "What it tells of.",
      resolve: ({ message }) => message.kind,
    }),
    messages: t.field({
      type: MessageInterface,
      description: "What it says: of one kind, which is the notification's type.",
      resolve: ({ message }) => message,
    }),
    seen: t.exposeBoolean("seen", { description: "Whether the account has looked at it." }),
    read: t.exposeBoolean("read", {
      description: "Whether it was opened or marked as read.",
    }),
    deleted: t.exposeBoolean("deleted", { description: "Whether it was dismissed." }),
    sent: t.exposeString("sent", { description: "When it was sent, an instant, ISO 8601." }),
  }),
});

builder.queryField("notifications", (t) =>
  t.field({
    type: [Notification],
    description: "The newest first, without those that were dismissed.",
    resolve: (_root, _args, ctx) => listNotifications(ctx),
  }),
);

builder.queryField("unseenNotifications", (t) =>
  t.int({
    description: "How many of them were not looked at yet.",
    resolve: (_root, _args, ctx) => countUnseen(ctx),
  }),
);

builder.queryField("unreadNotifications", (t) =>
  t.int({
    description: "How many of them were neither opened nor marked as read.",
    resolve: (_root, _args, ctx) => countUnread(ctx),
  }),
);

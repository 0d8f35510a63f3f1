import { ReminderStep } from "@portal/model/invoices/reminder-steps.ts";
import { NotificationKind } from "@portal/model/notifications.ts";
import { builder } from "../core/http/graphql.ts";
import {
  type ConcernedInsured as ConcernedShape,
  countUnseen,
  listNotifications,
  markNotificationsSeen,
  type Message,
  type Notification as NotificationShape,
  updateNotificationStatus,
} from "./notifications.ts";

type MessageOf<Kind extends NotificationKind> = Extract<Message, { kind: Kind }>;

const Kind = builder.enumType("NotificationType", { values: NotificationKind.options });

const Concerned = builder.objectRef<ConcernedShape>("NotificationInsured").implement({
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    fullname: t.exposeString("fullname"),
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
const interfaces = [MessageInterface];

const ReminderStepEnum = builder.enumType("ReminderStep", { values: ReminderStep.options });

builder.objectRef<MessageOf<"InvoiceReminder">>("InvoiceReminder").implement({
  interfaces,
  fields: (t) => ({
    step: t.expose("step", { type: ReminderStepEnum }),
    noInvoice: t.exposeString("noInvoice"),
    documentDate: t.expose("documentDate", { type: "Date" }),
    dueDate: t.expose("dueDate", { type: "Date" }),
    amountDue: t.expose("amountDue", { type: "Chf" }),
    remainingAmount: t.expose("remainingAmount", { type: "Chf" }),
  }),
});

builder.objectRef<MessageOf<"InvoicePaid">>("InvoicePaid").implement({
  interfaces,
  fields: (t) => ({
    paymentDate: t.expose("paymentDate", { type: "Date" }),
    amount: t.expose("amount", { type: "Chf" }),
  }),
});

builder.objectRef<MessageOf<"InvoiceNew">>("InvoiceNew").implement({
  interfaces,
  fields: (t) => ({
    noInvoice: t.exposeString("noInvoice"),
    amountDue: t.expose("amountDue", { type: "Chf" }),
    dueDate: t.expose("dueDate", { type: "Date" }),
    isDebited: t.exposeBoolean("isDebited", {
      description: "The bank debits it on the due date: there is nothing to do.",
    }),
  }),
});

builder.objectRef<MessageOf<"RefundNew">>("RefundNew").implement({
  interfaces,
  fields: (t) => ({
    noInvoice: t.exposeString("noInvoice"),
    concernedInsured: t.expose("concernedInsured", { type: Concerned, nullable: true }),
    documentDate: t.expose("documentDate", { type: "Date" }),
  }),
});

builder.objectRef<MessageOf<"CommunicationNew">>("CommunicationNew").implement({
  interfaces,
  fields: (t) => ({
    concernedInsured: t.expose("concernedInsured", { type: Concerned, nullable: true }),
    documentDate: t.expose("documentDate", { type: "Date" }),
    contentTitle: t.string({
      description: "In the language of the request.",
      resolve: ({ texts }, _args, { language }) => texts[language].title,
    }),
    contentBody: t.string({ resolve: ({ texts }, _args, { language }) => texts[language].body }),
    campaignName: t.exposeString("campaignName", { nullable: true }),
  }),
});

builder.objectRef<MessageOf<"CertificatNew">>("CertificatNew").implement({
  interfaces,
  fields: (t) => ({
    concernedInsured: t.expose("concernedInsured", { type: Concerned, nullable: true }),
    documentDate: t.expose("documentDate", { type: "Date" }),
  }),
});

const Notification = builder.objectRef<NotificationShape>("Notification").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.field({ type: Kind, resolve: ({ message }) => message.kind }),
    messages: t.field({
      type: MessageInterface,
      description: "What it says: of one kind, which is the notification's type.",
      resolve: ({ message }) => message,
    }),
    seen: t.exposeBoolean("seen"),
    deleted: t.exposeBoolean("deleted"),
    sent: t.exposeString("sent", { description: "An instant." }),
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
    description: "How many of them nobody has looked at yet.",
    resolve: (_root, _args, ctx) => countUnseen(ctx),
  }),
);

builder.mutationField("updateNotificationStatus", (t) =>
  t.field({
    type: Notification,
    args: {
      id: t.arg.id({ required: true }),
      seen: t.arg.boolean(),
      deleted: t.arg.boolean(),
    },
    resolve: (_root, wish, ctx) => updateNotificationStatus(ctx, wish),
  }),
);

builder.mutationField("markNotificationsSeen", (t) =>
  t.int({
    description: "Marks several as seen at once; answers how many are left unseen.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, ctx) => markNotificationsSeen(ctx, ids),
  }),
);

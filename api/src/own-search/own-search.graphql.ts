import { builder } from "../core/http/graphql.ts";
import { InvoiceSubjectEnum, InvoiceTypeEnum } from "../invoices/invoice-parts.graphql.ts";
import type { FoundDocument as DocumentShape } from "./found-documents.ts";
import type { FoundInvoice as InvoiceShape } from "./found-invoices.ts";
import type {
  FoundConversation as ConversationShape,
  FoundRequest as RequestShape,
} from "./found-requests.ts";
import type { FoundStatement as StatementShape } from "./found-statements.ts";
import { type OwnSearch as OwnSearchShape, searchOwn } from "./own-search.ts";

const FoundInvoice = builder.objectRef<InvoiceShape>("FoundInvoice").implement({
  description: "An invoice that a search found.",
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.expose("type", { type: InvoiceTypeEnum, description: "What it is for." }),
    subject: t.expose("subject", {
      type: InvoiceSubjectEnum,
      description: "What it asks to be paid for.",
    }),
    holder: t.exposeString("holder", { description: "Whom it was sent to." }),
    periodFrom: t.expose("periodFrom", {
      type: "Date",
      description: "The first day that it is for.",
    }),
    periodTo: t.expose("periodTo", { type: "Date", description: "The last day that it is for." }),
    date: t.expose("date", { type: "Date", description: "The day of the invoice." }),
    totalAmount: t.expose("totalAmount", {
      type: "Chf",
      description: "Without fees; negative where we owe it.",
    }),
  }),
});

const FoundStatement = builder.objectRef<StatementShape>("FoundStatement").implement({
  description: "A statement that a search found.",
  fields: (t) => ({
    id: t.exposeID("id"),
    provider: t.exposeString("provider", {
      description: "Who gave the care, and how many others did: `Cabinet Dr méd. Perret + 2`.",
    }),
    day: t.exposeString("day", {
      description: "The first day of the care, as it stands beside the date: `01.07`.",
    }),
    fullname: t.exposeString("fullname", { description: "Whom it is about." }),
    date: t.expose("date", { type: "Date" }),
    billed: t.expose("billed", { type: "Chf", description: "The sum of its bills." }),
  }),
});

const FoundDocument = builder.objectRef<DocumentShape>("FoundDocument").implement({
  description: "A document that a search found.",
  fields: (t) => ({
    iddms: t.exposeID("id", { description: "Its id, with which it is opened." }),
    description: t.exposeString("description", {
      description: "Its title, in the language of the request.",
    }),
    reference: t.exposeString("reference", {
      nullable: true,
      description: "Its number; null where the title says it.",
    }),
    date: t.expose("date", { type: "Date" }),
  }),
});

const FoundRequest = builder.objectRef<RequestShape>("FoundRequest").implement({
  description: "A request that a search found.",
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("type", { description: "Usually an InteractionType." }),
    status: t.exposeString("status", { description: "An InteractionStatus." }),
    fullname: t.exposeString("fullname", {
      nullable: true,
      description: "Whom it concerns; null where it concerns the account.",
    }),
    date: t.expose("date", { type: "Date", description: "The day on which it was made." }),
  }),
});

const FoundConversation = builder.objectRef<ConversationShape>("FoundConversation").implement({
  description: "A conversation that a search found.",
  fields: (t) => ({
    id: t.exposeID("id"),
    subject: t.exposeString("subject", {
      description: "What it is about, in the language of the request.",
    }),
    fullname: t.exposeString("fullname", { description: "Whom it concerns." }),
    date: t.expose("date", { type: "Date", description: "The day of the last message." }),
  }),
});

const OwnSearch = builder.objectRef<OwnSearchShape>("OwnSearch").implement({
  description:
    "What a search found of the account's own things: of each kind the best, then the newest.",
  fields: (t) => ({
    invoices: t.expose("invoices", {
      type: [FoundInvoice],
      description: "Empty for an account that does not get the household's invoices.",
    }),
    statements: t.expose("statements", {
      type: [FoundStatement],
      description: "Those that the account may read.",
    }),
    documents: t.expose("documents", {
      type: [FoundDocument],
      description: "Without the papers of invoices and statements, which are found themselves.",
    }),
    requests: t.expose("requests", {
      type: [FoundRequest],
      description: "Without messages, which are found as conversations.",
    }),
    conversations: t.expose("conversations", {
      type: [FoundConversation],
      description:
        "By their subject, their person and their days; what was written is not searched.",
    }),
  }),
});

builder.queryField("ownSearch", (t) =>
  t.field({
    type: OwnSearch,
    description:
      "The account's invoices, statements, documents, requests and messages of five years that fit a text: names, amounts, months, days and numbers, in the words of the four languages.",
    args: { text: t.arg.string({ required: true, description: "What was typed." }) },
    resolve: (_root, args, ctx) => searchOwn(ctx, args),
  }),
);

import {
  MessageAuthor,
  MessageSubject,
  Reply,
  subjectName,
} from "@portal/model/contact/conversations.ts";
import { ReportLine } from "@portal/model/contact/line-report.ts";
import { LineError, type ReportedLine } from "@portal/model/contact/reported-line.ts";
import { CareCategory } from "@portal/model/cost-sharing/care.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { parse } from "../core/http/parse.ts";
import { CareCategoryEnum } from "../reimbursements/statement-enums.graphql.ts";
import {
  type Conversation as ConversationShape,
  type ConversationMessage as MessageShape,
  type ConversationSummary as SummaryShape,
  countUnreadMessages,
  listConversations,
  markConversationSeen,
  readConversation,
} from "./conversations.ts";
import { reportStatementLine } from "./report-line.ts";
import { replyToConversation } from "./write-message.ts";

const SubjectEnum = builder.enumType("MessageSubject", {
  description: "What a customer writes to the insurer about.",
  values: enumValues(MessageSubject.options, {
    BENEFITS: "What is covered and reimbursed.",
    CHANGE_REQUEST: "Something in the contracts is to change; for the main policyholder.",
    GENERAL: "Anything else.",
    OFFERS: "Another insurance.",
    PAYMENTS: "Invoices and payments; for the main policyholder.",
  }),
});
const AuthorEnum = builder.enumType("MessageAuthor", {
  description: "Who wrote a message.",
  values: enumValues(MessageAuthor.options, {
    CUSTOMER: "The account.",
    INSURER: "An employee of the insurer.",
  }),
});

const Insured = builder
  .objectRef<SummaryShape["concernedInsured"]>("ConversationInsured")
  .implement({
    description: "Whom a conversation concerns.",
    fields: (t) => ({
      insuredNumber: t.exposeInt("insuredNumber"),
      fullname: t.exposeString("fullname"),
    }),
  });

const MessageFile = builder
  .objectRef<MessageShape["attachments"][number]>("MessageFile")
  .implement({
    description: "A file that came with a message, opened at `/v1/files/{uuid}`.",
    fields: (t) => ({
      uuid: t.exposeID("uuid"),
      filename: t.exposeString("filename", { description: "The name under which it is saved." }),
      fileSize: t.exposeInt("fileSize", { description: "In bytes." }),
    }),
  });

const LineErrorEnum = builder.enumType("LineError", {
  description: "What a customer finds wrong about a line of a statement.",
  values: enumValues(LineError.options, {
    ALREADY_PAID: "The customer paid it already.",
    NOT_MY_TREATMENT: "The treatment is not the person's.",
    OTHER: "Anything else.",
    WRONG_AMOUNT: "The amount is not that of the bill.",
    WRONG_DATE: "The day of the treatment is wrong.",
    WRONG_SHARE: "The share of the person is wrong.",
  }),
});

const Reported = builder.objectRef<ReportedLine>("ReportedLine").implement({
  description: "The line of a statement that a message reports, as it was then.",
  fields: (t) => ({
    statementNumber: t.exposeString("statementNumber", { description: "Of which statement." }),
    error: t.expose("error", { type: LineErrorEnum, description: "What is wrong about it." }),
    careProvider: t.exposeString("careProvider", { description: "Who gave the care." }),
    category: t.field({
      type: CareCategoryEnum,
      description: "What sort of care it was.",
      resolve: ({ category }) => CareCategory.parse(category),
    }),
    treatmentBegin: t.expose("treatmentBegin", {
      type: "Date",
      description: "The first day of treatment.",
    }),
    treatmentEnd: t.expose("treatmentEnd", {
      type: "Date",
      description: "The last day of treatment.",
    }),
    billed: t.expose("billed", { type: "Chf", description: "What the bill asks for." }),
    paidByUs: t.expose("paidByUs", {
      type: "Chf",
      description: "What basic and supplementary insurance paid.",
    }),
    own: t.expose("own", { type: "Chf", description: "What the person bears." }),
  }),
});

const Message = builder.objectRef<MessageShape>("ConversationMessage").implement({
  description: "What one side wrote.",
  fields: (t) => ({
    id: t.exposeID("id"),
    author: t.expose("author", { type: AuthorEnum, description: "Who wrote it." }),
    authorName: t.exposeString("authorName", {
      nullable: true,
      description: "Who at the insurer answered; null for the customer's own messages.",
    }),
    department: t.exposeString("department", {
      nullable: true,
      description: "Where they work; null for the customer's own messages.",
    }),
    sentBy: t.exposeString("sentBy", {
      nullable: true,
      description: "The representative who wrote it for the customer; null where the customer did.",
    }),
    text: t.exposeString("text"),
    sentAt: t.exposeString("sentAt", { description: "The instant, ISO 8601." }),
    isSeen: t.exposeBoolean("isSeen", { description: "Whether the customer has read it." }),
    about: t.field({
      type: Reported,
      nullable: true,
      description: "The line of a statement that it reports; null for other messages.",
      resolve: ({ about }) => about ?? null,
    }),
    attachments: t.field({
      type: [MessageFile],
      description: "The files that came with it.",
      resolve: ({ attachments }) => [...attachments],
    }),
  }),
});

const Summary = builder.interfaceRef<SummaryShape>("ConversationSummary").implement({
  description: "A matter that an account and the insurer write to each other about.",
  fields: (t) => ({
    id: t.exposeID("id"),
    subjectCode: t.expose("subjectCode", { type: SubjectEnum, description: "What it is about." }),
    subject: t.string({
      description: "The same in the language of the request.",
      resolve: ({ subjectCode }, _args, { language }) => subjectName(subjectCode, language),
    }),
    concernedInsured: t.expose("concernedInsured", {
      type: Insured,
      description: "Whom it concerns.",
    }),
    startedAt: t.exposeString("startedAt", { description: "The instant, ISO 8601." }),
    lastAt: t.exposeString("lastAt", {
      description: "The instant of the last message, ISO 8601.",
    }),
    lastAuthor: t.expose("lastAuthor", {
      type: AuthorEnum,
      description:
        "Who wrote last: an open conversation in which the customer did awaits an answer.",
    }),
    lastAuthorName: t.exposeString("lastAuthorName", {
      nullable: true,
      description: "Who at the insurer wrote last; null where the customer did.",
    }),
    lastDepartment: t.exposeString("lastDepartment", {
      nullable: true,
      description: "Where they work; null where the customer wrote last.",
    }),
    lastSentBy: t.exposeString("lastSentBy", {
      nullable: true,
      description: "The representative who wrote last for the customer; null where none did.",
    }),
    excerpt: t.exposeString("excerpt", { description: "The beginning of the last message." }),
    unread: t.exposeInt("unread", { description: "How many answers were not read yet." }),
    isClosed: t.exposeBoolean("isClosed", {
      description: "The insurer considers it settled; another message opens it again.",
    }),
  }),
});

const Listed = builder.objectRef<SummaryShape>("ListedConversation").implement({
  description: "A conversation in the list, without its messages.",
  interfaces: [Summary],
  fields: () => ({}),
});

const Conversation = builder.objectRef<ConversationShape>("Conversation").implement({
  description: "A conversation with its messages.",
  interfaces: [Summary],
  fields: (t) => ({
    messages: t.field({
      type: [Message],
      description: "All of them, the first one first.",
      resolve: ({ messages }) => [...messages],
    }),
  }),
});

builder.queryField("conversations", (t) =>
  t.field({
    type: [Listed],
    description: "What the account wrote about, the latest first.",
    args: { first: t.arg.int({ description: "Only the first so many, at most 100." }) },
    resolve: (_root, args, ctx) => listConversations(ctx, args),
  }),
);

builder.queryField("conversation", (t) =>
  t.field({
    type: Conversation,
    description: "One conversation of the account.",
    args: { id: t.arg.id({ required: true, description: "Its id." }) },
    resolve: (_root, { id }, ctx) => readConversation(ctx, id),
  }),
);

builder.queryField("unreadMessages", (t) =>
  t.int({
    description: "How many answers of the insurer wait to be read.",
    resolve: (_root, _args, ctx) => countUnreadMessages(ctx),
  }),
);

const ReplyInput = builder.inputRef<Reply>("ReplyInput").implement({
  description: "A further message of the customer.",
  fields: (t) => ({
    message: t.string({ required: true, description: "At most 4,000 characters." }),
    attachments: t.stringList({
      required: true,
      description: "The id of a file that was uploaded before, or nothing.",
    }),
  }),
});

builder.mutationField("replyToConversation", (t) =>
  t.id({
    description:
      "Goes on with a conversation, also with a closed one; answers the message's id. CONFLICT where the same text waits already, LOCKED while too many messages wait for an answer.",
    args: {
      conversation: t.arg.id({ required: true, description: "Its id." }),
      input: t.arg({ type: ReplyInput, required: true, description: "What is written." }),
    },
    resolve: async (_root, { conversation, input }, ctx) =>
      (await replyToConversation(ctx, conversation, parse(Reply, input))).id,
  }),
);

builder.mutationField("markConversationSeen", (t) =>
  t.boolean({
    description: "The answers of a conversation were read.",
    args: { id: t.arg.id({ required: true, description: "Its id." }) },
    resolve: (_root, { id }, ctx) => markConversationSeen(ctx, id),
  }),
);

const LineReport = builder
  .objectRef<{ request: string; conversation: string }>("LineReport")
  .implement({
    description: "A report that was sent.",
    fields: (t) => ({
      request: t.exposeID("request", { description: "The request in change tracking." }),
      conversation: t.exposeID("conversation", { description: "Where the answer comes." }),
    }),
  });

const ReportLineInput = builder.inputRef<ReportLine>("ReportLineInput").implement({
  description: "An error on a line of a statement.",
  fields: (t) => ({
    statement: t.string({ required: true, description: "The id of the statement." }),
    line: t.int({ required: true, description: "The position of the line." }),
    error: t.field({ type: LineErrorEnum, required: true, description: "What is wrong." }),
    message: t.string({ required: true, description: "At most 4,000 characters." }),
    attachments: t.stringList({
      required: true,
      description: "The id of a file that was uploaded before, or nothing.",
    }),
  }),
});

builder.mutationField("reportStatementLine", (t) =>
  t.field({
    type: LineReport,
    description:
      "Reports an error on a line of a statement, which begins a conversation. CONFLICT where the account reported the line before, with that conversation; LOCKED while too many messages wait for an answer.",
    args: {
      input: t.arg({ type: ReportLineInput, required: true, description: "What is wrong." }),
    },
    resolve: (_root, { input }, ctx) => reportStatementLine(ctx, parse(ReportLine, input)),
  }),
);

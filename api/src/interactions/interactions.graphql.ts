import {
  InteractionNature,
  InteractionStatus,
  InteractionType,
  isWithdrawable,
} from "@portal/model/requests/interactions.ts";
import { selectsField } from "../core/http/selects-field.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { answerDay } from "./answer-day.ts";
import { readPendingUpdate } from "./interactions.ts";
import {
  type Interaction as Listed,
  type InteractionStep as ListedStep,
  listInteractions,
  readInteraction,
  readPendingRequest,
} from "./list-interactions.ts";
import { AnswerInput, RequestQuestion } from "./questions.graphql.ts";
import { answerQuestion, questionsOf } from "./questions.ts";
import { withdrawRequest } from "./withdraw.ts";

builder.scalarType("InteractionDetails", {
  description: "What a request holds, by its type; empty when it cannot be read.",
  serialize: (details) => details,
});

const InteractionStatusEnum = builder.enumType("InteractionStatus", {
  description: "How a request stands.",
  values: enumValues(InteractionStatus.options, {
    ARCHIVED: "Decided more than a year ago.",
    DONE: "Carried out.",
    IN_PROGRESS: "The insurer treats it.",
    PENDING: "It waits for something from the customer.",
    REFUSED: "Not carried out, or taken back.",
    REQUEST: "Received.",
  }),
});
const InteractionTypeEnum = builder.enumType("InteractionType", {
  description: "What a request is, as change tracking tells it.",
  values: enumValues(InteractionType.options, {
    ACCIDENT: "An accident was declared.",
    DAMAGE: "A damage to belongings was declared.",
    CALLBACK: "A call was asked for.",
    CARD_ORDER: "An insurance card was ordered.",
    CONTACT: "A message was sent.",
    CONTRACT_MUTATION: "A contract is to be changed.",
    CREATE_EMAIL: "An e-mail address was added.",
    CREATE_PHONE_NUMBER: "A phone number was added.",
    DATA_CORRECTION: "Data are to be corrected.",
    DATA_DELETION: "Data are to be deleted.",
    DELEGATION_FORM: "A delegation voucher was sent in.",
    DELETE_EMAIL: "An e-mail address was removed.",
    DELETE_PHONE_NUMBER: "A phone number was removed.",
    DOCUMENT: "A document was sent in.",
    INVOICE: "A bill was sent in.",
    JOKER: "The deadline of an invoice was extended.",
    MATERNITY: "A pregnancy or a birth was declared.",
    TRANSFERT_CAISSE_MUTATION: "The health insurer is to be changed within the group.",
    UPDATE_CORRESPONDENCE_ADDRESS: "A postal address is to be changed.",
    UPDATE_EMAIL: "An e-mail address was changed.",
    UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: "A bank account is to be changed.",
    UPDATE_PHONE_NUMBER: "A phone number was changed.",
    UPDATE_PROFESSIONAL_DATA: "What a person does for a living changed.",
  }),
});

const InteractionNatureEnum = builder.enumType("InteractionNature", {
  description: "What a request is about. While one is open, the form of its nature is closed.",
  values: InteractionNature.options,
});

const InteractionStep = builder.objectRef<ListedStep>("InteractionStep").implement({
  description: "A status of a request with its day.",
  fields: (t) => ({
    status: t.exposeString("status", { description: "An InteractionStatus." }),
    date: t.expose("date", { type: "Date" }),
  }),
});

const ConcernedInsured = builder
  .objectRef<NonNullable<Listed["concernedInsured"]>>("ConcernedInsured")
  .implement({
    description: "Whom a request concerns.",
    fields: (t) => ({
      insuredNumber: t.exposeInt("insuredNumber"),
      fullname: t.exposeString("fullname"),
    }),
  });

const Interaction = builder.objectRef<Listed>("Interaction");
Interaction.implement({
  description: "Something that the account asked of the insurer.",
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("type", { description: "Usually an InteractionType." }),
    status: t.stringList({
      description: "How it stood, one after the other; the last is current.",
      resolve: ({ steps }) => steps.map(({ status }) => status),
    }),
    statusDate: t.field({
      type: "Date",
      description: "The day of the last status.",
      resolve: ({ steps, requestDate }) => steps.at(-1)?.date ?? requestDate,
    }),
    steps: t.field({
      type: [InteractionStep],
      description: "The statuses with the day of each.",
      resolve: ({ steps }) => [...steps],
    }),
    requestDate: t.expose("requestDate", {
      type: "Date",
      description: "The day on which it was made.",
    }),
    requestedAt: t.string({
      description: "The instant at which it was made, ISO 8601.",
      resolve: ({ requestedAt }) => new Date(requestedAt).toISOString(),
    }),
    answerBy: t.field({
      type: "Date",
      nullable: true,
      description: "By when the insurer answers as a rule; null where no time is promised.",
      resolve: (request, _args, ctx) => answerDay(ctx, request),
    }),
    concernedInsured: t.expose("concernedInsured", {
      type: ConcernedInsured,
      nullable: true,
      description: "Null where it concerns the account.",
    }),
    sentBy: t.exposeString("sentBy", {
      nullable: true,
      description: "The representative who sent it for the account; null where the account did.",
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description:
        "Why it was refused: in the caller's language where it is known in all of them, else in that of the request; null unless it was, or where no reason was given.",
    }),
    withdrawn: t.exposeBoolean("withdrawn", {
      description: "The account took it back; its last status is then REFUSED.",
    }),
    withdrawable: t.boolean({
      description: "Whether the account may take it back as it stands.",
      resolve: ({ type, steps }) => isWithdrawable(type, steps.at(-1)?.status),
    }),
    delayed: t.exposeBoolean("delayed", {
      description: "It takes longer than announced; the account was told so.",
    }),
    questions: t.field({
      type: [RequestQuestion],
      description: "What the insurer asked about it, the first question first.",
      resolve: ({ id }, _args, ctx) => questionsOf(ctx, id),
    }),
    details: t.expose("details", {
      type: "InteractionDetails",
      nullable: true,
      description: "Null where the request holds nothing more.",
    }),
    children: t.field({
      type: [Interaction],
      description: "Its parts: requests within this one, each with a status of its own.",
      resolve: ({ children }) => [...children],
    }),
  }),
});

builder.queryField("interactions", (t) =>
  t.field({
    type: [Interaction],
    description: "What the account asked of the insurer in a period, the newest first.",
    args: {
      from: t.arg({ type: "Date", required: true, description: "The first day of the period." }),
      to: t.arg({ type: "Date", required: true, description: "The last day of the period." }),
      status: t.arg({
        type: [InteractionStatusEnum],
        description: "Only those that stand like this now; all where it is left out.",
      }),
      type: t.arg({
        type: [InteractionTypeEnum],
        description: "Only these; all where it is left out.",
      }),
      first: t.arg.int({ description: "Only the newest so many; all where it is left out." }),
    },
    resolve: (_root, args, ctx, info) =>
      listInteractions(ctx, args, {
        withDetails: selectsField(info, "details") || selectsField(info, "answerBy"),
        withParts: selectsField(info, "children"),
      }),
  }),
);

builder.queryField("interaction", (t) =>
  t.field({
    type: Interaction,
    description: "One request of the account.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => readInteraction(ctx, id),
  }),
);

const PendingUpdate = builder
  .objectRef<{ pending: boolean; request: Listed | null }>("PendingUpdate")
  .implement({
    description: "Whether a change waits to be treated, and the request behind it.",
    fields: (t) => ({
      pending: t.exposeBoolean("pending", {
        description: "Whether one does, from any account of the household.",
      }),
      request: t.expose("request", {
        type: Interaction,
        nullable: true,
        description: "The request, where the account that asks made it; else null.",
      }),
    }),
  });

builder.queryField("pendingUpdate", (t) =>
  t.field({
    type: PendingUpdate,
    description: "Whether a change of this nature waits to be treated.",
    args: {
      insuredNumber: t.arg.int({ required: true }),
      nature: t.arg({
        type: InteractionNatureEnum,
        required: true,
        description: "What the change is about.",
      }),
    },
    resolve: async (_root, wanted, ctx) => {
      const [{ pendingUpdate: pending }, request] = await Promise.all([
        readPendingUpdate(ctx, wanted),
        readPendingRequest(ctx, wanted),
      ]);
      return { pending, request };
    },
  }),
);

builder.mutationField("answerQuestion", (t) =>
  t.field({
    type: Interaction,
    description:
      "Answers a question about a request; answers the request as it stands now. CONFLICT where it was answered already, or its request decided or taken back.",
    args: {
      question: t.arg.id({ required: true, description: "The id of the question." }),
      input: t.arg({ type: AnswerInput, required: true, description: "What is answered." }),
    },
    resolve: async (_root, { question, input }, ctx) =>
      readInteraction(ctx, await answerQuestion(ctx, question, input)),
  }),
);

builder.mutationField("withdrawRequest", (t) =>
  t.field({
    type: Interaction,
    description: "Takes back a request that was not treated yet; answers it as it stands now.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => withdrawRequest(ctx, id),
  }),
);

import {
  InteractionNature,
  InteractionStatus,
  InteractionType,
  isWithdrawable,
} from "@portal/model/requests/interactions.ts";
import { selectsField } from "../core/http/selects-field.ts";
import { builder } from "../core/http/graphql.ts";
import { readPendingUpdate } from "./interactions.ts";
import {
  type Interaction as Listed,
  type InteractionStep as ListedStep,
  listInteractions,
  readInteraction,
  readPendingRequest,
} from "./list-interactions.ts";
import { withdrawRequest } from "./withdraw.ts";

builder.scalarType("InteractionDetails", {
  description: "What a request holds, by its type; empty when it cannot be read.",
  serialize: (details) => details,
});

const InteractionStatusEnum = builder.enumType("InteractionStatus", {
  values: InteractionStatus.options,
});
const InteractionTypeEnum = builder.enumType("InteractionType", {
  values: InteractionType.options,
});

const InteractionNatureEnum = builder.enumType("InteractionNature", {
  values: InteractionNature.options,
});

const InteractionStep = builder.objectRef<ListedStep>("InteractionStep").implement({
  fields: (t) => ({
    status: t.exposeString("status"),
    date: t.expose("date", { type: "Date" }),
  }),
});

const ConcernedInsured = builder
  .objectRef<NonNullable<Listed["concernedInsured"]>>("ConcernedInsured")
  .implement({
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
      resolve: ({ steps, requestDate }) => steps.at(-1)?.date ?? requestDate,
    }),
    steps: t.field({
      type: [InteractionStep],
      description: "The statuses with the day of each.",
      resolve: ({ steps }) => [...steps],
    }),
    requestDate: t.expose("requestDate", { type: "Date" }),
    concernedInsured: t.expose("concernedInsured", { type: ConcernedInsured, nullable: true }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was refused." }),
    withdrawn: t.exposeBoolean("withdrawn", {
      description: "The account took it back; its last status is then REFUSED.",
    }),
    withdrawable: t.boolean({
      description: "Whether the account may take it back as it stands.",
      resolve: ({ type, steps }) => isWithdrawable(type, steps.at(-1)?.status),
    }),
    details: t.expose("details", { type: "InteractionDetails", nullable: true }),
    children: t.field({ type: [Interaction], resolve: ({ children }) => [...children] }),
  }),
});

builder.queryField("interactions", (t) =>
  t.field({
    type: [Interaction],
    args: {
      from: t.arg({ type: "Date", required: true }),
      to: t.arg({ type: "Date", required: true }),
      status: t.arg({ type: [InteractionStatusEnum] }),
      type: t.arg({ type: [InteractionTypeEnum] }),
      first: t.arg.int({ description: "Only the newest so many." }),
    },
    resolve: (_root, wish, ctx, info) =>
      listInteractions(ctx, wish, { withDetails: selectsField(info, "details") }),
  }),
);

builder.queryField("interaction", (t) =>
  t.field({
    type: Interaction,
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
        description: "Whoever of the household asked for it.",
      }),
      request: t.expose("request", {
        type: Interaction,
        nullable: true,
        description: "The request, where the account that asks made it.",
      }),
    }),
  });

builder.queryField("pendingUpdate", (t) =>
  t.field({
    type: PendingUpdate,
    description: "A change of this nature that waits for somebody.",
    args: {
      insuredNumber: t.arg.int({ required: true }),
      nature: t.arg({ type: InteractionNatureEnum, required: true }),
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

builder.mutationField("withdrawRequest", (t) =>
  t.field({
    type: Interaction,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, ctx) => withdrawRequest(ctx, id),
  }),
);

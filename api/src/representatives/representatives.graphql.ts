import {
  type InviteRepresentative,
  Relation,
  RepresentationScope,
  RepresentationSide,
  RepresentationState,
} from "@portal/model/representatives/representatives.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import {
  acceptWiderScope,
  askWiderScope,
  declineWiderScope,
  lowerRepresentation,
} from "./change-scope.ts";
import { AccessAreaEnum } from "../my-data/my-data.graphql.ts";
import { type ActsDay as ActsDayShape, listActs } from "./acts.ts";
import {
  acceptRepresentation,
  endRepresentation,
  inviteRepresentative,
  listRepresentations,
  readActingFor,
  type Representation as RepresentationShape,
} from "./representatives.ts";

const RelationEnum = builder.enumType("RepresentativeRelation", {
  description: "What the representative is to the customer.",
  values: enumValues(Relation.options, {
    CHILD: "A daughter or a son of age.",
    FIDUCIARY: "A fiduciary or an accountant.",
    OTHER: "Another person.",
    PARTNER: "Wife, husband or partner.",
    SOCIAL_WORKER: "A social worker.",
  }),
});
const ScopeEnum = builder.enumType("RepresentationScope", {
  description: "What a representative may do.",
  values: enumValues(RepresentationScope.options, {
    SEE: "Read contracts, invoices, benefits, documents and cards.",
    SEND: "See, and send bills, documents, messages and declarations of accidents and damage.",
  }),
});
const SideEnum = builder.enumType("RepresentationSide", {
  description: "On which side of a representation the account is.",
  values: enumValues(RepresentationSide.options, {
    GIVEN: "The account lets the other person act.",
    HELD: "The account acts for the other person.",
  }),
});
const StateEnum = builder.enumType("RepresentationState", {
  description: "How a representation stands.",
  values: enumValues(RepresentationState.options, {
    ACTIVE: "It holds today.",
    BLOCKED: "It was confirmed, and a guardianship or a closed account stands against it.",
    DECLINED: "The invited person declined; only they read this.",
    ENDED: "One side ended it.",
    EXPIRED: "Its last day is over.",
    LAPSED: "The invitation was not confirmed in time.",
    WAITING: "The invited person has not answered.",
    WITHDRAWN: "The invitation was taken back.",
  }),
});
const EndedByEnum = builder.enumType("RepresentationEndedBy", {
  description: "Who ended a representation.",
  values: enumValues(["YOU", "OTHER", "INSURER"] as const, {
    INSURER: "The insurer, because an account was closed.",
    OTHER: "The other person.",
    YOU: "This account.",
  }),
});

const Representation = builder.objectRef<RepresentationShape>("Representation").implement({
  description: "That a customer may act in the place of another, or was asked to.",
  fields: (t) => ({
    id: t.exposeID("id"),
    side: t.expose("side", { type: SideEnum, description: "Which side this account is on." }),
    state: t.expose("state", { type: StateEnum, description: "How it stands today." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "The other person; null for the sender of an invitation that is not confirmed.",
    }),
    email: t.exposeString("email", {
      nullable: true,
      description: "The address that this account invited; null on the other side.",
    }),
    relation: t.expose("relation", {
      type: RelationEnum,
      description: "What the representative is to the customer.",
    }),
    scope: t.expose("scope", { type: ScopeEnum, description: "What the representative may do." }),
    askedScope: t.expose("askedScope", {
      type: ScopeEnum,
      nullable: true,
      description:
        "The wider scope that the owner asked for and the representative has not answered.",
    }),
    people: t.exposeIntList("people", {
      description: "Whose data the representative sees; empty on the other side.",
    }),
    until: t.expose("until", { type: "Date", description: "The last day." }),
    createdOn: t.expose("createdOn", { type: "Date", description: "The day of the invitation." }),
    answerBy: t.expose("answerBy", {
      type: "Date",
      description: "The day on which an invitation lapses.",
    }),
    acceptedOn: t.expose("acceptedOn", {
      type: "Date",
      nullable: true,
      description: "The day on which the representative confirmed.",
    }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description: "The day on which it was ended or taken back.",
    }),
    endedBy: t.expose("endedBy", {
      type: EndedByEnum,
      nullable: true,
      description: "Who ended it or took it back.",
    }),
  }),
});

builder.queryField("representations", (t) =>
  t.field({
    type: [Representation],
    description: "The representations that the account gave and holds, the newest first.",
    resolve: (_root, _args, ctx) => listRepresentations(ctx),
  }),
);

const ActingFor = builder
  .objectRef<NonNullable<Awaited<ReturnType<typeof readActingFor>>>>("ActingFor")
  .implement({
    description: "Whom the request acts for.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "Of the representation." }),
      name: t.exposeString("name", { description: "The represented person." }),
      scope: t.expose("scope", { type: ScopeEnum, description: "What the request may do." }),
    }),
  });

builder.queryField("actingFor", (t) =>
  t.field({
    type: ActingFor,
    nullable: true,
    description: "Whom the request acts for; null for one's own account.",
    resolve: (_root, _args, ctx) => readActingFor(ctx),
  }),
);

const ActsArea = builder.objectRef<ActsDayShape["areas"][number]>("RepresentationActsArea");
ActsArea.implement({
  description: "That an area was looked at or changed.",
  fields: (t) => ({
    area: t.expose("area", { type: AccessAreaEnum, description: "Which area." }),
    isChange: t.exposeBoolean("isChange", {
      description: "Whether something was changed, and not only looked at.",
    }),
    count: t.exposeInt("count", { description: "How often on that day." }),
  }),
});
const ActsDay = builder.objectRef<ActsDayShape>("RepresentationActsDay").implement({
  description: "What a representative did on a day.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The day, by Swiss clocks." }),
    areas: t.expose("areas", { type: [ActsArea], description: "By area." }),
  }),
});

builder.queryField("representationActs", (t) =>
  t.field({
    type: [ActsDay],
    description: "What the representative looked at and did, by day, as both sides read it.",
    args: { id: t.arg.id({ required: true, description: "Of a representation of the account." }) },
    resolve: (_root, { id }, ctx) => listActs(ctx, id),
  }),
);

const InviteRepresentativeInput = builder
  .inputRef<InviteRepresentative>("InviteRepresentativeInput")
  .implement({
    description: "Whom to invite, for what and until when.",
    fields: (t) => ({
      email: t.string({ required: true, description: "The address with which they sign in." }),
      lastname: t.string({ required: true, description: "Their family name." }),
      relation: t.field({
        type: RelationEnum,
        required: true,
        description: "What they are to the customer.",
      }),
      scope: t.field({ type: ScopeEnum, required: true, description: "What they may do." }),
      people: t.intList({
        required: true,
        description: "The insured numbers: the holder of the account, and children.",
      }),
      until: t.field({ type: "Date", required: true, description: "The last day." }),
    }),
  });

builder.mutationFields((t) => ({
  inviteRepresentative: t.field({
    type: Representation,
    description:
      "Invites another customer to act for the account, confirmed by a one-time code. The answer does not tell whether there is such a customer.",
    args: { input: t.arg({ type: InviteRepresentativeInput, required: true }) },
    resolve: (_root, { input }, ctx) => inviteRepresentative(ctx, input),
  }),
  acceptRepresentation: t.field({
    type: Representation,
    description:
      "Accepts an invitation, confirmed by a one-time code. CONFLICT where it is no longer open.",
    args: { id: t.arg.id({ required: true, description: "Of the invitation." }) },
    resolve: (_root, { id }, ctx) => acceptRepresentation(ctx, id),
  }),
  lowerRepresentation: t.field({
    type: Representation,
    description: "Narrows what a representative of the account may do, from the next request on.",
    args: {
      id: t.arg.id({ required: true, description: "Of a representation of the account." }),
      scope: t.arg({ type: ScopeEnum, required: true, description: "What they may do." }),
    },
    resolve: (_root, given, ctx) => lowerRepresentation(ctx, given),
  }),
  askWiderScope: t.field({
    type: Representation,
    description:
      "Asks a representative of the account to do more, confirmed by a one-time code. It holds once they have accepted it. CONFLICT where the representation does not hold, or includes it already.",
    args: {
      id: t.arg.id({ required: true, description: "Of a representation of the account." }),
      scope: t.arg({ type: ScopeEnum, required: true, description: "What they may do." }),
    },
    resolve: (_root, given, ctx) => askWiderScope(ctx, given),
  }),
  acceptWiderScope: t.field({
    type: Representation,
    description:
      "Accepts the wider scope that was asked for, confirmed by a one-time code. CONFLICT where it is no longer asked for.",
    args: {
      id: t.arg.id({ required: true, description: "Of a representation of the account." }),
      scope: t.arg({ type: ScopeEnum, required: true, description: "What they may do." }),
    },
    resolve: (_root, given, ctx) => acceptWiderScope(ctx, given),
  }),
  declineWiderScope: t.field({
    type: Representation,
    description: "Declines the wider scope that was asked for; the representation stays as it is.",
    args: {
      id: t.arg.id({ required: true, description: "Of a representation of the account." }),
      scope: t.arg({ type: ScopeEnum, required: true, description: "What they may do." }),
    },
    resolve: (_root, given, ctx) => declineWiderScope(ctx, given),
  }),
  endRepresentation: t.boolean({
    description:
      "Ends a representation, takes an invitation back or declines it; answers true, also where it had ended.",
    args: { id: t.arg.id({ required: true, description: "Of a representation of the account." }) },
    resolve: (_root, { id }, ctx) => endRepresentation(ctx, id),
  }),
}));

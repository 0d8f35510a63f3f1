import type { Bit, ConsentsChange } from "@portal/model/consent.ts";
import { builder } from "../core/http/graphql.ts";
import { Insured } from "../profile/profile.graphql.ts";
import { consentsOf, listConsents, type PersonConsents, updateConsents } from "./consent.ts";
import { type ConsentsEntry, listConsentsHistory, listConsentTexts } from "./history.ts";

type Channels<Name extends string> = Record<Name, Bit>;

const FourChannels = builder
  .objectRef<Channels<"mail" | "email" | "sms" | "phone">>("ConsentFourChannels")
  .implement({
    description: "1: agreed. 0: not agreed.",
    fields: (t) => ({
      mail: t.exposeInt("mail"),
      email: t.exposeInt("email"),
      sms: t.exposeInt("sms"),
      phone: t.exposeInt("phone"),
    }),
  });
const ThreeChannels = builder
  .objectRef<Channels<"mail" | "email" | "sms">>("ConsentThreeChannels")
  .implement({
    fields: (t) => ({
      mail: t.exposeInt("mail"),
      email: t.exposeInt("email"),
      sms: t.exposeInt("sms"),
    }),
  });
const TwoChannels = builder.objectRef<Channels<"mail" | "email">>("ConsentTwoChannels").implement({
  fields: (t) => ({ mail: t.exposeInt("mail"), email: t.exposeInt("email") }),
});
const OneChannel = builder.objectRef<Channels<"other">>("ConsentOneChannel").implement({
  fields: (t) => ({ other: t.exposeInt("other") }),
});

const ConsentsChannels = builder.objectRef<PersonConsents>("ConsentsChannels").implement({
  description: "What somebody agrees to.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    textVersion: t.exposeInt("textVersion", {
      description: "The version of the texts that a decision is about now.",
    }),
    decidedAt: t.exposeString("decidedAt", {
      nullable: true,
      description: "When they were last decided about.",
    }),
    customized_offers: t.expose("customized_offers", { type: FourChannels }),
    personalized_services: t.expose("personalized_services", { type: FourChannels }),
    gm_mag: t.expose("gm_mag", { type: TwoChannels }),
    surveys: t.expose("surveys", { type: ThreeChannels }),
    data_sharing: t.expose("data_sharing", { type: OneChannel }),
    statistics: t.expose("statistics", { type: OneChannel }),
  }),
});

builder.objectField(Insured, "consentsChannels", (t) =>
  t.field({
    type: ConsentsChannels,
    nullable: true,
    description: "Nothing for whom others decide.",
    resolve: ({ insuredNumber }, _args, ctx) => consentsOf(ctx, insuredNumber),
  }),
);

const FourInput = builder.inputType("ConsentFourChannelsInput", {
  fields: (t) => ({ mail: t.int(), email: t.int(), sms: t.int(), phone: t.int() }),
});
const ThreeInput = builder.inputType("ConsentThreeChannelsInput", {
  fields: (t) => ({ mail: t.int(), email: t.int(), sms: t.int() }),
});
const TwoInput = builder.inputType("ConsentTwoChannelsInput", {
  fields: (t) => ({ mail: t.int(), email: t.int() }),
});
const OneInput = builder.inputType("ConsentOneChannelInput", {
  fields: (t) => ({ other: t.int() }),
});
type Category = keyof ConsentsChange;
const inputs = {
  customized_offers: FourInput,
  personalized_services: FourInput,
  gm_mag: TwoInput,
  surveys: ThreeInput,
  data_sharing: OneInput,
  statistics: OneInput,
} satisfies Record<Category, unknown>;
const ConsentsChannelsInput = builder.inputType("ConsentsChannelsInput", {
  description: "Decisions about some channels; the others stay as they are.",
  fields: (t) => ({
    customized_offers: t.field({ type: inputs.customized_offers }),
    personalized_services: t.field({ type: inputs.personalized_services }),
    gm_mag: t.field({ type: inputs.gm_mag }),
    surveys: t.field({ type: inputs.surveys }),
    data_sharing: t.field({ type: inputs.data_sharing }),
    statistics: t.field({ type: inputs.statistics }),
  }),
});

builder.queryField("consentsChannels", (t) =>
  t.field({
    type: [ConsentsChannels],
    description: "Of everybody for whom the account decides.",
    resolve: (_root, _args, ctx) => listConsents(ctx),
  }),
);

builder.mutationField("updateConsentsChannels", (t) =>
  t.field({
    type: ConsentsChannels,
    args: {
      insuredNumber: t.arg.int({ required: true }),
      consentsChannels: t.arg({ type: ConsentsChannelsInput, required: true }),
      textVersion: t.arg.int({
        description: "What the person read; a CONFLICT if there is a newer version.",
      }),
    },
    resolve: (_root, decision, ctx) => updateConsents(ctx, decision),
  }),
);

const Entry = builder.objectRef<ConsentsEntry>("ConsentsHistoryEntry").implement({
  description: "A decision about a channel; without one, other texts were published.",
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    textVersion: t.exposeInt("textVersion"),
    category: t.exposeString("category", { nullable: true }),
    channel: t.exposeString("channel", { nullable: true }),
    value: t.exposeInt("value", { nullable: true }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether this account decided." }),
  }),
});
const History = builder
  .objectRef<{ total: number; entries: ConsentsEntry[] }>("ConsentsHistory")
  .implement({
    fields: (t) => ({
      total: t.exposeInt("total"),
      entries: t.expose("entries", { type: [Entry] }),
    }),
  });

builder.queryField("consentsHistory", (t) =>
  t.field({
    type: History,
    args: { insuredNumber: t.arg.int({ required: true }), page: t.arg.int() },
    resolve: (_root, { insuredNumber, page }, ctx) =>
      listConsentsHistory(ctx, { insuredNumber, page: page ?? 1 }),
  }),
);

interface Version {
  version: number;
  publishedAt: Date;
  texts: { category: string; title: string; text: string }[];
}
const ConsentWords = builder.objectRef<Version["texts"][number]>("ConsentWords").implement({
  fields: (t) => ({
    category: t.exposeString("category"),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
  }),
});
const ConsentText = builder.objectRef<Version>("ConsentText").implement({
  description: "What people are asked to agree to.",
  fields: (t) => ({
    version: t.exposeInt("version"),
    publishedAt: t.string({ resolve: ({ publishedAt }) => publishedAt.toISOString() }),
    texts: t.expose("texts", { type: [ConsentWords] }),
  }),
});

builder.queryField("consentTexts", (t) =>
  t.field({
    type: [ConsentText],
    description: "All versions, the present one first.",
    resolve: (_root, _args, ctx) => listConsentTexts(ctx),
  }),
);

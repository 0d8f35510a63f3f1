import type { Bit, ConsentsChange } from "@portal/model/consent.ts";
import { builder } from "../core/http/graphql.ts";
import { Insured } from "../profile/profile.graphql.ts";
import { consentsOf, listConsents, type PersonConsents, updateConsents } from "./consent.ts";
import { type ConsentsEntry, listConsentsHistory, listConsentTexts } from "./history.ts";

type Channels<Name extends string> = Record<Name, Bit>;

const FourChannels = builder
  .objectRef<Channels<"mail" | "email" | "sms" | "phone">>("ConsentFourChannels")
  .implement({
    description: "By each channel, 1: agreed. 0: not agreed, or never asked.",
    fields: (t) => ({
      mail: t.exposeInt("mail", { description: "By letter." }),
      email: t.exposeInt("email", { description: "By e-mail." }),
      sms: t.exposeInt("sms", { description: "By text message." }),
      phone: t.exposeInt("phone", { description: "By telephone." }),
    }),
  });
const ThreeChannels = builder
  .objectRef<Channels<"mail" | "email" | "sms">>("ConsentThreeChannels")
  .implement({
    description: "By each channel, 1: agreed. 0: not agreed, or never asked.",
    fields: (t) => ({
      mail: t.exposeInt("mail", { description: "By letter." }),
      email: t.exposeInt("email", { description: "By e-mail." }),
      sms: t.exposeInt("sms", { description: "By text message." }),
    }),
  });
const TwoChannels = builder.objectRef<Channels<"mail" | "email">>("ConsentTwoChannels").implement({
  description: "By each channel, 1: agreed. 0: not agreed, or never asked.",
  fields: (t) => ({
    mail: t.exposeInt("mail", { description: "By letter." }),
    email: t.exposeInt("email", { description: "By e-mail." }),
  }),
});
const OneChannel = builder.objectRef<Channels<"other">>("ConsentOneChannel").implement({
  description: "1: agreed. 0: not agreed, or never asked.",
  fields: (t) => ({
    other: t.exposeInt("other", { description: "The one channel that the category has." }),
  }),
});

const ConsentsChannels = builder.objectRef<PersonConsents>("ConsentsChannels").implement({
  description: "What an insured person agrees to.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    textVersion: t.exposeInt("textVersion", {
      description: "The version of the texts that a decision is about now.",
    }),
    decidedAt: t.exposeString("decidedAt", {
      nullable: true,
      description:
        "When they were last decided about, an instant; null where no decision was ever made.",
    }),
    customized_offers: t.expose("customized_offers", {
      type: FourChannels,
      description: "Offers that suit the person.",
    }),
    personalized_services: t.expose("personalized_services", {
      type: FourChannels,
      description: "Hints at services that may be of use to the person.",
    }),
    gm_mag: t.expose("gm_mag", { type: TwoChannels, description: "The customer magazine." }),
    surveys: t.expose("surveys", {
      type: ThreeChannels,
      description: "Questions about how satisfied the person is.",
    }),
    data_sharing: t.expose("data_sharing", {
      type: OneChannel,
      description:
        "That companies of the group exchange contact and contract data, those of basic insurance excepted.",
    }),
    statistics: t.expose("statistics", {
      type: OneChannel,
      description: "That data are analysed anonymously, to improve products.",
    }),
  }),
});

builder.objectField(Insured, "consentsChannels", (t) =>
  t.field({
    type: ConsentsChannels,
    nullable: true,
    description:
      "How the person's consents stand; null where another account decides for the person.",
    resolve: ({ insuredNumber }, _args, ctx) => consentsOf(ctx, insuredNumber),
  }),
);

const FourChannelsInput = builder.inputType("ConsentFourChannelsInput", {
  description: "By each channel, 1: agrees. 0: does not agree. What is left out stays as it is.",
  fields: (t) => ({
    mail: t.int({ description: "By letter." }),
    email: t.int({ description: "By e-mail." }),
    sms: t.int({ description: "By text message." }),
    phone: t.int({ description: "By telephone." }),
  }),
});
const ThreeChannelsInput = builder.inputType("ConsentThreeChannelsInput", {
  description: "By each channel, 1: agrees. 0: does not agree. What is left out stays as it is.",
  fields: (t) => ({
    mail: t.int({ description: "By letter." }),
    email: t.int({ description: "By e-mail." }),
    sms: t.int({ description: "By text message." }),
  }),
});
const TwoChannelsInput = builder.inputType("ConsentTwoChannelsInput", {
  description: "By each channel, 1: agrees. 0: does not agree. What is left out stays as it is.",
  fields: (t) => ({
    mail: t.int({ description: "By letter." }),
    email: t.int({ description: "By e-mail." }),
  }),
});
const OneChannelInput = builder.inputType("ConsentOneChannelInput", {
  description: "1: agrees. 0: does not agree. What is left out stays as it is.",
  fields: (t) => ({ other: t.int({ description: "The one channel that the category has." }) }),
});
type Category = keyof ConsentsChange;
const inputs = {
  customized_offers: FourChannelsInput,
  personalized_services: FourChannelsInput,
  gm_mag: TwoChannelsInput,
  surveys: ThreeChannelsInput,
  data_sharing: OneChannelInput,
  statistics: OneChannelInput,
} satisfies Record<Category, unknown>;
const ConsentsChannelsInput = builder.inputType("ConsentsChannelsInput", {
  description: "Decisions about some channels; the others stay as they are.",
  fields: (t) => ({
    customized_offers: t.field({
      type: inputs.customized_offers,
      description: "Offers that suit the person.",
    }),
    personalized_services: t.field({
      type: inputs.personalized_services,
      description: "Hints at services that may be of use to the person.",
    }),
    gm_mag: t.field({ type: inputs.gm_mag, description: "The customer magazine." }),
    surveys: t.field({
      type: inputs.surveys,
      description: "Questions about how satisfied the person is.",
    }),
    data_sharing: t.field({
      type: inputs.data_sharing,
      description:
        "That companies of the group exchange contact and contract data, those of basic insurance excepted.",
    }),
    statistics: t.field({
      type: inputs.statistics,
      description: "That data are analysed anonymously, to improve products.",
    }),
  }),
});

builder.queryField("consentsChannels", (t) =>
  t.field({
    type: [ConsentsChannels],
    description: "Of every insured person for whom the account decides.",
    resolve: (_root, _args, ctx) => listConsents(ctx),
  }),
);

builder.mutationField("updateConsentsChannels", (t) =>
  t.field({
    type: ConsentsChannels,
    description: "Notes decisions of a person; answers how the consents stand now.",
    args: {
      insuredNumber: t.arg.int({ required: true }),
      consentsChannels: t.arg({
        type: ConsentsChannelsInput,
        required: true,
        description: "What was decided.",
      }),
      textVersion: t.arg.int({
        description:
          "The version of the texts that the person read; a CONFLICT if there is a newer one. The newest where it is left out.",
      }),
    },
    resolve: (_root, decision, ctx) => updateConsents(ctx, decision),
  }),
);

const Entry = builder.objectRef<ConsentsEntry>("ConsentsHistoryEntry").implement({
  description: "A decision about a channel; without one, other texts were published.",
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.string({ description: "An instant, ISO 8601.", resolve: ({ at }) => at.toISOString() }),
    textVersion: t.exposeInt("textVersion", {
      description: "The version of the texts that was decided about, or published.",
    }),
    category: t.exposeString("category", {
      nullable: true,
      description: "A field of ConsentsChannels; null where other texts were published.",
    }),
    channel: t.exposeString("channel", {
      nullable: true,
      description:
        "`mail`, `email`, `sms`, `phone` or `other`; null where other texts were published.",
    }),
    value: t.exposeInt("value", {
      nullable: true,
      description: "1: given. 0: taken back. Null where other texts were published.",
    }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether this account decided." }),
  }),
});
const History = builder
  .objectRef<{ total: number; entries: ConsentsEntry[] }>("ConsentsHistory")
  .implement({
    description: "A page of an insured person's decisions.",
    fields: (t) => ({
      total: t.exposeInt("total", { description: "How many there are on all pages." }),
      entries: t.expose("entries", {
        type: [Entry],
        description: "Twenty at most, the newest first.",
      }),
    }),
  });

builder.queryField("consentsHistory", (t) =>
  t.field({
    type: History,
    description: "What a person decided about consents, and when.",
    args: {
      insuredNumber: t.arg.int({ required: true }),
      page: t.arg.int({ description: "Counted from 1, which it is where it is left out." }),
    },
    resolve: (_root, { insuredNumber, page }, ctx) =>
      listConsentsHistory(ctx, { insuredNumber, page: page ?? 1 }),
  }),
);

interface Version {
  version: number;
  publishedAt: Date;
  texts: { category: string; title: string; text: string; summary?: string | undefined }[];
}
const ConsentWords = builder.objectRef<Version["texts"][number]>("ConsentWords").implement({
  description: "What a category of consent says.",
  fields: (t) => ({
    category: t.exposeString("category", {
      description: "A field of ConsentsChannels, such as `surveys`.",
    }),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    summary: t.exposeString("summary", {
      nullable: true,
      description: "The text in one or two easy sentences. Null where the version has none.",
    }),
  }),
});
const ConsentText = builder.objectRef<Version>("ConsentText").implement({
  description: "What people are asked to agree to.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: "Counted from 1; a decision names the version that was read.",
    }),
    publishedAt: t.string({
      description: "An instant, ISO 8601.",
      resolve: ({ publishedAt }) => publishedAt.toISOString(),
    }),
    texts: t.expose("texts", {
      type: [ConsentWords],
      description: "One for each category, in the language of the request.",
    }),
  }),
});

builder.queryField("consentTexts", (t) =>
  t.field({
    type: [ConsentText],
    description: "All versions, the present one first.",
    resolve: (_root, _args, ctx) => listConsentTexts(ctx),
  }),
);

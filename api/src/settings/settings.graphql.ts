import {
  Channel,
  Correspondance as CorrespondanceRule,
  type ChosenChannel,
  type NotificationPreferences as Preferences,
} from "@portal/model/settings.ts";
import { preferenceKeys } from "@portal/model/notifications.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { readOwnLanguage } from "../insurer/own-language.ts";
import { preferenceDescriptions } from "../notifications/notifications.graphql.ts";
import { Correspondance } from "../profile/profile.graphql.ts";
import {
  changeCorrespondence,
  changeMessageLanguage,
  entriesOf,
  readNotificationPreferences,
  updateNotificationPreferences,
} from "./settings.ts";

const ChannelEnum = builder.enumType("Channel", {
  description: "How a person is told of something new.",
  values: enumValues(Channel.options, {
    EMAIL: "By e-mail.",
    NONE: "Not at all; it stands behind the bell alone.",
    PUSH: "On the devices that agreed to it; by e-mail while there is none.",
    SMS: "By text message; by e-mail while no number is known.",
  }),
});

const kinds = Object.entries(preferenceDescriptions);

const NotificationChannel = builder.objectRef<ChosenChannel>("NotificationChannel").implement({
  description: "The channel of a kind of news.",
  fields: (t) => ({
    kind: t.exposeString("kind", {
      description: "The kind, by its name in NotificationPreferences; newer servers have more.",
    }),
    channel: t.field({
      type: ChannelEnum,
      description: "How the person is told of it.",
      resolve: ({ channel }) => Channel.parse(channel),
    }),
  }),
});

const NotificationPreferences = builder
  .objectRef<Preferences>("NotificationPreferences")
  .implement({
    description: "How a person is told of each kind of news.",
    fields: (t) => ({
      ...Object.fromEntries(
        preferenceKeys.map((kind) => [
          kind,
          t.field({
            type: ChannelEnum,
            description: preferenceDescriptions[kind],
            resolve: (channels) => channels[kind],
          }),
        ]),
      ),
      channels: t.field({
        type: [NotificationChannel],
        description: "Every kind with its channel, in the order of the settings.",
        resolve: entriesOf,
      }),
    }),
  });

const NotificationPreferencesInput = builder.inputType("NotificationPreferencesInput", {
  description:
    "How the person wants to be told. A kind of news that is left out or null keeps its channel.",
  fields: (t) =>
    Object.fromEntries(
      kinds.map(([kind, description]) => [kind, t.field({ type: ChannelEnum, description })]),
    ),
});

builder.queryField("notificationPreferences", (t) =>
  t.field({
    type: NotificationPreferences,
    description: "How the person is told of each kind of news.",
    resolve: (_root, _args, ctx) => readNotificationPreferences(ctx),
  }),
);

builder.mutationField("updateNotificationPreferences", (t) =>
  t.field({
    type: NotificationPreferences,
    description: "Chooses how the person is told of each kind of news; answers what holds now.",
    args: { input: t.arg({ type: NotificationPreferencesInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateNotificationPreferences(ctx, input),
  }),
);

builder.mutationField("changeCorrespondence", (t) =>
  t.field({
    type: Correspondance,
    description: "Chooses letters on paper or in the portal; answers what holds now.",
    args: {
      correspondance: t.arg({
        type: Correspondance,
        required: true,
        description: "How letters shall arrive.",
      }),
    },
    resolve: (_root, { correspondance }, ctx) =>
      changeCorrespondence(ctx, { correspondance: CorrespondanceRule.parse(correspondance) }),
  }),
);

builder.queryField("messageLanguage", (t) =>
  t.string({
    description: "The language of letters and messages to the account, such as `fr`.",
    resolve: (_root, _args, ctx) => readOwnLanguage(ctx),
  }),
);

builder.mutationField("changeMessageLanguage", (t) =>
  t.string({
    description: "Chooses the language of letters and messages; answers what holds now.",
    args: {
      language: t.arg.string({ required: true, description: "One of `fr`, `de`, `it` and `en`." }),
    },
    resolve: (_root, { language }, ctx) => changeMessageLanguage(ctx, { language }),
  }),
);

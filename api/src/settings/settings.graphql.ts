import {
  Channel,
  Correspondance as CorrespondanceRule,
  type NotificationPreferences as PreferencesShape,
} from "@portal/model/settings.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { Correspondance } from "../profile/profile.graphql.ts";
import {
  changeCorrespondence,
  readNotificationPreferences,
  updateNotificationPreferences,
} from "./settings.ts";

const ChannelEnum = builder.enumType("Channel", {
  description: "How somebody is told of something new.",
  values: enumValues(Channel.options, {
    EMAIL: "By e-mail.",
    NONE: "Not at all; it stands behind the bell alone.",
    PUSH: "On the devices that agreed to it; by e-mail while there is none.",
    SMS: "By text message; by e-mail while no number is known.",
  }),
});

const NotificationPreferences = builder
  .objectRef<PreferencesShape>("NotificationPreferences")
  .implement({
    description: "How somebody is told of each kind of news.",
    fields: (t) => ({
      invoiceNew: t.expose("invoiceNew", { type: ChannelEnum, description: "A new invoice." }),
      invoiceReminder: t.expose("invoiceReminder", {
        type: ChannelEnum,
        description: "An invoice that was not paid.",
      }),
      refundNew: t.expose("refundNew", { type: ChannelEnum, description: "A statement of care." }),
      communicationNew: t.expose("communicationNew", {
        type: ChannelEnum,
        description: "Something that the insurer has to say.",
      }),
      certificatNew: t.expose("certificatNew", {
        type: ChannelEnum,
        description: "A certificate, a policy or a card.",
      }),
    }),
  });

const NotificationPreferencesInput = builder
  .inputRef<PreferencesShape>("NotificationPreferencesInput")
  .implement({
    description: "How the person wants to be told of each kind of news.",
    fields: (t) => ({
      invoiceNew: t.field({ type: ChannelEnum, required: true, description: "A new invoice." }),
      invoiceReminder: t.field({
        type: ChannelEnum,
        required: true,
        description: "An invoice that was not paid.",
      }),
      refundNew: t.field({
        type: ChannelEnum,
        required: true,
        description: "A statement of care.",
      }),
      communicationNew: t.field({
        type: ChannelEnum,
        required: true,
        description: "Something that the insurer has to say.",
      }),
      certificatNew: t.field({
        type: ChannelEnum,
        required: true,
        description: "A certificate, a policy or a card.",
      }),
    }),
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

import {
  Channel,
  Correspondance as CorrespondanceRule,
  type NotificationPreferences as PreferencesShape,
} from "@portal/model/settings.ts";
import { builder } from "../core/http/graphql.ts";
import { Correspondance } from "../profile/profile.graphql.ts";
import {
  changeCorrespondence,
  readNotificationPreferences,
  updateNotificationPreferences,
} from "./settings.ts";

const ChannelEnum = builder.enumType("Channel", {
  description: "How somebody is told of something new.",
  values: Channel.options,
});

const NotificationPreferences = builder
  .objectRef<PreferencesShape>("NotificationPreferences")
  .implement({
    description: "How somebody is told of each kind of news.",
    fields: (t) => ({
      invoiceNew: t.expose("invoiceNew", { type: ChannelEnum }),
      invoiceReminder: t.expose("invoiceReminder", { type: ChannelEnum }),
      refundNew: t.expose("refundNew", { type: ChannelEnum }),
      communicationNew: t.expose("communicationNew", { type: ChannelEnum }),
      certificatNew: t.expose("certificatNew", { type: ChannelEnum }),
    }),
  });

const NotificationPreferencesInput = builder
  .inputRef<PreferencesShape>("NotificationPreferencesInput")
  .implement({
    fields: (t) => ({
      invoiceNew: t.field({ type: ChannelEnum, required: true }),
      invoiceReminder: t.field({ type: ChannelEnum, required: true }),
      refundNew: t.field({ type: ChannelEnum, required: true }),
      communicationNew: t.field({ type: ChannelEnum, required: true }),
      certificatNew: t.field({ type: ChannelEnum, required: true }),
    }),
  });

builder.queryField("notificationPreferences", (t) =>
  t.field({
    type: NotificationPreferences,
    resolve: (_root, _args, ctx) => readNotificationPreferences(ctx),
  }),
);

builder.mutationField("updateNotificationPreferences", (t) =>
  t.field({
    type: NotificationPreferences,
    args: { input: t.arg({ type: NotificationPreferencesInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateNotificationPreferences(ctx, input),
  }),
);

builder.mutationField("changeCorrespondence", (t) =>
  t.field({
    type: Correspondance,
    args: { correspondance: t.arg({ type: Correspondance, required: true }) },
    resolve: (_root, { correspondance }, ctx) =>
      changeCorrespondence(ctx, { correspondance: CorrespondanceRule.parse(correspondance) }),
  }),
);

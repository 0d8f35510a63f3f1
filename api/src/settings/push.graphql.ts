import type { PushDevice } from "@portal/model/settings.ts";
import { builder } from "../core/http/graphql.ts";
import {
  type PushDevices as PushDevicesShape,
  readPushDevices,
  subscribePush,
  unsubscribePush,
} from "./push.ts";

const PushDevices = builder.objectRef<PushDevicesShape>("PushDevices").implement({
  description: "Where push messages arrive.",
  fields: (t) => ({
    count: t.exposeInt("count"),
    isHere: t.exposeBoolean("isHere", {
      description: "Whether the asking browser is one of them.",
    }),
  }),
});

const PushDeviceInput = builder.inputRef<PushDevice>("PushDeviceInput").implement({
  description: "A browser, as its push service describes it.",
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    p256dh: t.string({ required: true }),
    auth: t.string({ required: true }),
  }),
});

builder.queryField("pushDevices", (t) =>
  t.field({
    type: PushDevices,
    args: { endpoint: t.arg.string() },
    resolve: (_root, { endpoint }, ctx) => readPushDevices(ctx, endpoint ?? undefined),
  }),
);

builder.mutationField("subscribePush", (t) =>
  t.field({
    type: PushDevices,
    args: { device: t.arg({ type: PushDeviceInput, required: true }) },
    resolve: (_root, { device }, ctx) => subscribePush(ctx, device),
  }),
);

builder.mutationField("unsubscribePush", (t) =>
  t.field({
    type: PushDevices,
    args: { endpoint: t.arg.string({ required: true }) },
    resolve: (_root, { endpoint }, ctx) => unsubscribePush(ctx, endpoint),
  }),
);

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
    count: t.exposeInt("count", {
      description: "How many browsers of the account are subscribed.",
    }),
    isHere: t.exposeBoolean("isHere", {
      description: "Whether the asking browser is one of them.",
    }),
  }),
});

const PushDeviceInput = builder.inputRef<PushDevice>("PushDeviceInput").implement({
  description: "A browser, as its push service describes it.",
  fields: (t) => ({
    endpoint: t.string({ required: true, description: "The address at the push service." }),
    p256dh: t.string({
      required: true,
      description: "The public key of the subscription, as the browser gives it.",
    }),
    auth: t.string({
      required: true,
      description: "The secret of the subscription, as the browser gives it.",
    }),
  }),
});

builder.queryField("pushDevices", (t) =>
  t.field({
    type: PushDevices,
    description: "Where push messages arrive.",
    args: {
      endpoint: t.arg.string({
        description:
          "The asking browser's address at the push service; left out where it has none.",
      }),
    },
    resolve: (_root, { endpoint }, ctx) => readPushDevices(ctx, endpoint ?? undefined),
  }),
);

builder.mutationField("subscribePush", (t) =>
  t.field({
    type: PushDevices,
    description: "Has push messages arrive in a browser; answers how that stands.",
    args: { device: t.arg({ type: PushDeviceInput, required: true, description: "The browser." }) },
    resolve: (_root, { device }, ctx) => subscribePush(ctx, device),
  }),
);

builder.mutationField("unsubscribePush", (t) =>
  t.field({
    type: PushDevices,
    description: "Ends push messages in a browser; answers how that stands.",
    args: {
      endpoint: t.arg.string({
        required: true,
        description: "The address at the push service by which the browser is known.",
      }),
    },
    resolve: (_root, { endpoint }, ctx) => unsubscribePush(ctx, endpoint),
  }),
);

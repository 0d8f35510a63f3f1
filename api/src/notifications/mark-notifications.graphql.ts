import { builder } from "../core/http/graphql.ts";
import { Notification } from "./notifications.graphql.ts";
import {
  markNotificationsRead,
  markNotificationsSeen,
  updateNotificationStatus,
} from "./notifications.ts";

builder.mutationField("updateNotificationStatus", (t) =>
  t.field({
    type: Notification,
    description: "Marks a notification as seen, read or dismissed; answers it as it stands now.",
    args: {
      id: t.arg.id({ required: true }),
      seen: t.arg.boolean({
        description:
          "True marks it as seen, false as unseen. It stays as it is where this is left out.",
      }),
      read: t.arg.boolean({
        description:
          "True marks it as read, which is also seen. It stays as it is where this is left out.",
      }),
      deleted: t.arg.boolean({
        description: "True dismisses it. It stays as it is where this is left out.",
      }),
    },
    resolve: (_root, args, ctx) => updateNotificationStatus(ctx, args),
  }),
);

builder.mutationField("markNotificationsSeen", (t) =>
  t.int({
    description: "Marks several as seen at once; answers how many are left unseen.",
    args: { ids: t.arg.idList({ required: true, description: "Which ones." }) },
    resolve: (_root, { ids }, ctx) => markNotificationsSeen(ctx, ids),
  }),
);

builder.mutationField("markNotificationsRead", (t) =>
  t.int({
    description: "Marks several as read at once; answers how many are left unread.",
    args: { ids: t.arg.idList({ required: true, description: "Which ones." }) },
    resolve: (_root, { ids }, ctx) => markNotificationsRead(ctx, ids),
  }),
);

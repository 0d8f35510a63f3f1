import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../../core/http/api.ts";

const UnreadMessages = graphql(`
  query UnreadMessages {
    conversations {
      unread
    }
  }
`);

/** The number of unread answers. Loaded when a menu opens, because most visits open none. */
export const unreadMessages = queryOptions({
  queryKey: ["conversations", "unread"],
  queryFn: async () => {
    const { conversations } = await query(UnreadMessages, {}, { silent: true });
    return conversations.reduce((sum, { unread }) => sum + unread, 0);
  },
});

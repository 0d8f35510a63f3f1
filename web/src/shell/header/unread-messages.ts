import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../../core/http/api.ts";

const UnreadMessages = graphql(`
  query UnreadMessages {
    conversations {
      unread
    }
  }
`);

/** How many answers are unread. Asked when a menu opens: most pages are left without one. */
export const unreadMessages = queryOptions({
  queryKey: ["conversations", "unread"],
  queryFn: async () => {
    const { conversations } = await query(UnreadMessages, {}, { silent: true });
    return conversations.reduce((sum, { unread }) => sum + unread, 0);
  },
});

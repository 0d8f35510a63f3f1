import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { type Conversation, conversationsQuery } from "../conversations.ts";

const MarkConversationSeen = graphql(`
  mutation MarkConversationSeen($id: ID!) {
    markConversationSeen(id: $id)
  }
`);

/**
 * Whoever has the answers before their eyes has read them. The page itself still shows which were new; the list and the
 * bell forget it.
 */
export function useSeen({ id, unread }: Conversation): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (unread === 0) return;
    const mark = async () => {
      await query(MarkConversationSeen, { id }, { silent: true });
      void cache.invalidateQueries(conversationsQuery);
      void cache.invalidateQueries({ queryKey: ["conversations", "unread"] });
      void cache.invalidateQueries({ queryKey: ["notifications"] });
    };
    // What could not be marked is still unread the next time.
    mark().catch(() => undefined);
  }, [id, unread, cache]);
}

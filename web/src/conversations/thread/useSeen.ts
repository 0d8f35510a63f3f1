import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { usePortal } from "../../core/portal.tsx";
import { type Conversation, conversationsQuery } from "../conversations.ts";

const MarkConversationSeen = graphql(`
  mutation MarkConversationSeen($id: ID!) {
    markConversationSeen(id: $id)
  }
`);

/** Marks the shown answers as read. The page still shows which were new; the list and the bell no longer do. */
export function useSeen({ id, unread }: Conversation): void {
  const cache = useQueryClient();
  const { actingFor } = usePortal();
  // What a representative opens stays unread for the account.
  const isOwn = !actingFor;
  useEffect(() => {
    if (unread === 0 || !isOwn) return;
    const mark = async () => {
      await query(MarkConversationSeen, { id }, { silent: true });
      void cache.invalidateQueries(conversationsQuery);
      void cache.invalidateQueries({ queryKey: ["conversations", "unread"] });
      void cache.invalidateQueries({ queryKey: ["notifications"] });
    };
    // Answers that could not be marked stay unread until the next visit.
    mark().catch(() => undefined);
  }, [id, unread, isOwn, cache]);
}

import { useQuery } from "../../core/http/useQuery.ts";
import { graphql, query } from "../../core/http/api.ts";
import { usePortal } from "../../core/portal.tsx";

const Unread = graphql(`
  query UnreadNotifications {
    unreadNotifications
  }
`);

export const unreadKey = ["notifications", "unread"];

/** The number of unread notifications: at first the one that the portal loaded. */
export function useUnread(): number {
  const { unreadNotifications } = usePortal();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: async () =>
      (await query(Unread, {}, { silent: true, background: true })).unreadNotifications,
    initialData: unreadNotifications,
    staleTime: Infinity,
  });
  return data;
}

import { useQuery } from "@tanstack/react-query";
import { graphql, query } from "../../core/http/api.ts";
import { usePortal } from "../../core/portal.tsx";

const Unseen = graphql(`
  query UnseenNotifications {
    unseenNotifications
  }
`);

export const unseenKey = ["notifications", "unseen"];

/** How many notifications nobody has looked at: at first what the portal itself brought. */
export function useUnseen(): number {
  const { unseenNotifications } = usePortal();
  const { data } = useQuery({
    queryKey: unseenKey,
    queryFn: async () =>
      (await query(Unseen, {}, { silent: true, unattended: true })).unseenNotifications,
    initialData: unseenNotifications,
    staleTime: Infinity,
  });
  return data;
}

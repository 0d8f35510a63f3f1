import { useEffect } from "react";
import { beforeLeaving } from "../../core/session/session.ts";
import { useUnread } from "./useUnread.ts";

/** Shows the number of unread notifications on the icon of the installed portal, until the customer is signed out. */
export function useAppBadge(): void {
  const unread = useUnread();
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return undefined;
    void navigator.setAppBadge(unread).catch(() => undefined);
    return beforeLeaving(() => navigator.clearAppBadge().catch(() => undefined));
  }, [unread]);
}

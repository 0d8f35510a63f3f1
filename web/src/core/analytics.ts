import { cookieSettings } from "./session/cookie-settings.ts";

/** What somebody did, for whoever counts how the portal is used. It never says who, nor what stands in their papers. */
export interface AnalyticsEvent {
  readonly name: "notification_read" | "promotion_opened" | "card_order_failed";
  readonly type: string;
}

declare global {
  interface WindowEventMap {
    "portal:analytics": CustomEvent<AnalyticsEvent>;
  }
}

/** Hands an event to the sink of this installation, if it has one: only to those who allowed it. */
export function track(event: AnalyticsEvent): void {
  if (!cookieSettings().analytics) return;
  dispatchEvent(new CustomEvent("portal:analytics", { detail: event }));
}

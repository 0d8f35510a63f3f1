import { cookieSettings } from "./session/cookie-settings.ts";

/** An analytics event; it identifies no customer and carries no content of their documents. */
export interface AnalyticsEvent {
  readonly name: "notification_read" | "promotion_opened" | "card_order_failed";
  readonly type: string;
}

declare global {
  interface WindowEventMap {
    "portal:analytics": CustomEvent<AnalyticsEvent>;
  }
}

/** Dispatches an event to the analytics sink of this installation, if the customer allowed analytics cookies. */
export function track(event: AnalyticsEvent): void {
  if (!cookieSettings().analytics) return;
  dispatchEvent(new CustomEvent("portal:analytics", { detail: event }));
}

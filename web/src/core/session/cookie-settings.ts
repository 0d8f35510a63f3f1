import { useSyncExternalStore } from "react";
import { useEnvironment } from "../environment.ts";
import { readCookie, writeCookie } from "../cookies.ts";

const cookieName = "cookie_settings";
const keptDays = 365;

/** The optional cookie categories that the customer allows. */
export interface CookieSettings {
  readonly analytics: boolean;
  readonly marketing: boolean;
}
export const nothingAllowed: CookieSettings = { analytics: false, marketing: false };
export const everythingAllowed: CookieSettings = { analytics: true, marketing: true };

const watchers = new Set<() => void>();

/** The choice in the cookie; `undecided` without one. */
export function useCookieSettings(): CookieSettings | "undecided" {
  const { cookies } = useEnvironment();
  const read = () => keptIn(cookies());
  const kept = useSyncExternalStore(subscribe, read, read);
  return kept === "undecided" ? kept : settingsIn(kept);
}

/** Nothing is allowed before the customer has chosen. */
export function cookieSettings(): CookieSettings {
  return settingsIn(keptIn(document.cookie));
}

function settingsIn(kept: string): CookieSettings {
  const allowed = new URLSearchParams(kept);
  return {
    analytics: allowed.get("analytics") === "1",
    marketing: allowed.get("marketing") === "1",
  };
}

export function saveCookieSettings({ analytics, marketing }: CookieSettings): void {
  writeCookie(
    cookieName,
    `analytics=${Number(analytics)}&marketing=${Number(marketing)}`,
    keptDays,
  );
  for (const watcher of watchers) watcher();
}

function keptIn(cookies: string): string {
  return readCookie(cookieName, cookies) ?? "undecided";
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

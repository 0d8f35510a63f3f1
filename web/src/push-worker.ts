import { brand } from "@portal/brand/brand.ts";
import { type Language, preferredLanguage, isLanguage } from "@portal/model/portal/languages.ts";
import { pocketContent, type PocketContent } from "./parts/pocket/pocket-cards.ts";
import { eraseDatabase } from "./core/device-marks.ts";
import { readDevice } from "./core/device-store.ts";
import { emergencyPage } from "./emergency-page.ts";
import { pocketPage } from "./pocket-page.ts";
import { unreachablePage } from "./unreachable-page.ts";

/** The used part of a service worker's scope, because the types of workers conflict with those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window" }): Promise<{ focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  navigator: { language: string; setAppBadge?: () => Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: AskedEvent) => void): void;
  addEventListener(name: "push", listener: (event: PushedEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: ClickedEvent) => void): void;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface PushedEvent extends WorkerEvent {
  data: { json(): { title?: string; body?: string } } | null;
}
interface ClickedEvent extends WorkerEvent {
  notification: Notification;
}

/**
 * Shows push notifications, and opens the portal. It caches no page; for an unreachable one it answers with an offline
 * page, which retries by itself. It answers `/pocket` with the cards that the person keeps on this device, and
 * `/emergency` where the network does not reach.
 */
declare const self: WorkerScope;

// It keeps nothing of its own, so a newer worker takes over at once.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

// Navigation preload: the browser requests the page while this worker starts.
self.addEventListener("activate", (event) => {
  const { navigationPreload } = self.registration;
  event.waitUntil(navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith(answerFor(event, new URL(request.url)));
});

async function answerFor(event: AskedEvent, address: URL): Promise<Response> {
  if (isSignOut(address)) event.waitUntil(eraseDatabase());
  if (address.pathname === "/pocket") {
    const kept = await keptCards();
    if (kept) {
      // The browser asked the network too; nothing waits for that answer.
      event.waitUntil(event.preloadResponse.catch(() => undefined));
      return pocketPage(kept, new Date());
    }
  }
  try {
    return await askFor(event);
  } catch {
    return unreachable(address);
  }
}

async function unreachable(address: URL): Promise<Response> {
  const kept = await keptCards();
  const asked = address.searchParams.get("lang");
  const language = isLanguage(asked) ? asked : (kept?.language ?? deviceLanguage());
  if (address.pathname === "/emergency") return emergencyPage(language, kept !== undefined);
  return unreachablePage(language, address, kept !== undefined);
}

function deviceLanguage(): Language {
  return preferredLanguage([self.navigator.language]) ?? "fr";
}

async function keptCards(): Promise<PocketContent | undefined> {
  return pocketContent(await readDevice(Date.now()));
}

/** A sign-out by its address; the end of an idle session, and a tab that follows another one, keep the cards. */
function isSignOut({ pathname, searchParams }: URL): boolean {
  return pathname === "/logout" && !searchParams.has("because") && !searchParams.has("then");
}

async function askFor({ request, preloadResponse }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

self.addEventListener("push", (event) => {
  const { title = brand.name, body = "" } = messageIn(event);
  const shown = self.registration.showNotification(title, { body, icon: "/icon-192.png" });
  // The message does not say how much is unread: the badge has no number until the portal is opened.
  const marked = self.navigator.setAppBadge?.().catch(() => undefined);
  event.waitUntil(Promise.all([shown, marked]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPortal());
});

/** Browsers penalize a push without a notification: an unreadable one shows only the portal's name. */
function messageIn({ data }: PushedEvent): { title?: string; body?: string } {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

async function showPortal(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (open) await open.focus();
  else await self.clients.openWindow("/");
}

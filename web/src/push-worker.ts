import { brand } from "@portal/brand/brand.ts";
import { unreachablePage } from "./unreachable-page.ts";

/** The used part of a service worker's scope, because the types of workers conflict with those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window" }): Promise<{ focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  navigator: { language: string };
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
 * page, which retries by itself.
 */
declare const self: WorkerScope;

// Navigation preload: the browser requests the page while this worker starts.
self.addEventListener("activate", (event) => {
  const { navigationPreload } = self.registration;
  event.waitUntil(navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith(
    askFor(event).catch(() => unreachablePage(self.navigator.language, new URL(request.url))),
  );
});

async function askFor({ request, preloadResponse }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

self.addEventListener("push", (event) => {
  const { title = brand.name, body = "" } = messageIn(event);
  const shown = self.registration.showNotification(title, { body, icon: "/icon.svg" });
  event.waitUntil(shown);
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

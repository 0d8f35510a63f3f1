import { brand } from "@portal/brand/brand.ts";
import { unreachablePage } from "./unreachable-page.ts";

/** The little of a service worker that is used here: the types of workers do not go together with those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wish: { type: "window" }): Promise<{ focus(): Promise<unknown> }[]>;
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
 * Shows what is pushed, and leads to the portal. No page is kept here; one that cannot be reached is answered with a
 * word of ours instead of the browser's, which goes on by itself once there is a network.
 */
declare const self: WorkerScope;

// The browser asks for a page while this worker still wakes up.
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

/** Browsers punish a push that shows nothing: one that cannot be read is shown by our name alone. */
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

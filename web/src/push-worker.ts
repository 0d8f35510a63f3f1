import { brand } from "@portal/brand/brand.ts";

/** The little of a service worker that is used here: the types of workers do not go together with those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wish: { type: "window" }): Promise<{ focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(name: "push", listener: (event: PushedEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: ClickedEvent) => void): void;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PushedEvent extends WorkerEvent {
  data: { json(): { title?: string; body?: string } } | null;
}
interface ClickedEvent extends WorkerEvent {
  notification: Notification;
}

/** Shows what is pushed, and leads to the portal. It answers no request: pages are never kept here. */
declare const self: WorkerScope;

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

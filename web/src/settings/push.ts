import type { PushDevice } from "@portal/model/settings.ts";
import { configuration } from "../core/configuration.ts";
import { mobileSystem } from "../core/mobile.ts";
import { registerWorker } from "../core/service-worker.ts";

/** Whether this browser supports push notifications, and whether they are allowed. */
export type PushSupport = "unsupported" | "needsHomeScreen" | "blocked" | "possible";

export function pushSupport(): PushSupport {
  const knowsPush =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // iOS supports push only for pages on the home screen.
  if (!knowsPush)
    return mobileSystem(navigator.userAgent) === "iOS" ? "needsHomeScreen" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

/** The subscription of this browser under the current key. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== "possible" || Notification.permission !== "granted") return undefined;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const kept = await registration?.pushManager.getSubscription();
  return kept && isOfOurKey(kept) ? kept : undefined;
}

/** Asks for permission, then subscribes; nothing if the customer refuses. */
export async function subscribeHere(): Promise<PushDevice | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const kept = await pushManager.getSubscription();
  if (kept && !isOfOurKey(kept)) await kept.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: configuration().pushPublicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

function isOfOurKey({ options }: PushSubscription): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCodePoint(...bytes));
  const key = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return key === configuration().pushPublicKey;
}

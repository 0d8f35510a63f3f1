import { mobileDevice } from "./mobile.ts";
import { trustedWorkerUrl } from "./trusted-worker-url.ts";

const address = "/push-worker.js";

/** The service worker shows push notifications and serves the offline page. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedWorkerUrl("push", address), {
    updateViaCache: "none",
  });
}

/** A phone discards background tabs and reloads them later, possibly offline, so it needs the offline page. */
export function installOfflineFallback(): void {
  if (!mobileDevice(navigator) || !("serviceWorker" in navigator)) return;
  const register = () => void registerWorker().catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

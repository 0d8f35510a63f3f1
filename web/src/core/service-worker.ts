import { mobileDevice } from "./mobile.ts";
import { trustedWorkerUrl } from "./trusted-worker-url.ts";

const address = "/push-worker.js";

/** The worker of the portal: it shows what is pushed, and stands in for a page that cannot be reached. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedWorkerUrl("push-worker", address), {
    updateViaCache: "none",
  });
}

/** A phone gives up the tabs that nobody looks at, and opens them again wherever its owner is then. */
export function installOfflineFallback(): void {
  if (!mobileDevice(navigator) || !("serviceWorker" in navigator)) return;
  const register = () => void registerWorker().catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

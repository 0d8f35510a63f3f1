import { readCookie, removeCookie } from "./cookies.ts";

/** The database of what the person keeps on this device beyond the session. */
export const deviceDatabase = "kept-on-device";
/** Says that something is kept; the page after a sign-out reads it too (`api/src/core/cookies.ts`). */
export const deviceCookie = "kept_on_device";

/** Whether something is kept on this device. */
export function isKeptOnDevice(): boolean {
  return readCookie(deviceCookie, document.cookie) !== undefined;
}

/** Removes what is kept on this device. */
export function forgetDevice(): Promise<void> {
  removeCookie(deviceCookie);
  return eraseDatabase();
}

/** Removes the database, and waits for it; a service worker has no cookies. */
export function eraseDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(deviceDatabase);
    for (const end of ["success", "error", "blocked"] as const)
      request.addEventListener(end, () => resolve(), { once: true });
  });
}

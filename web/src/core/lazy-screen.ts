import { type ComponentType, lazy } from "react";

export type Screen = ComponentType & { readonly preload?: () => void };

/** A screen whose code is fetched when somebody goes there, or reaches for a link to it. */
export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  const screen = lazy(async () => ({ default: await load() }));
  return Object.assign(screen, { preload: () => void load().catch(() => undefined) });
}

const reloadMark = "reloaded_at";
const patienceMs = 60_000;

/** After a new release the old code is gone from the server: the page is loaded anew, but not in a circle. */
export function reloadOnMissingCode(): void {
  addEventListener("vite:preloadError", () => {
    const reloadedAt = Number(sessionStorage.getItem(reloadMark));
    if (Date.now() - reloadedAt < patienceMs) return;
    sessionStorage.setItem(reloadMark, String(Date.now()));
    location.reload();
  });
}

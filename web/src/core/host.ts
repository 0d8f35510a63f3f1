import { createContext, use, useSyncExternalStore } from "react";

/**
 * What a render may know of where it runs: the clock, the device, and what the browser keeps. A render asks here and
 * nowhere else, so that the portal can also be drawn where there is no browser: there, they come with the request.
 */
export interface Host {
  readonly now: () => Date;
  readonly device: () => { userAgent: string; maxTouchPoints: number };
  readonly cookies: () => string;
  /** What this tab keeps until it is closed. */
  readonly kept: (name: string) => string | null;
}

const browser: Host = {
  now: () => new Date(),
  device: () => navigator,
  cookies: () => document.cookie,
  kept: (name) => sessionStorage.getItem(name),
};

export const HostContext = createContext(browser);

export function useHost(): Host {
  return use(HostContext);
}

/** Where something may be drawn outside its place; nothing yet in the very first render. */
export function usePageBody(): HTMLElement | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => undefined,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

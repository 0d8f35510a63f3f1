import { createContext, use, useSyncExternalStore } from "react";
import type { TextGroup } from "./language/texts.ts";

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
  /** Hears which texts are read, where somebody has to bring them. */
  readonly reads?: (group: TextGroup) => void;
}

export const browser: Host = {
  now: () => new Date(),
  device: () => navigator,
  cookies: () => document.cookie,
  kept: (name) => sessionStorage.getItem(name),
};

/**
 * The browser that takes over a painted page: its first render goes by what the server knew, and by the clock it looked
 * at; from then on it is a browser as any other.
 */
export function takingOver(paintedAt: number): { host: Host; settle: () => void } {
  let isSettled = false;
  const host: Host = {
    ...browser,
    now: () => (isSettled ? browser.now() : new Date(paintedAt)),
    device: () =>
      isSettled ? browser.device() : { userAgent: navigator.userAgent, maxTouchPoints: 0 },
    kept: (name) => (isSettled ? browser.kept(name) : null),
  };
  const settle = () => {
    isSettled = true;
  };
  return { host, settle };
}

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

/** For what is another thing in the very first render, and stays as it is from then on. */
export function neverChanges(): () => void {
  return () => undefined;
}

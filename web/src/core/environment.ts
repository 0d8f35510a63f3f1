import { createContext, use, useSyncExternalStore } from "react";
import type { TextGroup } from "./texts/texts.ts";

/**
 * The clock, the device and the browser's storage, as a render may use them. A render reads them only here, because on
 * the server they come with the request.
 */
export interface Environment {
  readonly now: () => Date;
  readonly device: () => { userAgent: string; maxTouchPoints: number };
  readonly cookies: () => string;
  /** Reads sessionStorage. */
  readonly kept: (name: string) => string | null;
  /** Called with each group of texts that a render reads: the server sends their files with the page. */
  readonly reads?: (group: TextGroup) => void;
}

export const browserEnvironment: Environment = {
  now: () => new Date(),
  device: () => navigator,
  cookies: () => document.cookie,
  kept: (name) => sessionStorage.getItem(name),
};

/**
 * The browser while it hydrates a server-rendered page: the first render uses the server's clock and its knowledge of
 * the device, because other markup would be a hydration error. After `settle` it is the browser's own.
 */
export function hydratingEnvironment(renderedAt: number): {
  environment: Environment;
  settle: () => void;
} {
  let isSettled = false;
  const environment: Environment = {
    ...browserEnvironment,
    now: () => (isSettled ? browserEnvironment.now() : new Date(renderedAt)),
    device: () =>
      isSettled
        ? browserEnvironment.device()
        : { userAgent: navigator.userAgent, maxTouchPoints: 0 },
    kept: (name) => (isSettled ? browserEnvironment.kept(name) : null),
  };
  const settle = () => {
    isSettled = true;
  };
  return { environment, settle };
}

export const EnvironmentContext = createContext(browserEnvironment);

export function useEnvironment(): Environment {
  return use(EnvironmentContext);
}

/** The body, for portals; undefined on the server and during hydration. */
export function usePageBody(): HTMLElement | undefined {
  return useSyncExternalStore(
    noopSubscribe,
    () => document.body,
    () => undefined,
  );
}

/** For a `useSyncExternalStore` whose value differs between server and browser and never changes later. */
export function noopSubscribe(): () => void {
  return () => undefined;
}

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { noopSubscribe } from "./environment.ts";

/** Resolves in an idle period, or after 100 ms where the browser has no requestIdleCallback (Safari). */
export function whenIdle(): Promise<unknown> {
  if (!("requestIdleCallback" in window)) return new Promise((done) => setTimeout(done, 100));
  return new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}

/** Resolves after the next frame, or after 100 ms in a hidden tab, which has no frames. */
function frame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}

let queue: Promise<unknown> = Promise.resolve();
let hasNavigated = false;

/** From the first navigation on nothing is deferred: restoring a scroll position needs the full height of the page. */
export function onFirstNavigation(): void {
  hasNavigated = true;
}

/** One idle period and one frame for each caller, so that deferred parts are laid out in separate tasks. */
function nextIdleFrame(): Promise<unknown> {
  queue = queue.then(frame).then(whenIdle);
  return queue;
}

/** True after the component's idle period, when parts below the first view render; only the first page defers. */
export function useDeferred(): boolean {
  const [isIdle, setHasCome] = useState(false);
  const isLater = useSyncExternalStore(
    noopSubscribe,
    () => hasNavigated,
    () => false,
  );
  useEffect(() => {
    void nextIdleFrame().then(() => startTransition(() => setHasCome(true)));
  }, []);
  return isIdle || isLater;
}

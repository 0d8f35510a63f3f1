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

/** Settled once the parts before have been rendered. */
let queue: Promise<unknown> = Promise.resolve();
let hasNavigated = false;

/** From the first navigation on nothing is deferred: restoring a scroll position needs the full height of the page. */
export function onFirstNavigation(): void {
  hasNavigated = true;
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
    if (isIdle) return undefined;
    // Each part is rendered before the next begins, so that each is laid out in a task of its own.
    let end = () => {};
    const rendered = new Promise<void>((done) => (end = done));
    const turn = queue.then(frame).then(whenIdle);
    queue = turn.then(() => rendered);
    void turn.then(() => startTransition(() => setHasCome(true)));
    return () => end();
  }, [isIdle]);
  return isIdle || isLater;
}

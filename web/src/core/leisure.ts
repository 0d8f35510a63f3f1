import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { neverChanges } from "./host.ts";

/** A moment in which nothing else is to be done; some browsers do not tell, and get a short while. */
export function leisure(): Promise<unknown> {
  if (!("requestIdleCallback" in window)) return new Promise((done) => setTimeout(done, 100));
  return new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}

/** Until what was drawn last can be seen, or soon in a tab that nobody sees. */
function frame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}

let turns: Promise<unknown> = Promise.resolve();
let isSettled = false;

/** Whoever goes on finds each page whole, and whoever comes back finds it at its height. */
export function endFirstPage(): void {
  isSettled = true;
}

/** A quiet moment and a frame of one's own: whatever else waits for one comes before or after, and is laid out apart. */
function turn(): Promise<unknown> {
  turns = turns.then(frame).then(leisure);
  return turns;
}

/**
 * Whether there was such a moment since the component came: what nobody waits for is drawn from then on, part after part,
 * so that none of them holds the page up. Only the first page of a visit puts anything off.
 */
export function useLeisure(): boolean {
  const [hasCome, setHasCome] = useState(false);
  const isLater = useSyncExternalStore(
    neverChanges,
    () => isSettled,
    () => false,
  );
  useEffect(() => {
    void turn().then(() => startTransition(() => setHasCome(true)));
  }, []);
  return hasCome || isLater;
}

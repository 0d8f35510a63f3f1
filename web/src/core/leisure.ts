import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { neverChanges } from "./host.ts";

/** A moment in which nothing else is to be done; some browsers do not tell, and get a short while. */
export function leisure(): Promise<unknown> {
  if (!("requestIdleCallback" in window)) return new Promise((done) => setTimeout(done, 100));
  return new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}

let turns: Promise<unknown> = Promise.resolve();
let waiting = 0;
let isSettled = false;

/** A quiet moment of one's own: whatever else waits for one comes before or after. */
function turn(): Promise<unknown> {
  waiting += 1;
  turns = turns.then(leisure).then(() => {
    waiting -= 1;
    isSettled ||= waiting === 0;
  });
  return turns;
}

/**
 * Whether there was such a moment since the component came: what nobody waits for is drawn from then on, part after part,
 * so that none of them holds the page up. Once the first page of a visit is whole, nothing is put off any more.
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

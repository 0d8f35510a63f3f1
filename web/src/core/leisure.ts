import { startTransition, useEffect, useState } from "react";

/** A moment in which nothing else is to be done; some browsers do not tell, and get a short while. */
export function leisure(): Promise<unknown> {
  if (!("requestIdleCallback" in window)) return new Promise((done) => setTimeout(done, 100));
  return new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}

/** Whether there was such a moment since the component came: what nobody waits for is drawn from then on. */
export function useLeisure(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    void leisure().then(() => startTransition(() => setHasCome(true)));
  }, []);
  return hasCome;
}

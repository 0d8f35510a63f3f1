import { Problem } from "@portal/model/portal/problems.ts";

const WINDOW_MS = 60_000;

interface Rate {
  begun: number;
  requests: number;
  open: number;
}

/** Limits each client on this node: requests a minute, and requests at a time. */
export function requestRates(mostPerMinute: number, mostOpen: number) {
  const rates = new Map<string, Rate>();
  return {
    /** Counts a request and returns what ends it; throws when the client has had its share. */
    enter(clientId: string): () => void {
      const now = performance.now();
      const rate = rates.get(clientId) ?? { begun: now, requests: 0, open: 0 };
      rates.set(clientId, rate);
      if (now - rate.begun >= WINDOW_MS) Object.assign(rate, { begun: now, requests: 0 });
      const retryAfter = Math.ceil((rate.begun + WINDOW_MS - now) / 1000);
      if (rate.requests >= mostPerMinute) throw new Problem("TOO_MANY_REQUESTS", { retryAfter });
      if (rate.open >= mostOpen) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 1 });
      rate.requests += 1;
      rate.open += 1;
      return () => void (rate.open -= 1);
    },
  };
}

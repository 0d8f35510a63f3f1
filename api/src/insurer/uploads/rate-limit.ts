import { Problem } from "@portal/model/portal/problems.ts";

interface Window {
  count: number;
  endsAt: number;
}

/** Above this number of entries, expired ones are deleted. */
const MOST_REMEMBERED = 1_000;

/** A rate limit per account in this process. */
export class RateLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts one more, or refuses with the time to retry. */
  require(who: string, now = performance.now()): void {
    if (this.#windows.size > MOST_REMEMBERED) this.#forget(now);
    const known = this.#windows.get(who);
    const open = known && known.endsAt > now ? known : { count: 0, endsAt: now + this.#windowMs };
    if (open.count >= this.#most)
      throw new Problem("TOO_MANY_REQUESTS", {
        retryAfter: Math.ceil((open.endsAt - now) / 1000),
      });
    open.count += 1;
    this.#windows.set(who, open);
  }

  #forget(now: number): void {
    for (const [who, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(who);
  }
}

import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";

/** Above the searches of a fast typist in a minute, with a debounce of a quarter of a second. */
export const SEARCHES_A_MINUTE = 120;
const MINUTE_MS = 60_000;

let minute = 0;
let counts = new Map<string, number>();

/** Rate limit: counts a search of the account on this node and refuses too many within a minute. */
export function countSearch({ clock }: Pick<Context, "clock">, accountId: string): void {
  const now = Math.floor(clock.now().getTime() / MINUTE_MS);
  if (now !== minute) {
    minute = now;
    counts = new Map();
  }
  const count = (counts.get(accountId) ?? 0) + 1;
  counts.set(accountId, count);
  if (count > SEARCHES_A_MINUTE) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 60 });
}

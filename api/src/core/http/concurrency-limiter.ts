/** Limits the number of concurrent requests; further ones are refused at once. */
export interface ConcurrencyLimiter {
  readonly isFull: () => boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

export function createConcurrencyLimiter(most: number): ConcurrencyLimiter {
  let inside = 0;
  return {
    isFull: () => inside >= most,
    enter: () => {
      inside += 1;
    },
    leave: () => {
      inside -= 1;
    },
  };
}

const PAUSE_MS = 1_000;

/** Logs a frequent event at most once a second, with its count. */
export function throttled(tell: (times: number) => void): () => void {
  let times = 0;
  let toldAt = -PAUSE_MS;
  return () => {
    times += 1;
    const now = performance.now();
    if (now - toldAt < PAUSE_MS) return;
    tell(times);
    times = 0;
    toldAt = now;
  };
}

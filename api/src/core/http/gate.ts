/** How many requests are served at a time: what comes beyond is refused at once. */
export interface Gate {
  readonly isFull: () => boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

export function createGate(most: number): Gate {
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

/** Tells of what happens many times a second once a second, with how often it did. */
export function inSum(tell: (times: number) => void): () => void {
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

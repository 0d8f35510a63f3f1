const kinds = ["known", "unknown"] as const;
type Kind = (typeof kinds)[number];

interface Comparison {
  /** The number of requests of each kind. */
  pairs: number;
  /** The number of pairs requested in parallel. */
  atOnce?: number;
  /** Runs before a pair; its time is not measured. */
  prepare?: (turn: number) => Promise<unknown>;
  /** The measured request for a person of this kind. */
  ask: (kind: Kind, turn: number) => Promise<unknown>;
}

/**
 * Measures whether response times reveal known persons: 0.5 means that they do not (constant-time response), 1 that
 * they always do. The order of each pair is random, so that nothing else distinguishes them.
 */
export async function tellApart({ pairs, atOnce = 1, prepare, ask }: Comparison): Promise<number> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const askBoth = async (turn: number) => {
    await prepare?.(turn);
    for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
      const began = performance.now();
      await ask(kind, turn);
      times[kind].push(performance.now() - began);
    }
  };
  for (let turn = 0; turn < pairs; turn += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, more) => askBoth(turn + more)));
  const share = likelierLonger(times.known, times.unknown);
  return Math.max(share, 1 - share);
}

/** The probability that a value of the first list is longer than one of the second. */
function likelierLonger(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first)
    for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (first.length * second.length);
}

/** A fresh IP address for each turn. */
export function addressOfTurn(turn: number): string {
  return `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
}

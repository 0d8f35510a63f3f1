const kinds = ["known", "unknown"] as const;
type Kind = (typeof kinds)[number];

interface Asked {
  /** How many of each kind are asked. */
  pairs: number;
  /** How many pairs are asked at the same time. */
  atOnce?: number;
  /** What has to be done before a pair is asked, and takes no part in its time. */
  prepare?: (turn: number) => Promise<unknown>;
  /** Asks of somebody of this kind; the answer is what takes time. */
  ask: (kind: Kind, turn: number) => Promise<unknown>;
}

/**
 * How well the time of an answer tells people whom we know from people whom we do not: one half where it does not at
 * all, one where it always does. Both are asked in turn, in an order by chance, so that nothing else tells them apart.
 */
export async function tellApart({ pairs, atOnce = 1, prepare, ask }: Asked): Promise<number> {
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

/** How likely one of the first takes longer than one of the second. */
function likelierLonger(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first)
    for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (first.length * second.length);
}

/** An address that nobody asked from before, by its number. */
export function addressOfTurn(turn: number): string {
  return `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
}

import { slipsBetween } from "@portal/model/typing/spelling.ts";

/** Words match by their first letters of this length, with one typing error in it; later letters may differ more. */
export const SLIP_LENGTH = 6;

const MOST_MEANINGS = 8;

/** A known word and its edit distance. */
export interface SpellingMatch {
  word: string;
  distance: number;
}

/** The first letters of a word and their variants with one letter deleted, which also match an inserted letter. */
export function deletionVariants(word: string): string[] {
  const slips = new Set([word.slice(0, SLIP_LENGTH)]);
  for (const beginning of [word.slice(0, SLIP_LENGTH), word.slice(0, SLIP_LENGTH + 1)]) {
    for (let at = 0; at < beginning.length; at++) {
      slips.add(beginning.slice(0, at) + beginning.slice(at + 1));
    }
  }
  return [...slips];
}

/** The known words nearest to the typed one. A long word may have two errors. */
export function nearestWords(typed: string, known: readonly string[]): SpellingMatch[] {
  const most = typed.length < 8 ? 1 : 2;
  return known
    .map((word) => ({ word, distance: slipsBetween(typed, word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        one.word.length - other.word.length ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, MOST_MEANINGS);
}

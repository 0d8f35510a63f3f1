import { slipsBetween } from "@portal/model/typing/spelling.ts";

/** Words are met by their beginning of this length, with one slip in it; later letters are forgiven more. */
export const SLIP_LENGTH = 6;

const MOST_MEANINGS = 8;

/** A known word, and how far it is from what was typed. */
export interface SpellingMatch {
  word: string;
  distance: number;
}

/** The beginning of a word, and the same with each of its letters left out. A letter too many in it is forgiven as well. */
export function deletionVariants(word: string): string[] {
  const slips = new Set([word.slice(0, SLIP_LENGTH)]);
  for (const beginning of [word.slice(0, SLIP_LENGTH), word.slice(0, SLIP_LENGTH + 1)]) {
    for (let at = 0; at < beginning.length; at++) {
      slips.add(beginning.slice(0, at) + beginning.slice(at + 1));
    }
  }
  return [...slips];
}

/** The known words that are nearly what was typed, the nearest first. A long word may hold two slips. */
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

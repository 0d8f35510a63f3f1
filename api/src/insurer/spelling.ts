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

/** How many letters have to be added, left out, changed or swapped until the word begins with what was typed. */
function slipsBetween(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= word.length; column++) {
      const change = valueAt(last, column - 1) + Number(typed[row - 1] !== word[column - 1]);
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const swap = isSwap ? valueAt(before, column - 2) + 1 : Number.POSITIVE_INFINITY;
      line.push(Math.min(valueAt(last, column) + 1, valueAt(line, column - 1) + 1, change, swap));
    }
    [before, last] = [last, line];
  }
  return Math.min(...last);
}

function valueAt(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}

import type { Meanings } from "./place-query.ts";

/** How well a name matches the typed text. */
export interface Match {
  /** The number of typed words that the name has or begins with. */
  matched: number;
  /** The number of typed words that the name has in full. */
  exact: number;
  /** The edit distance of misspelt words. */
  distance: number;
  /** The name consists exactly of the typed words. */
  isWhole: boolean;
  /** The name begins with one of the typed words. */
  isBeginning: boolean;
}

/** Compares typed words with the words of a name, in any order. Both are folded. */
export function matchWords(
  name: readonly string[],
  typed: readonly string[],
  meanings: Meanings,
): Match {
  const match = { matched: 0, exact: 0, distance: 0, isBeginning: false };
  const free = name.map(shortForm);
  for (const word of typed.map(shortForm)) {
    const fit = fitOf(word, free, meanings);
    if (!fit) continue;
    match.matched++;
    match.distance += fit.distance;
    if (fit.isExact) match.exact++;
    if (fit.at === 0) match.isBeginning = true;
    free[fit.at] = "";
  }
  const isWhole = match.exact === typed.length && free.every((word) => word.length < 2);
  return { ...match, isWhole };
}

interface Fit {
  at: number;
  distance: number;
  isExact: boolean;
}

function fitOf(word: string, name: readonly string[], meanings: Meanings): Fit | undefined {
  const exactly = name.indexOf(word);
  if (exactly >= 0) return { at: exactly, distance: 0, isExact: true };
  const beginning = word.length < 2 ? -1 : name.findIndex((one) => one.startsWith(word));
  if (beginning >= 0) return { at: beginning, distance: 0, isExact: false };
  let best: Fit | undefined;
  for (const [meaning, distance] of meanings.get(word) ?? []) {
    const at = name.indexOf(meaning);
    // A word of about the same length is a full match; a longer one may still be incomplete.
    const isExact = Math.abs(meaning.length - word.length) <= distance;
    if (at >= 0 && (!best || distance < best.distance)) best = { at, distance, isExact };
  }
  return best;
}

function shortForm(word: string): string {
  return word === "saint" || word === "sankt" ? "st" : word === "sainte" ? "ste" : word;
}

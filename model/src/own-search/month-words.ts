import { searchable } from "../typing/search-texts.ts";

/** The months in the four languages, from January on, as a search compares them. */
const names: readonly (readonly string[])[] = [
  "janvier januar gennaio january",
  "février februar febbraio february",
  "mars märz marzo march",
  "avril april aprile april",
  "mai maggio may",
  "juin juni giugno june",
  "juillet juli luglio july",
  "août august agosto",
  "septembre september settembre",
  "octobre oktober ottobre october",
  "novembre november",
  "décembre dezember dicembre december",
].map((month) => searchable(month).split(" "));

const SHORTEST = 3;

/** The months whose names begin with a word, as `01` to `12`: `jui` matches June and July. */
export function monthsNamed(word: string): string[] {
  if (word.length < SHORTEST) return [];
  return names.flatMap((ofMonth, place) =>
    ofMonth.some((name) => name.startsWith(word)) ? [String(place + 1).padStart(2, "0")] : [],
  );
}

/** Whether the text contains an amount, a day, a month or a number, which only personal data have. */
export function namesFacts(typed: string): boolean {
  return (
    /\d/.test(typed) ||
    searchable(typed)
      .split(" ")
      .some((word) => monthsNamed(word).length > 0)
  );
}

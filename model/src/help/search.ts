import type { Language } from "../portal/languages.ts";
import { searchable } from "../typing/search-texts.ts";
import { slipsBetween } from "../typing/spelling.ts";

/** The title, the text and other search words of an entry. */
export interface SearchTexts {
  readonly title: string;
  readonly text: string;
  readonly words: string;
  /** Colloquial words for the entry, in the language of the search and in others. */
  readonly spokenWords?: string;
  readonly foreignWords?: string;
}

export interface SearchMatch<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

interface Indexed<Entry> {
  entry: Entry;
  /** The highest weight of each word. */
  weights: ReadonlyMap<string, number>;
}

const fieldWeights = {
  text: 0.35,
  foreignWords: 0.7,
  words: 0.9,
  spokenWords: 0.95,
  title: 1,
} as const;

/** Stop words, which the search ignores. */
const smallWords: Readonly<Record<Language, string>> = {
  fr: "au aux ai c ce comment d dans de des du en est et faire il j je l la le les ma mes mon n ne on ou par pas pour puis qu quand que quel quelle quoi s sa se ses si son sur un une vos votre y",
  de: "als am an auf bei bin das dem den der des die ein eine einen einer es fur habe hat ich ihr im in ist kann man mein meine meinen meiner mich mir mit muss oder sich tun und von was wer wie wo zu zum zur",
  it: "a ai al alla che chi come con cosa cui d da dal dei del della devo di dove e fare gli ho i il in io l la le lo ma mi mia miei mie mio nel o per posso quale quali quando se si sono su sul un una",
  en: "a am an and are at by can do does for from get have how i if in is it me my of on or our s the to we what when where who with you your",
};

const allSmallWords = new Set(Object.values(smallWords).join(" ").split(" "));

/** Whether a word is a stop word in any language. */
export function isSmallWord(word: string): boolean {
  return allSmallWords.has(word);
}

/** Longer texts are cut. */
const LONGEST_SEARCH = 120;
const LONGEST_WORD = 30;

/** Thresholds: an entry below them matches too little of the typed text, or too little compared with the best one. */
const LEAST_SHARE = 0.35;
const LEAST_SCORE = 0.25;
const LEAST_OF_BEST = 0.4;

/** Creates a fuzzy search over entries. `textsOf` is called once for each entry. */
export function createSearch<Entry>(
  entries: readonly Entry[],
  textsOf: (entry: Entry) => SearchTexts,
  language: Language,
): (typed: string) => SearchMatch<Entry>[] {
  const index = entries.map((entry) => ({ entry, weights: weightsOf(textsOf(entry)) }));
  return (typed) => findIn(index, wordsOf(typed, language));
}

function weightsOf(texts: SearchTexts): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of ["text", "foreignWords", "words", "spokenWords", "title"] as const) {
    for (const word of searchable(texts[field] ?? "").split(" ")) {
      weights.set(word, Math.max(weights.get(word) ?? 0, fieldWeights[field]));
    }
  }
  return weights;
}

/** The words without stop words; all words if there are only stop words. */
function wordsOf(typed: string, language: Language): string[] {
  const words = searchable(typed.slice(0, LONGEST_SEARCH))
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => word.slice(0, LONGEST_WORD));
  const small = new Set(smallWords[language].split(" "));
  const telling = words.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : words;
}

function findIn<Entry>(
  index: readonly Indexed<Entry>[],
  words: readonly string[],
): SearchMatch<Entry>[] {
  const matches = words.map((word) => index.map(({ weights }) => bestMatch(word, weights)));
  // Rare words weigh more than frequent ones: "IBAN" more than "change".
  const rarities = matches.map((ofWord) =>
    Math.log(1 + index.length / (1 + ofWord.filter((match) => match > 0.3).length)),
  );
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const found = index.flatMap(({ entry }, place): SearchMatch<Entry>[] => {
    const ofEntry = matches.map((ofWord) => ofWord[place] ?? 0);
    const total = (value: (match: number) => number) =>
      ofEntry.reduce((sum, match, at) => sum + value(match) * (rarities[at] ?? 0), 0) / whole;
    const score = total((match) => match);
    const share = total((match) => Number(match > 0));
    return share >= LEAST_SHARE && score >= LEAST_SCORE ? [{ entry, score }] : [];
  });
  const ranked = found.toSorted((one, other) => other.score - one.score);
  const least = LEAST_OF_BEST * (ranked[0]?.score ?? 0);
  return ranked.filter(({ score }) => score >= least);
}

function bestMatch(typed: string, weights: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [word, weight] of weights) {
    if (weight > best) best = Math.max(best, weight * likeness(typed, word));
  }
  return best;
}

/** The similarity of two words: 1 for the same, 0 for different ones. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  // The plural or another ending, such as the German genitive.
  if (typed.length >= 5 && word.startsWith(typed) && word.length - typed.length <= 2) return 0.97;
  if (word.startsWith(typed)) return 0.65 + (0.3 * typed.length) / word.length;
  // The plural of a word, or its feminine.
  if (word.length >= 4 && typed.startsWith(word) && typed.length - word.length <= 3) return 0.85;
  if (typed.length < 4 || word.length < 4) return 0;
  const most = typed.length < 8 ? 1 : 2;
  const slips = beginsAlike(typed, word) ? slipsBetween(typed, word) : Number.POSITIVE_INFINITY;
  if (slips <= most) return 0.8 - 0.15 * slips;
  // German compounds contain several words.
  if (word.includes(typed)) return 0.6;
  return word.length >= 5 && typed.includes(word) ? 0.55 : 0;
}

/** A typing error seldom changes the first letter: it is left out, doubled or swapped. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];
}

/** A piece of a title, and whether it matches the search. */
export interface TitlePiece {
  readonly text: string;
  readonly isFound: boolean;
}

const LEAST_LIKENESS = 0.5;

/** Splits a title into matching words and the text between them. */
export function titlePieces(title: string, typed: string, language: Language): TitlePiece[] {
  const wanted = wordsOf(typed, language);
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text): TitlePiece[] => {
    if (text === "") return [];
    const word = searchable(text);
    const isFound =
      word !== "" && wanted.some((one) => one.length > 1 && likeness(one, word) > LEAST_LIKENESS);
    return [{ text, isFound }];
  });
}

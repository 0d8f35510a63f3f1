import { bareLetters, searchText, withoutUmlauts } from "@portal/model/places/places.ts";

/** A typed place query in its parts. All words are folded. */
export interface PlaceQuery {
  /** Words or prefixes that a place must have. */
  words: string[];
  /**
   * The same words with `ae`, `oe` and `ue` as typed. In a typing error they need not be umlauts: `neuchtael` is one
   * error away from Neuchâtel, but its folded form is two.
   */
  spelt: ReadonlyMap<string, string>;
  /** Short words (`de`, `SG`, `st`): they rank results, but exclude none. */
  shortWords: string[];
  /** The beginning of an NPA, or all four digits. */
  zip: string;
  number: string;
}

const MAX_WORDS = 6;
const LONG_WORD = 3;

/** Parses the text in any order: `8001 bahnhofstr. 12`, `12 rue du Lac, Vevey`. */
export function parsePlaceQuery(typed: string): PlaceQuery {
  const pieces = searchText(typed)
    .toLowerCase()
    .replaceAll(/\b(?:ch|fl|li)-(?=\d{4}\b)/g, "")
    .split(/[\s,;/()]+/);
  const numbers = pieces.filter(isNumber);
  const bare = pieces
    .filter((piece) => !isNumber(piece))
    .flatMap((piece) => bareLetters(piece).split(" "));
  const folded = bare.map(withoutUmlauts);
  const words = folded.filter((word) => word.length >= LONG_WORD).slice(0, MAX_WORDS);
  const zip = numbers.find(isZip) ?? "";
  const [number = "", zipBeginning = ""] = numbers.filter((one) => one !== zip);
  return {
    words,
    spelt: new Map(bare.map((word) => [withoutUmlauts(word), word])),
    shortWords: folded.filter((word) => word.length === LONG_WORD - 1).slice(0, MAX_WORDS),
    zip: zip || (/^\d{2,3}$/.test(zipBeginning) ? zipBeginning : ""),
    number,
  };
}

/** The same for a locality only: there a number is the beginning of an NPA. */
export function parseLocalityQuery(typed: string): PlaceQuery {
  const query = parsePlaceQuery(typed);
  const zip = query.zip || (/^\d{2,4}$/.test(query.number) ? query.number : "");
  return { ...query, zip, number: "" };
}

/** For each word of the query, the words it may stand for, with their distance from the typed one. */
export type Meanings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * The text query for PostgreSQL: every word or one it may stand for, and the NPA. Words are only letters and digits, so
 * none is read as an operator. Nothing if the query is empty.
 */
export function textQueryOf(query: PlaceQuery, meanings: Meanings = new Map()): string | undefined {
  const words = query.words.map((word) => {
    const others = [...(meanings.get(word)?.keys() ?? [])].filter((other) => other !== word);
    return `(${[`${word}:*`, ...others].join(" | ")})`;
  });
  return textQuery(hasOnlyShortWords(query) ? query.shortWords : words, query.zip);
}

/** If only short words were typed and nothing was found, the last one is taken as a prefix: `rue de la ga`. */
export function unfinishedTextQueryOf(query: PlaceQuery): string | undefined {
  if (!hasOnlyShortWords(query)) return undefined;
  const last = query.shortWords.length - 1;
  return textQuery(
    query.shortWords.map((word, at) => (at < last ? word : `${word}:*`)),
    query.zip,
  );
}

function hasOnlyShortWords({ words, shortWords, zip }: PlaceQuery): boolean {
  return words.length === 0 && zip === "" && shortWords.length > 0;
}

function textQuery(words: readonly string[], zip: string): string | undefined {
  const parts = zip ? [...words, zip.length === 4 ? zip : `${zip}:*`] : words;
  return parts.length > 0 ? parts.join(" & ") : undefined;
}

function isNumber(piece: string): boolean {
  return /^\d{1,6}(?:\.\d{1,2})?[a-z]?$/.test(piece);
}

function isZip(piece: string): boolean {
  return /^[1-9]\d{3}$/.test(piece);
}

import { likeness } from "../help/search.ts";
import { searchable } from "../typing/search-texts.ts";
import type { TermMeaning, Term } from "./typed-search.ts";

/** An entry of a customer's data, as the search compares it. Amounts in rappen. */
export interface OwnThing {
  readonly id: string;
  /** Its name and the people concerned. */
  readonly names: readonly string[];
  /** The names of its kind in the four languages. */
  readonly kindWords: string;
  readonly amounts: readonly number[];
  /** Its main days come first. */
  readonly days: readonly { readonly from: string; readonly to: string }[];
  readonly numbers: readonly string[];
  /** Among equal matches the newest comes first. */
  readonly date: string;
}

/** The most results of one kind; the screen of the kind lists all. */
export const MOST_OF_A_KIND = 5;
/** Older entries are not searched: the lists do not show them either. */
export const SEARCHED_YEARS = 5;

/** Less similar words do not match. */
const LEAST_LIKENESS = 0.6;
const KIND_WEIGHT = 0.8;
/** A secondary day, such as the deadline of an invoice. */
const OTHER_DAY_WEIGHT = 0.8;

/** The entries that match every term, the best first, then the newest. */
export function bestThings<Thing extends OwnThing>(
  things: readonly Thing[],
  terms: readonly Term[],
): Thing[] {
  if (terms.length === 0) return [];
  const likenessIn = rememberedLikeness();
  return things
    .map((thing) => ({ thing, score: scoreOf(thing, terms, likenessIn) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        other.thing.date.localeCompare(one.thing.date) ||
        one.thing.id.localeCompare(other.thing.id),
    )
    .slice(0, MOST_OF_A_KIND)
    .map(({ thing }) => thing);
}

/** Rounded, so that the day decides between similar scores. */
function scoreOf(thing: OwnThing, terms: readonly Term[], likenessIn: LikenessIn): number {
  const fits = terms.map((term) =>
    Math.max(...term.map((reading) => fitOf(thing, reading, likenessIn))),
  );
  if (fits.some((fit) => fit === 0)) return 0;
  return Math.round((10 * fits.reduce((sum, fit) => sum + fit, 0)) / fits.length) / 10;
}

/** 1 for an exact match, 0 for none. */
function fitOf(thing: OwnThing, reading: TermMeaning, likenessIn: LikenessIn): number {
  switch (reading.kind) {
    case "word":
      return wordFit(thing, reading.word, likenessIn);
    case "amount":
      return amountFit(thing.amounts, reading);
    case "number":
      return numberFit(thing.numbers, reading.digits);
    case "days":
      return dayFit(thing, ({ from, to }) => from <= reading.to && to >= reading.from);
    case "dayOfYear":
      return dayFit(thing, ({ from, to }) => from === to && from.endsWith(reading.day));
    case "months":
      return dayFit(thing, (days) => reading.months.some((month) => hasMonth(days, month)));
  }
}

function wordFit({ names, kindWords }: OwnThing, word: string, likenessIn: LikenessIn): number {
  const named = names.map((name) => likenessIn(word, name));
  return Math.max(0, ...named, KIND_WEIGHT * likenessIn(word, kindWords));
}

/** The similarity of a word to the best one of a text. */
type LikenessIn = (typed: string, text: string) => number;

/** Caches each text, because most entries share their names and kind words. */
function rememberedLikeness(): LikenessIn {
  const known = new Map<string, number>();
  return (typed, text) => {
    const key = `${typed} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = bestLikeness(typed, text);
    known.set(key, best);
    return best;
  };
}

function bestLikeness(typed: string, text: string): number {
  const fits = searchable(text)
    .split(" ")
    .map((word) => (word === "" ? 0 : likeness(typed, word)));
  const best = Math.max(...fits);
  return best >= LEAST_LIKENESS ? best : 0;
}

/** Compares absolute amounts: 45.30 finds a refund of -45.30. */
function amountFit(amounts: readonly number[], { from, to }: { from: number; to: number }): number {
  const sizes = amounts.map((amount) => Math.abs(amount));
  if (sizes.includes(from)) return 1;
  return sizes.some((size) => size >= from && size <= to) ? 0.9 : 0;
}

function numberFit(numbers: readonly string[], digits: string): number {
  const known = numbers.map((number) => number.replaceAll(/\D/g, ""));
  if (known.includes(digits)) return 1;
  if (known.some((number) => number.startsWith(digits))) return 0.9;
  return known.some((number) => number.includes(digits)) ? 0.7 : 0;
}

type Days = OwnThing["days"][number];

function dayFit({ days }: OwnThing, fits: (days: Days) => boolean): number {
  const place = days.findIndex(fits);
  if (place < 0) return 0;
  return place === 0 ? 1 : OTHER_DAY_WEIGHT;
}

function hasMonth({ from, to }: Days, month: string): boolean {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Array.from({ length: years + 1 }, (_, more) => Number(from.slice(0, 4)) + more).some(
    (year) => `${year}-${month}` >= from.slice(0, 7) && `${year}-${month}` <= to.slice(0, 7),
  );
}

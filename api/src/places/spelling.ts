import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { bind } from "../core/db/statement.ts";
import { sql as raw } from "kysely";
import type { Meanings } from "./place-query.ts";

const MOST_MEANINGS = 8;

/** For words that found nothing, the words of the directory that are nearly the same. */
export async function meaningsOf(
  ctx: Pick<Context, "read">,
  words: readonly string[],
  onlyLocalities: boolean,
): Promise<Meanings> {
  const candidates = await ctx.read(similarWords(words, onlyLocalities));
  return new Map(
    words.map((word) => [
      word,
      nearest(
        word,
        candidates.filter(({ typed }) => typed === word).map((row) => row.word),
      ),
    ]),
  );
}

/** Trigrams find most misspelt words, but not short ones with a slip: those are looked up by their variants. */
function similarWords(words: readonly string[], onlyLocalities: boolean) {
  const variants = words.flatMap((typed) => slipsOf(typed).map((variant) => ({ typed, variant })));
  const known = onlyLocalities ? raw<boolean>`in_locality` : raw<boolean>`true`;
  return bind(
    sql
      .selectFrom(
        raw<{ typed: string; word: string }>`(
          select typed, word from unnest(${[...words]}::text[]) typed
            cross join lateral (
              select word from place_word where word % typed and ${known} order by similarity(word, typed) desc limit 20
            ) similar
          union
          select typed, word
          from unnest(${variants.map(({ typed }) => typed)}::text[], ${variants.map(({ variant }) => variant)}::text[])
            slip (typed, variant)
            join place_word on word = variant and ${known})`.as("found"),
      )
      .select(["typed", "word"]),
  );
}

function nearest(typed: string, words: readonly string[]): Map<string, number> {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const near = words
    .map((word) => ({ word, distance: distanceToBeginning(typed, word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance || one.word.length - other.word.length);
  return new Map(near.slice(0, MOST_MEANINGS).map(({ word, distance }) => [word, distance]));
}

/** A word with two neighbours swapped, or with one letter too many taken out. */
function slipsOf(word: string): string[] {
  if (word.length < 4 || word.length > 7) return [];
  return [...word].flatMap((_, at) => [
    word.slice(0, at) + word.slice(at + 1),
    ...(at > 0
      ? [
          word.slice(0, at - 1) +
            word.slice(at, at + 1) +
            word.slice(at - 1, at) +
            word.slice(at + 1),
        ]
      : []),
  ]);
}

/** How many letters must be added, taken out, changed or swapped until the word begins with what was typed. */
export function distanceToBeginning(typed: string, word: string): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= word.length; column++) {
      const at = (up: number, left: number): number => rows[row - up]?.[column - left] ?? 99;
      const same = typed[row - 1] === word[column - 1];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      line[column] = Math.min(
        at(1, 0) + 1,
        (line[column - 1] ?? 99) + 1,
        at(1, 1) + (same ? 0 : 1),
        swapped ? at(2, 2) + 1 : 99,
      );
    }
    rows.push(line);
  }
  return Math.min(...(rows.at(-1) ?? []));
}

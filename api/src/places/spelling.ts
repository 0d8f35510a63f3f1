import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/statement.ts";
import { sql as raw } from "kysely";
import type { Meanings } from "./place-query.ts";

/** Words are compared by their beginning of this length, with at most one slip in it; later letters are forgiven more. */
export const SLIP_LENGTH = 6;

const MOST_MEANINGS = 8;
const MOST_CANDIDATES = 500;

const wordsAlike = prepare(
  (wanted: { typed: string[]; slips: string[]; onlyLocalities: boolean }) =>
    sql
      .selectFrom(
        raw<{
          typed: string;
          slip: string;
        }>`unnest(${wanted.typed}::text[], ${wanted.slips}::text[])`.as<"asked">(
          raw`asked (typed, slip)`,
        ),
      )
      .innerJoin("placeSlip", "placeSlip.slip", "asked.slip")
      .where((where) =>
        where.or([
          raw<boolean>`not ${wanted.onlyLocalities}::boolean`,
          where("inLocality", "=", true),
        ]),
      )
      .select(["asked.typed", "word"])
      .distinct()
      .limit(MOST_CANDIDATES),
);

/** For words that found nothing, the words of the directory that are nearly the same. */
export async function meaningsOf(
  ctx: Pick<Context, "read">,
  words: readonly string[],
  onlyLocalities: boolean,
): Promise<Meanings> {
  const slips = words.flatMap((typed) => slipsOf(typed).map((slip) => ({ typed, slip })));
  const rows = await ctx.read(
    wordsAlike({
      typed: slips.map(({ typed }) => typed),
      slips: slips.map(({ slip }) => slip),
      onlyLocalities,
    }),
  );
  const candidates = Map.groupBy(rows, ({ typed }) => typed);
  return new Map(words.map((word) => [word, nearest(word, candidates.get(word) ?? [])]));
}

function nearest(typed: string, rows: readonly { word: string }[]): Map<string, number> {
  const most = typed.length < 8 ? 1 : 2;
  const near = rows
    .map(({ word }) => ({ word, distance: distanceToBeginning(typed, word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance || one.word.length - other.word.length);
  return new Map(near.slice(0, MOST_MEANINGS).map(({ word, distance }) => [word, distance]));
}

/** The beginning of a word, and the same with each of its letters left out. A letter too many in it is forgiven as well. */
function slipsOf(word: string): string[] {
  const slips = new Set<string>();
  for (const beginning of [word.slice(0, SLIP_LENGTH), word.slice(0, SLIP_LENGTH + 1)]) {
    slips.add(beginning.slice(0, SLIP_LENGTH));
    for (let at = 0; at < beginning.length; at++) {
      slips.add(beginning.slice(0, at) + beginning.slice(at + 1));
    }
  }
  return [...slips];
}

/** How many letters must be added, taken out, changed or swapped until the word begins with what was typed. */
export function distanceToBeginning(typed: string, word: string): number {
  let above: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const change = valueAt(last, column - 1) + (isSame ? 0 : 1);
      let least = Math.min(valueAt(last, column) + 1, valueAt(line, column - 1) + 1, change);
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        least = Math.min(least, valueAt(above, column - 2) + 1);
      }
      line.push(least);
    }
    above = last;
    last = line;
  }
  return Math.min(...last);
}

function valueAt(line: readonly number[], at: number): number {
  return line[at] ?? Number.POSITIVE_INFINITY;
}

import { sql } from "../core/db/sql.ts";
import { prepare, type Reader } from "../core/db/prepared-query.ts";
import { sql as raw } from "kysely";
import type { Meanings, PlaceQuery } from "./place-query.ts";

/** Words are compared by a prefix of this length with at most one error; later letters may differ more. */
export const SLIP_LENGTH = 10;

/** From this length on the typed text may be a prefix; a shorter one would match too many words. */
const LEAST_BEGINNING = 6;
const MOST_MEANINGS = 8;
const FAR = 3;
/** Limits the words per deletion variant, so that no query is expensive; few variants have as many. */
const MOST_PER_SLIP = 60;

// A limit per deletion variant: a common one does not displace the words of the others.
const wordsAlike = prepare(
  (wanted: {
    typed: string[];
    slips: string[];
    ends: (string | null)[];
    onlyLocalities: boolean;
  }) =>
    sql
      .selectFrom(
        raw<{ typed: string; word: string }>`(
          select distinct asked.typed, alike.word
          from unnest(${wanted.typed}::text[], ${wanted.slips}::text[], ${wanted.ends}::text[])
            asked (typed, slip, beyond)
          cross join lateral (
            (select word from place_slip
             where slip = asked.slip and (in_locality or not ${wanted.onlyLocalities}::boolean)
             limit ${MOST_PER_SLIP})
            union all
            (select word from place_slip
             where slip > asked.slip and slip < asked.beyond
               and (in_locality or not ${wanted.onlyLocalities}::boolean)
             limit ${MOST_PER_SLIP})
          ) alike)`.as("found"),
      )
      .select(["typed", "word"]),
);

/** For words without a hit, the similar words of the directory. */
export async function meaningsOf(
  ctx: Reader,
  { words, spelt }: Pick<PlaceQuery, "words" | "spelt">,
  onlyLocalities: boolean,
): Promise<Meanings> {
  const formsOf = (word: string): Set<string> => new Set([word, spelt.get(word) ?? word]);
  const asked = words.flatMap((word) =>
    [...formsOf(word)].flatMap((form) =>
      deletionVariants(form).map((slip) => ({
        word,
        slip,
        end: isBeginning(form) ? `${slip}~` : null,
      })),
    ),
  );
  const rows = await ctx.read(
    wordsAlike({
      typed: asked.map(({ word }) => word),
      slips: asked.map(({ slip }) => slip),
      ends: asked.map(({ end }) => end),
      onlyLocalities,
    }),
  );
  const candidates = Map.groupBy(rows, ({ typed }) => typed);
  return new Map(
    words.map((word) => [word, nearest([...formsOf(word)], candidates.get(word) ?? [])]),
  );
}

function isBeginning(typed: string): boolean {
  return typed.length >= LEAST_BEGINNING && typed.length < SLIP_LENGTH;
}

function nearest(forms: readonly string[], rows: readonly { word: string }[]): Map<string, number> {
  const near = rows
    .map(({ word }) => ({ word, distance: leastDistance(forms, word) }))
    .filter(({ distance }) => distance > 0 && distance < FAR)
    .toSorted((one, other) => one.distance - other.distance || one.word.length - other.word.length);
  return new Map(near.slice(0, MOST_MEANINGS).map(({ word, distance }) => [word, distance]));
}

function leastDistance(forms: readonly string[], word: string): number {
  const distances = forms.map((form) => {
    const most = form.length < 8 ? 1 : 2;
    const distance = distanceToBeginning(form, word, most);
    return distance > most ? FAR : distance;
  });
  return Math.min(...distances);
}

/** The prefix of a word, and its variants without one letter; one letter too many is tolerated as well. */
function deletionVariants(word: string): string[] {
  const slips = new Set<string>();
  for (const beginning of [word.slice(0, SLIP_LENGTH), word.slice(0, SLIP_LENGTH + 1)]) {
    slips.add(beginning.slice(0, SLIP_LENGTH));
    for (let left = 0; left < beginning.length; left++) {
      slips.add(beginning.slice(0, left) + beginning.slice(left + 1));
    }
  }
  return [...slips];
}

/**
 * The edit distance (with swaps) from the typed text to a prefix of the word; `most` + 1 if it is larger. Only letters
 * within that distance are compared.
 */
function distanceToBeginning(typed: string, word: string, most: number): number {
  const far = most + 1;
  const aLine = (): number[] => Array.from({ length: word.length + 1 }, () => far);
  let [above, last, line] = [aLine(), aLine().map((_, column) => column), aLine()];
  for (let row = 1; row <= typed.length; row++) {
    line.fill(far);
    if (row <= most) line[0] = row;
    let closest = Math.min(row, far);
    const end = Math.min(word.length, row + most);
    for (let column = Math.max(1, row - most); column <= end; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const change = at(last, column - 1) + (isSame ? 0 : 1);
      let least = Math.min(at(last, column) + 1, at(line, column - 1) + 1, change);
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        least = Math.min(least, at(above, column - 2) + 1);
      }
      line[column] = least;
      closest = Math.min(closest, least);
    }
    if (closest > most) return far;
    [above, last, line] = [last, line, above];
  }
  return Math.min(far, ...last);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}

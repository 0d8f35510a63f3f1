import { searchedWords } from "@portal/model/caregivers.ts";
import { foldPlace, MIN_SEARCH_LENGTH } from "@portal/model/places/places.ts";
import { sql as raw } from "kysely";
import { sql } from "../core/db/sql.ts";
import { prepare, type Reader } from "../core/db/prepared-query.ts";
import { type SpellingMatch, nearestWords, deletionVariants } from "../insurer/spelling.ts";

const MAX_WORDS = 6;
const MOST_CANDIDATES = 500;

/** The folded words of a text that are long enough for a search. */
export function wordsOf(typed: string): string[] {
  return foldPlace(searchedWords(typed))
    .split(" ")
    .filter((word) => word.length >= MIN_SEARCH_LENGTH)
    .slice(0, MAX_WORDS);
}

/** For each typed word, the known words that it may stand for. */
export type Meanings = ReadonlyMap<string, readonly SpellingMatch[]>;

const wordsAlike = prepare((wanted: { typed: string[]; slips: string[] }) =>
  sql
    .selectFrom(
      raw<{
        typed: string;
        slip: string;
      }>`unnest(${wanted.typed}::text[], ${wanted.slips}::text[])`.as<"asked">(
        raw`asked (typed, slip)`,
      ),
    )
    .innerJoin("caregiverSlip", "caregiverSlip.slip", "asked.slip")
    .select(["asked.typed", "word"])
    .distinct()
    .limit(MOST_CANDIDATES),
);

/** For words without a hit, the similar known words. */
export async function meaningsOf(ctx: Reader, words: readonly string[]): Promise<Meanings> {
  const slips = words.flatMap((typed) => deletionVariants(typed).map((slip) => ({ typed, slip })));
  const rows = await ctx.read(
    wordsAlike({
      typed: slips.map(({ typed }) => typed),
      slips: slips.map(({ slip }) => slip),
    }),
  );
  const known = Map.groupBy(rows, ({ typed }) => typed);
  return new Map(
    words.map((typed) => [
      typed,
      nearestWords(
        typed,
        (known.get(typed) ?? []).map(({ word }) => word),
      ),
    ]),
  );
}

/**
 * The text query for PostgreSQL: every word or one it may stand for. Words are only letters and digits, so none is read
 * as an operator.
 */
export function textQuery(
  words: readonly string[],
  { meanings, ending }: { meanings?: Meanings; ending: ":*" | ":*A" | "" },
): string {
  return words
    .map((word) => {
      const others = meanings?.get(word)?.map((meaning) => meaning.word) ?? [];
      return `(${[`${word}${ending}`, ...others].join(" | ")})`;
    })
    .join(" & ");
}

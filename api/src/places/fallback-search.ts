import type { Reader } from "../core/db/prepared-query.ts";
import {
  type Meanings,
  type PlaceQuery,
  textQueryOf,
  unfinishedTextQueryOf,
} from "./place-query.ts";
import { meaningsOf } from "./spelling.ts";

/** The found rows, and the corrected words. */
export interface PlaceMatches<Row> {
  rows: Row[];
  meanings: Meanings;
}

/** Searches as typed, then with the last word as a prefix, then with misspelt words corrected. */
export async function searchWithFallbacks<Row>(
  ctx: Reader,
  query: PlaceQuery,
  find: (text: string) => Promise<Row[]>,
  onlyLocalities: boolean,
): Promise<PlaceMatches<Row>> {
  const none: Meanings = new Map();
  const tried = async (text: string | undefined): Promise<Row[]> => (text ? find(text) : []);
  const rows = await tried(textQueryOf(query));
  if (rows.length > 0) return { rows, meanings: none };
  const unfinished = await tried(unfinishedTextQueryOf(query));
  if (unfinished.length > 0 || query.words.length === 0)
    return { rows: unfinished, meanings: none };
  const meanings = await meaningsOf(ctx, query, onlyLocalities);
  const mended = await tried(textQueryOf(query, meanings));
  if (mended.length > 0 || !query.zip) return { rows: mended, meanings };
  return { rows: await tried(textQueryOf({ ...query, zip: "" }, meanings)), meanings };
}

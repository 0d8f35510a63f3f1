import {
  type Locality,
  MAX_SEARCH_RESULTS,
  fullLocalityName,
  isLongEnoughToSearch,
} from "@portal/model/places/places.ts";
import { sql as raw } from "kysely";
import { sql } from "../core/db/sql.ts";
import { prepare, type Reader } from "../core/db/prepared-query.ts";
import { searchWithFallbacks } from "./fallback-search.ts";
import { type Meanings, type PlaceQuery, parseLocalityQuery } from "./place-query.ts";
import { type Match, matchWords } from "./ranking.ts";

const found = prepare((wanted: { query: string }) =>
  sql
    .selectFrom("swissLocality")
    .select(["id", "npa", "name", "commune", "country", "lat", "lng", "size", "names"])
    .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
    .orderBy("size", "desc")
    .orderBy("npa")
    .limit(400),
);

interface FoundLocality {
  id: string;
  npa: string;
  name: string;
  commune: string;
  country: string;
  lat: number;
  lng: number;
  size: number;
  names: string;
}

/** Localities by a prefix of their NPA or of words of their name, the likeliest first. */
export async function searchLocalities(ctx: Reader, typed: string): Promise<Locality[]> {
  if (!isLongEnoughToSearch(typed)) return [];
  const rows = await findLocalities(ctx, parseLocalityQuery(typed));
  return rows.slice(0, MAX_SEARCH_RESULTS).map(({ id, npa, name, commune, country }) => ({
    idLocaliteCommune: id,
    nomCommune: commune,
    nomComplet: fullLocalityName(npa, name, commune),
    npa,
    pays: country === "LI" ? "LI" : "CH",
  }));
}

export async function findLocalities(ctx: Reader, query: PlaceQuery): Promise<FoundLocality[]> {
  const { rows, meanings } = await searchWithFallbacks(
    ctx,
    query,
    (text) => ctx.read(found({ query: text })),
    true,
  );
  return ranked(rows, query, meanings);
}

function ranked(rows: FoundLocality[], query: PlaceQuery, meanings: Meanings): FoundLocality[] {
  const words = [...query.words, ...query.shortWords];
  const judged = rows.map((row) => ({ row, match: bestMatch(row, words, meanings) }));
  return judged
    .toSorted(
      (one, other) =>
        other.match.matched - one.match.matched ||
        one.match.distance - other.match.distance ||
        Number(other.match.isWhole) - Number(one.match.isWhole) ||
        Number(other.match.isBeginning) - Number(one.match.isBeginning) ||
        other.row.size - one.row.size ||
        compare(one.row.name, other.row.name) ||
        compare(one.row.npa, other.row.npa) ||
        compare(one.row.id, other.row.id),
    )
    .map(({ row }) => row);
}

function bestMatch(row: FoundLocality, words: readonly string[], meanings: Meanings): Match {
  const matches = row.names.split("|").map((name) => matchWords(name.split(" "), words, meanings));
  return matches.reduce((best, match) => (score(match) > score(best) ? match : best));
}

function score({ matched, distance, isWhole, isBeginning }: Match): number {
  return matched * 10 - distance + Number(isWhole) * 4 + Number(isBeginning) * 2;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

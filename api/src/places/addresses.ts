import {
  isLongEnoughToSearch,
  MAX_SEARCH_RESULTS,
  type SwissAddress,
} from "@portal/model/places/places.ts";
import { sql as raw } from "kysely";
import { sql } from "../core/db/sql.ts";
import { prepare, type Reader } from "../core/db/prepared-query.ts";
import { searchWithFallbacks } from "./fallback-search.ts";
import { type Meanings, parsePlaceQuery, type PlaceQuery } from "./place-query.ts";
import { matchWords } from "./ranking.ts";
import { condition } from "../core/db/condition.ts";

/** The number of streets that are ranked, those of the largest places first, as the table is sorted. */
const MOST_STREETS = 200;

const streetColumns = [
  "id",
  "street",
  "zip",
  "city",
  "canton",
  "ofsLocalityId",
  "size",
  "words",
  "cityNames",
] as const;

interface AddressQuery {
  query: string;
  /** Null means Switzerland and Liechtenstein. */
  country: string | null;
}

/** A place without a canton is in Liechtenstein. */
function inCountry({ country }: AddressQuery) {
  return condition`${country}::text is null or (canton is null) = (${country}::text = 'LI')`;
}

// Materialized, so that PostgreSQL plans for all hits and uses the index, but reads only the needed rows.
const found = prepare((wanted: AddressQuery) =>
  sql
    .with(
      (name) => name("hit").materialized(),
      (db) =>
        db
          .selectFrom("swissStreet")
          .select(streetColumns)
          .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
          .where(inCountry(wanted)),
    )
    .selectFrom("hit")
    .selectAll()
    .limit(MOST_STREETS),
);

// Only the first pages of the table, some thousands of streets. A word that nearly every place has is found there
// without the index, which would first collect all its hits.
const foundInLargest = prepare((wanted: AddressQuery) =>
  sql
    .selectFrom("swissStreet")
    .select(streetColumns)
    .where(raw<boolean>`ctid < '(64,1)'::tid`)
    .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
    .where(inCountry(wanted))
    .limit(MOST_STREETS),
);

async function findStreets(ctx: Reader, wanted: AddressQuery): Promise<FoundStreet[]> {
  const isOneWord = !wanted.query.includes("&");
  const first = isOneWord ? await ctx.read(foundInLargest(wanted)) : [];
  return first.length === MOST_STREETS ? first : ctx.read(found(wanted));
}

/** Per street the wanted number, then those beginning with it, then its neighbours. */
const numbersIn = prepare(
  (wanted: { streets: number[]; number: string; place: number; perStreet: number }) =>
    sql
      .selectFrom(
        raw<{
          id: number;
          streetId: number;
          number: string;
          lat: number;
          lng: number;
          isWanted: boolean;
        }>`(
          select address.* from unnest(${wanted.streets}::int[]) with ordinality street (id, rank)
          cross join lateral (
            select a.id, a.street_id, a.number, a.lat, a.lng, starts_with(a.number, ${wanted.number}) as is_wanted
            from swiss_address a where a.street_id = street.id
            order by a.number = ${wanted.number} desc, starts_with(a.number, ${wanted.number}) desc,
              abs(a.place - ${wanted.place}), a.place, length(a.number), a.number
            limit ${wanted.perStreet}
          ) address
          order by street.rank)`.as("address"),
      )
      .select(["id", "streetId", "number", "lat", "lng", "isWanted"]),
);

interface FoundStreet {
  id: number;
  street: string;
  zip: string;
  city: string;
  canton: string | null;
  ofsLocalityId: number | null;
  size: number;
  words: string;
  cityNames: string;
}

export interface FoundAddress extends SwissAddress {
  lat: number;
  lng: number;
}

/** Addresses by street, number, NPA and place in any order, the likeliest first. */
export async function searchSwissAddress(
  ctx: Reader,
  typed: string,
  country?: string | null,
): Promise<FoundAddress[]> {
  if (!isLongEnoughToSearch(typed)) return [];
  const query = parsePlaceQuery(typed);
  // A single number is the beginning of an NPA.
  const meant =
    query.words.length + query.shortWords.length === 0 && !query.zip
      ? { ...query, zip: query.number.slice(0, 4), number: "" }
      : query;
  const { rows, meanings } = await searchWithFallbacks(
    ctx,
    meant,
    (text) => findStreets(ctx, { query: text, country: country ?? null }),
    false,
  );
  const near = meanings.size > 0 ? rows.filter((row) => isNear(row, meant)) : rows;
  const streets = ranked(near, meant, meanings);
  return streets.length > 0 ? addressesIn(ctx, streets, meant.number) : [];
}

/** A word this long is recognisable despite a typing error. */
const LONG_WORD = 6;
const noMeanings: Meanings = new Map();

/**
 * Whether a street found by corrected words is plausible: it has one word as typed, or a long word with one error.
 * Corrected short words match almost anything.
 */
function isNear(row: FoundStreet, { words, zip }: PlaceQuery): boolean {
  if (zip && row.zip.startsWith(zip)) return true;
  if (words.some((word) => word.length >= LONG_WORD)) return true;
  const names = [row.words, ...row.cityNames.split("|")];
  return names.some((name) => matchWords(name.split(" "), words, noMeanings).matched > 0);
}

function ranked(rows: FoundStreet[], query: PlaceQuery, meanings: Meanings): FoundStreet[] {
  return rows
    .map((row) => ({ row, ...judged(row, query, meanings) }))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.row.size - one.row.size ||
        one.row.words.length - other.row.words.length ||
        Number(one.row.zip) - Number(other.row.zip) ||
        one.row.id - other.row.id,
    )
    .map(({ row }) => row);
}

/** A word counts for the street or its place, whichever fits better; other words of the street count against it. */
function judged(row: FoundStreet, query: PlaceQuery, meanings: Meanings): { points: number } {
  const words = [...query.words, ...query.shortWords];
  const streetWords = row.words.split(" ");
  const inStreet = matchWords(streetWords, words, meanings);
  const cities = row.cityNames
    .split("|")
    .map((name) => matchWords(name.split(" "), words, meanings))
    .map(({ exact, matched, distance }) => exact * 4 + matched * 2 - distance);
  const surplus = streetWords.filter((word) => word.length > 2).length - inStreet.matched;
  const points =
    inStreet.exact * 4 +
    inStreet.matched * 2 -
    inStreet.distance * 2 +
    Number(inStreet.isBeginning) * 2 -
    Math.max(0, surplus) +
    Math.max(...cities) +
    (query.zip && row.zip.startsWith(query.zip) ? 4 : 0);
  return { points };
}

async function addressesIn(
  ctx: Reader,
  streets: FoundStreet[],
  number: string,
): Promise<FoundAddress[]> {
  const best = streets.slice(0, number ? 2 * MAX_SEARCH_RESULTS : MAX_SEARCH_RESULTS);
  const rows = await ctx.read(
    numbersIn({
      streets: best.map(({ id }) => id),
      number,
      place: Number.parseInt(number, 10) || 0,
      perStreet: Math.max(1, Math.ceil(MAX_SEARCH_RESULTS / best.length)),
    }),
  );
  const byId = new Map(best.map((street) => [street.id, street]));
  const wanted = rows.filter(({ isWanted }) => isWanted);
  return (wanted.length > 0 ? wanted : rows).slice(0, MAX_SEARCH_RESULTS).flatMap((row) => {
    const street = byId.get(row.streetId);
    return street ? [toAddress(street, row)] : [];
  });
}

function toAddress(
  { street, zip, city, canton, ofsLocalityId }: FoundStreet,
  { id, number, lat, lng }: { id: number; number: string; lat: number; lng: number },
): FoundAddress {
  return {
    id: String(id),
    street,
    streetNumber: number,
    zip,
    city,
    canton,
    ofsLocalityId,
    lat,
    lng,
  };
}

import {
  type Caregiver,
  CaregiverCategory,
  CaregiverFilters,
  CaregiverInsured,
} from "@portal/model/caregivers.ts";
import { kilometresBetween } from "@portal/model/places/distances.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";
import { type AllowedCaregivers, allowedFor } from "../insurer/caregivers/allowed.ts";
import { parse } from "../core/http/parse.ts";
import { findPlace } from "./named-place.ts";
import { byNumber, insuredById, withName, withNameNear, nearest } from "./statements.ts";
import { meaningsOf, textQuery, wordsOf } from "./words.ts";

/** Titles that customers type before a doctor's name. */
const titles = new Set(["docteur", "docteure", "doctoresse", "doktor", "dottore", "dottoressa"]);
/** A paediatrician within this distance is listed before nearer doctors. */
const NEAR_FOR_A_CHILD_KM = 15;

/**
 * The doctors whom a person may choose with a product on a day: by name, nearest first if a place or a point is given,
 * or by their numbers.
 */
export async function listCaregivers(
  ctx: Context,
  insured: CaregiverInsured,
  filters: CaregiverFilters,
): Promise<Caregiver[]> {
  const { insuredNumber, productCode, validDate } = parse(CaregiverInsured, insured);
  const { name, locality, ids, latitude, longitude } = parse(CaregiverFilters, filters);
  const place = wordsOf(locality ?? "").length > 0 ? (locality ?? "") : "";
  const [[person], found] = await Promise.all([
    ctx.read(insuredById({ insuredNumber })),
    place ? findPlace(ctx, place) : undefined,
  ]);
  if (!person) throw new Problem("NOT_FOUND");
  if (place && !found) return [];
  const point =
    found ??
    (isGiven(latitude) && isGiven(longitude) ? { lat: latitude, lng: longitude } : undefined);
  const allowed = allowedFor(person.birthdate, productCode, validDate);
  if (ids) return caregiversOf(await ctx.read(byNumber({ ...allowed, ids })), point);
  const words = wordsOf(name ?? "").filter((word) => !titles.has(word));
  if (words.length > 0)
    return ordered(caregiversOf(await byName(ctx, allowed, words, point), point), allowed);
  if (!point) return [];
  return ordered(caregiversOf(await ctx.read(nearest({ ...allowed, ...point })), point), allowed);
}

/** Searches by name; if none is found, by name and locality; then with corrected spelling. */
async function byName(
  ctx: Context,
  allowed: AllowedCaregivers,
  words: readonly string[],
  point: Coordinates | undefined,
) {
  const ask = (query: string, exactly: string) =>
    ctx.read(
      point
        ? withNameNear({ ...allowed, lat: point.lat, lng: point.lng, query })
        : withName({ ...allowed, query, exactly }),
    );
  const exactly = textQuery(words, { ending: "" });
  const ofName = await ask(textQuery(words, { ending: ":*A" }), exactly);
  if (ofName.length > 0) return ofName;
  const ofEither = await ask(textQuery(words, { ending: ":*" }), exactly);
  if (ofEither.length > 0) return ofEither;
  const meanings = await meaningsOf(ctx, words);
  const closest = new Map([...meanings].map(([word, near]) => [word, near.slice(0, 1)]));
  return ask(
    textQuery(words, { ending: ":*", meanings }),
    textQuery(words, { ending: "", meanings: closest }),
  );
}

type Row = Awaited<ReturnType<typeof byName>>[number];

function caregiversOf(rows: readonly Row[], point: Coordinates | undefined): Caregiver[] {
  return rows.map(({ lat, lng, isLocated, sousCategorie, ...row }) => {
    const geolocation = isLocated ? { lat, lng } : null;
    return {
      ...row,
      sousCategorie: CaregiverCategory.parse(sousCategorie),
      geolocation,
      distance: geolocation && point ? rounded(kilometresBetween(geolocation, point)) : null,
    };
  });
}

/** Nearby paediatricians come first for a child; doctors without a known location come last. */
function ordered(
  found: readonly Caregiver[],
  { withPaediatricians }: AllowedCaregivers,
): Caregiver[] {
  const rankOf = ({ pediatre, distance }: Caregiver): number => {
    if (distance === null) return 2;
    return withPaediatricians && pediatre && distance <= NEAR_FOR_A_CHILD_KM ? 0 : 1;
  };
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rounded(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

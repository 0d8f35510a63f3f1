import type { CaregiverCategory } from "@portal/model/caregivers.ts";
import { sizeOf } from "../../src/places/known-places.ts";
import type { LocalityRow } from "../../src/places/import/load-localities.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";
import { doctorName, practiceName } from "./caregiver-names.ts";
import { yearOf } from "../days.ts";
import { spokenIn } from "./places.ts";
import { type Random, randomOf } from "../random.ts";
import { streetNames } from "./street-names.ts";

export interface Doctor {
  noPartenaire: string;
  nomPrenom: string;
  adresse: string;
  place: LocalityRow;
  canton: string;
  sousCategorie: CaregiverCategory;
  acceptsNewPatient: boolean;
  languages: string[];
  lat: number;
  lng: number;
  isLocated: boolean;
  network: { code: string; from: string; to: string | null } | null;
  validFrom: string;
  validTo: string | null;
}

const FIRST_NUMBER = 60_000_001;

/** Invented doctors at real places. The same index gives the same doctor. */
export function* inventedDoctors(from: number, to: number, today: string): Generator<Doctor> {
  const placeFor = byPopulation();
  for (let index = from; index < to; index++) {
    const random = randomOf(1, `caregiver ${index}`);
    yield doctorAt(placeFor(random), FIRST_NUMBER + index, random, yearOf(today));
  }
}

function doctorAt(place: LocalityRow, number: number, random: Random, year: number): Doctor {
  const canton = place.canton ?? "";
  const region = spokenIn(place.canton, place.npa);
  const sousCategorie = random.weighted<CaregiverCategory>([
    ["MIG", 50],
    ["MPR", 14],
    ["CAB", 12],
    ["PED", 15],
    ["GYN", 9],
  ]);
  const isLocated = !random.chance(0.03);
  return {
    noPartenaire: String(number),
    nomPrenom:
      sousCategorie === "CAB"
        ? practiceName(region, place.name, random)
        : doctorName(region, random),
    adresse: `${streetOf(region, random)} ${random.between(1, 60)}`,
    place,
    canton,
    sousCategorie,
    acceptsNewPatient: random.chance(0.55),
    languages: languagesOf(region, random),
    lat: isLocated ? nearbyDegrees(place.lat, 0.006, random) : place.lat,
    lng: isLocated ? nearbyDegrees(place.lng, 0.009, random) : place.lng,
    isLocated,
    network: networkOf(canton + place.npa.slice(0, 2), sousCategorie, random, year),
    ...practiceYears(random, year),
  };
}

function streetOf(region: "fr" | "de" | "it", random: Random): string {
  const { common, invent } = streetNames(region);
  const known = common[random.between(0, common.length - 1)];
  return random.chance(0.4) && known ? known : invent(random);
}

function languagesOf(region: string, random: Random): string[] {
  const others = ["fr", "de", "it", "en", "pt", "es"].filter((one) => one !== region);
  return [region, ...others.filter((one) => random.chance(one === "en" ? 0.6 : 0.2))];
}

/** Two in three belong to the network of their region; some leave or join at the turn of a year. */
function networkOf(
  code: string,
  category: CaregiverCategory,
  random: Random,
  year: number,
): Doctor["network"] {
  if (category === "GYN" || !random.chance(0.67)) return null;
  const since = `${year - random.between(1, 12)}-01-01`;
  return random.weighted<NonNullable<Doctor["network"]>>([
    [{ code, from: since, to: null }, 90],
    [{ code, from: since, to: `${year}-12-31` }, 4],
    [{ code, from: since, to: `${year - 1}-12-31` }, 3],
    [{ code, from: `${year + 1}-01-01`, to: null }, 3],
  ]);
}

function practiceYears(random: Random, year: number): Pick<Doctor, "validFrom" | "validTo"> {
  const validFrom = `${year - random.between(13, 35)}-01-01`;
  return random.weighted<Pick<Doctor, "validFrom" | "validTo">>([
    [{ validFrom, validTo: null }, 95],
    [{ validFrom, validTo: `${year}-12-31` }, 3],
    [{ validFrom, validTo: `${year - 1}-12-31` }, 2],
  ]);
}

function nearbyDegrees(degrees: number, spread: number, random: Random): number {
  return Math.round((degrees + random.normal() * spread) * 1e6) / 1e6;
}

const LARGEST_TOWN = 420_000;
const VILLAGE = 1_300;
/** The later codes of a town are mostly for PO boxes. */
const CODES_PER_TOWN = 6;

/** Draws places by population: towns follow their rank, villages have the same size. */
function byPopulation(): (random: Random) => LocalityRow {
  // `Lausanne 25` is a post office.
  const places = shippedLocalities().filter(
    ({ canton, name }) => canton !== null && !/\d$/.test(name),
  );
  const most = Math.max(...places.map(({ name }) => sizeOf(name, 0)));
  const codes = Map.groupBy(places, ({ name }) => name);
  const drawn: { place: LocalityRow; upTo: number }[] = [];
  let total = 0;
  for (const place of places) {
    const size = sizeOf(place.name, 0);
    const ofName = codes.get(place.name) ?? [];
    const shared = size > 0 ? Math.min(ofName.length, CODES_PER_TOWN) : 1;
    if (ofName.indexOf(place) >= shared) continue;
    const rank = 1 + (most - size) / 100;
    total += size > 0 ? (LARGEST_TOWN * rank ** -0.8) / shared : VILLAGE;
    drawn.push({ place, upTo: total });
  }
  return (random) => placeAt(drawn, random.next() * total);
}

function placeAt(drawn: readonly { place: LocalityRow; upTo: number }[], at: number): LocalityRow {
  let [low, high] = [0, drawn.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((drawn[middle]?.upTo ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  const found = drawn[low];
  if (!found) throw new Error("There are no localities.");
  return found.place;
}

import type pg from "pg";
import { type AddressRow, replaceAddresses } from "../../src/places/import/load-addresses.ts";
import type { LocalityRow } from "../../src/places/import/load-localities.ts";
import { sizeOf } from "../../src/places/known-places.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";
import { sourceOf } from "../../src/places/import/sources.ts";
import { type Random, randomOf } from "../random.ts";
import { streetNames } from "./street-names.ts";
import { townStreets } from "./town-streets.ts";

const DEMONSTRATION_ADDRESSES = 21_000;
const CODES_PER_TOWN = 4;
/** Official numbers of addresses have nine digits and begin with 1 or 3. */
const FIRST_INVENTED_ID = 900_000_000;
const houseNumbers = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14];
/** Well-known streets have every house up to this number. */
const LAST_TOWN_HOUSE = 25;

/** Adds invented addresses at real places to a demonstration database without a directory. */
export async function addDemonstrationAddresses(owner: pg.Client): Promise<void> {
  if (await sourceOf(owner, "addresses")) return;
  await generateAddresses(owner, DEMONSTRATION_ADDRESSES);
}

/** Replaces the address directory by this many invented addresses, more of them in larger places. */
export function generateAddresses(
  owner: pg.Client,
  addresses: number,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  return replaceAddresses(owner, inventedAddresses(addresses, onProgress), "invented");
}

export function* inventedAddresses(
  addresses: number,
  onProgress: (done: number, total: number) => void = () => {},
): Generator<AddressRow> {
  const random = randomOf(1, "addresses");
  let done = 0;
  for (const row of townHouses(randomOf(1, "town addresses"))) {
    if (done >= addresses) return;
    yield { ...row, id: FIRST_INVENTED_ID + done++ };
  }
  const places = shares(Math.ceil((addresses - done) / houseNumbers.length));
  // A second round, after all names are used, adds higher house numbers.
  for (let round = 0; done < addresses; round++) {
    for (const share of places) {
      for (const street of streetsOf(share, random)) {
        const numbers = houseNumbers.map((number) => number + round * 14);
        for (const row of houses(share.place, street, numbers, random)) {
          if (done >= addresses) return;
          yield { ...row, id: FIRST_INVENTED_ID + done++ };
        }
      }
      onProgress(done, addresses);
    }
  }
}

const townNumbers = Array.from({ length: LAST_TOWN_HOUSE }, (_, index) => index + 1);

/** The well-known streets of the larger towns; common names come with the others. */
function* townHouses(random: Random): Generator<Omit<AddressRow, "id">> {
  for (const place of shippedLocalities()) {
    const { common } = streetNames(spokenIn(place.canton, place.npa));
    for (const street of townStreets.get(`${place.npa} ${place.name}`) ?? []) {
      if (place.canton && common.includes(street)) continue;
      yield* houses(place, street, townNumbers, random);
    }
  }
}

interface Share {
  place: LocalityRow;
  isTown: boolean;
  streets: number;
}

/** The number of streets of each place by its size; the smallest places may get none. */
function shares(streets: number): Share[] {
  const codes = new Map<string, number>();
  const places = shippedLocalities()
    .map((place) => {
      const code = (codes.get(place.name) ?? 0) + 1;
      codes.set(place.name, code);
      // The later codes of a town are mostly for PO boxes.
      const size = code <= CODES_PER_TOWN ? sizeOf(place.name, 1) / 100 : 0;
      return { place, size: 1 + size, isTown: size > 1 };
    })
    .toSorted((one, other) => other.size - one.size);
  const total = places.reduce((sum, { size }) => sum + size, 0);
  let left = streets;
  return places.flatMap(({ place, size, isTown }) => {
    const part = Math.min(left, Math.max(1, Math.round((streets * size) / total)));
    left -= part;
    return part > 0 ? [{ place, isTown, streets: part }] : [];
  });
}

function streetsOf({ place: { canton, npa }, isTown, streets }: Share, random: Random): string[] {
  const { common, invent } = streetNames(spokenIn(canton, npa));
  const start = isTown ? 0 : random.between(0, common.length - 1);
  const names = new Set(common.slice(start, start + streets));
  for (let tries = 0; names.size < streets && tries < streets * 20; tries++) {
    names.add(invent(random));
  }
  return [...names];
}

function* houses(
  { npa, name, canton, lat, lng }: LocalityRow,
  street: string,
  along: readonly number[],
  random: Random,
): Generator<Omit<AddressRow, "id">> {
  const [atLat, atLng] = [lat + random.normal() * 0.004, lng + random.normal() * 0.006];
  for (const house of along) {
    const numbers = random.chance(0.1) ? [`${house}`, `${house}a`] : [`${house}`];
    for (const one of numbers) {
      yield {
        street,
        number: one,
        zip: npa,
        city: name,
        canton,
        ofsLocalityId: null,
        lat: Math.round((atLat + house * 0.0001) * 1e6) / 1e6,
        lng: Math.round((atLng + house * 0.0001) * 1e6) / 1e6,
      };
    }
  }
}

/** The most frequent language of a place. */
export function spokenIn(canton: string | null, npa: string): "fr" | "de" | "it" {
  if (canton === "TI") return "it";
  if (canton === "VS") return Number(npa) < 3900 ? "fr" : "de";
  if (canton === "FR") return /^(17[0-4]|16|14|15)/.test(npa) ? "fr" : "de";
  return ["VD", "GE", "NE", "JU"].includes(canton ?? "") ? "fr" : "de";
}

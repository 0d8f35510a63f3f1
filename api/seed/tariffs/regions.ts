import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import type { LocalityRow } from "../../src/places/import/load-localities.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";

/** Cantons with several premium regions. All others are one region, numbered 0. */
const three = ["BE", "GR", "LU", "SG", "ZH"];
const two = ["BL", "FR", "SH", "TI", "VD", "VS"];

/** The towns around which the regions of a canton lie: invented but plausible. */
const centres: Record<string, string[]> = {
  BE: ["Bern"],
  GR: ["Chur"],
  LU: ["Luzern"],
  SG: ["St. Gallen"],
  ZH: ["Zürich"],
  BL: ["Liestal", "Binningen"],
  FR: ["Fribourg"],
  SH: ["Schaffhausen"],
  TI: ["Lugano", "Bellinzona"],
  VD: ["Lausanne", "Nyon"],
  VS: ["Sion", "Martigny"],
};
const NEAR_KM = 5;
const AROUND_KM = 15;
const SINCE = "2010-01-01";

export function regionsOf(territory: string): number[] {
  if (three.includes(territory)) return [1, 2, 3];
  return two.includes(territory) ? [1, 2] : [0];
}

/** A row for every commune near a centre, and one for the rest of each canton. */
export function premiumRegionRows(): Insertable<Tables["premiumRegion"]>[] {
  const places = shippedLocalities();
  return Object.entries(centres).flatMap(([canton, names]) => {
    const here = places.filter((place) => place.canton === canton);
    const middles = names.flatMap((name) => here.find((place) => place.name === name) ?? []);
    const rest = regionsOf(canton).at(-1) ?? 0;
    const communes = Map.groupBy(here, ({ commune }) => commune);
    const rows = [...communes].flatMap(([commune, [place]]) => {
      const region = place ? Math.min(rest, regionAt(place, middles)) : rest;
      return region < rest ? [rowOf(canton, commune, region)] : [];
    });
    return [...rows, rowOf(canton, "*", rest)];
  });
}

function regionAt(place: LocalityRow, middles: readonly LocalityRow[]): number {
  const distance = Math.min(...middles.map((middle) => kilometres(place, middle)));
  if (distance <= NEAR_KM) return 1;
  return distance <= AROUND_KM ? 2 : 3;
}

function rowOf(canton: string, commune: string, region: number) {
  return { canton, commune, validFrom: SINCE, ofsLocalityId: null, region };
}

/** An approximation for the size of a canton. */
function kilometres(one: LocalityRow, other: LocalityRow): number {
  const north = (one.lat - other.lat) * 111.2;
  const east = (one.lng - other.lng) * 76.5;
  return Math.hypot(north, east);
}

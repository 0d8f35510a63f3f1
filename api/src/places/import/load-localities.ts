import { foldPlace } from "@portal/model/places/places.ts";
import type pg from "pg";
import { asTsvector, copyInto } from "./copy.ts";
import { namesOf, sizeOf } from "../known-places.ts";
import { lexemesOf } from "../lexemes.ts";
import { loadExclusively, rememberSource, renewSlips } from "./sources.ts";

/** A locality of the directory. */
export interface LocalityRow {
  npa: string;
  name: string;
  commune: string;
  canton: string | null;
  country: "CH" | "LI";
  ofsLocalityId: number | null;
  lat: number;
  lng: number;
  /** The share of the locality's addresses in this commune. */
  share: number;
}

/** Replaces all localities, all or none; searches continue meanwhile. */
export function replaceLocalities(
  owner: pg.Client,
  rows: readonly LocalityRow[],
  source: string,
): Promise<number> {
  return loadExclusively(owner, async () => {
    await owner.query("delete from swiss_locality");
    const codes = new Map<string, number>();
    for (const { name } of rows) codes.set(name, (codes.get(name) ?? 0) + 1);
    const count = await copyInto(owner, "swiss_locality", columns, async (add) => {
      for (const row of withIds(rows)) await add(valuesOf(row, codes.get(row.name) ?? 1));
    });
    await owner.query("analyze swiss_locality");
    await renewSlips(owner, "swiss_street");
    await rememberSource(owner, "localities", source, count);
    return count;
  });
}

const columns = [
  "id",
  "npa",
  "name",
  "commune",
  "canton",
  "country",
  "ofs_locality_id",
  "lat",
  "lng",
  "size",
  "names",
  "search",
];

/**
 * The id of a locality is its NPA and folded name, as in the shipped data and the official directory, so that an import
 * keeps the ids that addresses refer to. Further communes of a locality add their BFS number.
 */
function withIds(rows: readonly LocalityRow[]): (LocalityRow & { id: string })[] {
  const byKey = Map.groupBy(rows, ({ npa, name }) => localityKey(npa, name));
  return [...byKey].flatMap(([key, communes]) => {
    const bySize = communes.toSorted((one, other) => other.share - one.share);
    const distinct = [...new Map(bySize.map((row) => [row.commune, row])).values()];
    return distinct.map((row, place) => ({
      ...row,
      id: place === 0 ? key : `${key}-${row.ofsLocalityId ?? foldPlace(row.commune)}`,
    }));
  });
}

export function localityKey(npa: string, name: string): string {
  return `${npa}-${foldPlace(name).replaceAll(" ", "-")}`;
}

function valuesOf(row: LocalityRow & { id: string }, codes: number): (string | number | null)[] {
  const names = namesOf(row.name);
  const lexemes = [...names, foldPlace(row.commune)].flatMap(lexemesOf);
  const canton = row.canton?.toLowerCase() ?? "";
  return [
    row.id,
    row.npa,
    row.name,
    row.commune,
    row.canton,
    row.country,
    row.ofsLocalityId,
    row.lat,
    row.lng,
    sizeOf(row.name, codes),
    names.map((name) => (canton ? `${name} ${canton}` : name)).join("|"),
    asTsvector([...lexemes, canton, row.country.toLowerCase(), row.npa]),
  ];
}

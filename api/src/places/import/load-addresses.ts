import { foldPlace } from "@portal/model/places/places.ts";
import type pg from "pg";
import { asTsvector, copyInto } from "./copy.ts";
import { namesOf, sizeOf } from "../known-places.ts";
import { lexemesOf } from "../lexemes.ts";
import { loadExclusively, rememberSource, renewSlips } from "./sources.ts";

/** An address of the directory. */
export interface AddressRow {
  id: number;
  street: string;
  number: string;
  zip: string;
  city: string;
  canton: string | null;
  ofsLocalityId: number | null;
  lat: number;
  lng: number;
}

type Street = Pick<AddressRow, "street" | "zip" | "city" | "canton" | "ofsLocalityId"> & {
  id: number;
};

/**
 * Replaces all addresses, all or none. They are loaded into new tables that replace the old ones at the end, so that
 * searches continue meanwhile and wait only for the swap.
 */
export function replaceAddresses(
  owner: pg.Client,
  rows: AsyncIterable<AddressRow> | Iterable<AddressRow>,
  source: string,
): Promise<number> {
  return loadExclusively(owner, async () => {
    const readers = await readersOf(owner);
    await owner.query(
      `create table next_address (like swiss_address including comments);
       create table next_street (like swiss_street including comments)`,
    );
    const { count, streets, sizes } = await copyAddresses(owner, rows);
    await copyStreets(owner, streets, sizes);
    await renewSlips(owner, "next_street");
    await owner.query(swap);
    for (const { table, reader } of readers) {
      await owner.query(`grant select on ${table} to ${owner.escapeIdentifier(reader)}`);
    }
    await rememberSource(owner, "addresses", source, count);
    return count;
  });
}

const swap = `
  create index next_street_search on next_street using gin (search);
  create index next_address_street on next_address (street_id, place);
  create index next_address_id on next_address (id);
  analyze next_street;
  analyze next_address;
  drop table swiss_street;
  drop table swiss_address;
  alter table next_street rename to swiss_street;
  alter table next_address rename to swiss_address;
  alter index next_street_search rename to swiss_street_search;
  alter index next_address_street rename to swiss_address_street;
  alter index next_address_id rename to swiss_address_id`;

const addressColumns = ["id", "street_id", "number", "place", "lat", "lng"];
const streetColumns = [
  "id",
  "street",
  "zip",
  "city",
  "canton",
  "ofs_locality_id",
  "size",
  "words",
  "city_names",
  "search",
];

async function copyAddresses(
  owner: pg.Client,
  rows: AsyncIterable<AddressRow> | Iterable<AddressRow>,
) {
  const streets = new Map<string, Street>();
  const sizes = new Map<string, number>();
  const count = await copyInto(owner, "next_address", addressColumns, async (add) => {
    for await (const row of rows) {
      const { street, zip, city, canton, ofsLocalityId } = row;
      const key = `${zip}\t${city}\t${street}`;
      let known = streets.get(key);
      if (!known) {
        known = { id: streets.size + 1, street, zip, city, canton, ofsLocalityId };
        streets.set(key, known);
      }
      sizes.set(city, (sizes.get(city) ?? 0) + 1);
      const place = Number.parseInt(row.number, 10) || 0;
      const full = add([row.id, known.id, row.number, place, row.lat, row.lng]);
      if (full) await full;
    }
  });
  return { count, streets: [...streets.values()], sizes };
}

/** Streets are stored from the largest place to the smallest: a search with too many hits takes the first. */
async function copyStreets(
  owner: pg.Client,
  streets: Street[],
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const sized = streets.map((street) => ({
    ...street,
    size: sizeOf(street.city, counts.get(street.city) ?? 1),
  }));
  const sorted = sized.toSorted((one, other) => other.size - one.size || one.id - other.id);
  const places = new Map<string, PlaceWords>();
  await copyInto(owner, "next_street", streetColumns, async (add) => {
    for (const row of sorted) {
      const place = places.get(row.city) ?? wordsOfPlace(row.city);
      places.set(row.city, place);
      const full = add(valuesOf(row, place));
      if (full) await full;
    }
  });
}

function valuesOf(row: Street & { size: number }, place: PlaceWords): (string | number | null)[] {
  const words = foldPlace(row.street);
  return [
    row.id,
    row.street,
    row.zip,
    row.city,
    row.canton,
    row.ofsLocalityId,
    row.size,
    words,
    place.names,
    asTsvector([...lexemesOf(words), ...place.lexemes, row.canton?.toLowerCase() ?? "", row.zip]),
  ];
}

interface PlaceWords {
  names: string;
  lexemes: string[];
}

function wordsOfPlace(city: string): PlaceWords {
  const names = namesOf(city);
  return { names: names.join("|"), lexemes: names.flatMap(lexemesOf) };
}

/** The roles that may read the tables, for the grants of the new ones. */
async function readersOf(owner: pg.Client): Promise<{ table: string; reader: string }[]> {
  const { rows } = await owner.query<{ table: string; reader: string }>(
    `select c.relname as table, r.rolname as reader
     from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
     where c.oid in ('swiss_street'::regclass, 'swiss_address'::regclass) and a.privilege_type = 'SELECT'
       and a.grantee <> c.relowner`,
  );
  return rows;
}

import { fullLocalityName } from "@portal/model/places/places.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";

export interface KnownLocality {
  id: string;
  npa: string;
  name: string;
  canton: string | null;
  country: string;
  ofsLocalityId: number | null;
}

const columns = ["id", "npa", "name", "canton", "country", "ofsLocalityId"] as const;

/** The locality of a chosen id; undefined if the list does not contain it. */
export async function localityBy(
  db: Kysely<Tables>,
  id: string,
): Promise<KnownLocality | undefined> {
  return db.selectFrom("swissLocality").select(columns).where("id", "=", id).executeTakeFirst();
}

interface KnownAddress {
  street: string;
  number: string;
  locality: Omit<KnownLocality, "id"> & { id: string | null };
}

/** The directory's address of a chosen id, with its commune. */
export async function addressBy(db: Kysely<Tables>, id: string): Promise<KnownAddress | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const found = await db
    .selectFrom("swissAddress as a")
    .innerJoin("swissStreet as s", "s.id", "a.streetId")
    .select(["s.street", "a.number", "s.zip", "s.city", "s.canton", "s.ofsLocalityId"])
    .where("a.id", "=", Number(id))
    .executeTakeFirst();
  if (!found) return undefined;
  const { street, number, zip, city, canton, ofsLocalityId } = found;
  const localities = await db
    .selectFrom("swissLocality")
    .select(columns)
    .where("npa", "=", zip)
    .where("name", "=", city)
    .orderBy("id")
    .execute();
  const locality =
    localities.find((one) => one.ofsLocalityId === ofsLocalityId) ?? localities[0] ?? null;
  return {
    street,
    number,
    locality: locality ?? {
      id: null,
      npa: zip,
      name: city,
      canton,
      country: canton ? "CH" : "LI",
      ofsLocalityId,
    },
  };
}

/** Formats `1003 Lausanne`, with the commune if its name differs. */
export function prettyLocality(zip: string, city: string, commune: string | null): string {
  return commune ? fullLocalityName(zip, city, commune) : `${zip} ${city}`;
}

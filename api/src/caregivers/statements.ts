import { MAX_CAREGIVERS } from "@portal/model/caregivers.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/statement.ts";

/** Whom a product lets a person choose on a day. */
export interface Allowed {
  day: string;
  categories: readonly string[];
  withPaediatricians: boolean;
  isInNetwork: boolean;
}

interface At {
  lat: number;
  lng: number;
}

export const insuredById = prepare((wanted: { insuredNumber: number }) =>
  sql.selectFrom("insured").select("birthdate").where("insuredNumber", "=", wanted.insuredNumber),
);

/** The nearest ones, read off the index of places until there are enough. */
export const nearest = prepare((wanted: Allowed & At) =>
  allowed(wanted).orderBy(distanceTo(wanted)).orderBy("noPartenaire").limit(MAX_CAREGIVERS),
);

/** Those of a name, from the nearest to the farthest. The sum keeps the index of places out of it: it would be read whole. */
export const namedNear = prepare((wanted: Allowed & At & { query: string }) =>
  allowed(wanted)
    .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
    .orderBy(raw`(${distanceTo(wanted)}) + 0`)
    .orderBy("noPartenaire")
    .limit(MAX_CAREGIVERS),
);

/** Those of a name: who is called exactly so first, for a child the paediatricians next. */
export const named = prepare((wanted: Allowed & { query: string; exactly: string }) =>
  allowed(wanted)
    .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
    .orderBy(raw`search @@ ${wanted.exactly}::tsquery`, "desc")
    .orderBy(raw`${wanted.withPaediatricians}::boolean and pediatre`, "desc")
    .orderBy("nomPrenom")
    .orderBy("noPartenaire")
    .limit(MAX_CAREGIVERS),
);

export const byNumber = prepare((wanted: Allowed & { ids: readonly string[] }) =>
  allowed(wanted)
    .where(raw<boolean>`no_partenaire = any(${wanted.ids}::text[])`)
    .orderBy("nomPrenom")
    .orderBy("noPartenaire"),
);

function allowed(wanted: Allowed) {
  const day = raw`${wanted.day}::date`;
  const isMember = raw<boolean>`network_from <= ${day} and coalesce(network_to >= ${day}, true)`;
  return sql
    .selectFrom("caregiver")
    .select([
      "noPartenaire",
      "nomPrenom",
      "adresse",
      "npa",
      "localite",
      "canton",
      "sousCategorie",
      "pediatre",
      "acceptsNewPatient",
      "languages",
      "lat",
      "lng",
      "isLocated",
      raw<string | null>`case when ${isMember} then code_reseau end`.as("codeReseau"),
    ])
    .where(raw<boolean>`sous_categorie = any(${wanted.categories}::text[])`)
    .where(raw<boolean>`(not pediatre or ${wanted.withPaediatricians}::boolean)`)
    .where(raw<boolean>`valid_from <= ${day} and coalesce(valid_to >= ${day}, true)`)
    .where(raw<boolean>`(not ${wanted.isInNetwork}::boolean or coalesce(${isMember}, false))`);
}

function distanceTo({ lat, lng }: At): RawBuilder<number> {
  return raw<number>`flat_point(lat, lng) <-> flat_point(${lat}::float8, ${lng}::float8)`;
}

import { MAX_CAREGIVERS } from "@portal/model/caregivers.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { type AllowedCaregivers, allowed } from "../insurer/caregivers/allowed.ts";
import { sql } from "../core/db/sql.ts";
import { condition } from "../core/db/condition.ts";
import { prepare } from "../core/db/prepared-query.ts";

interface At {
  lat: number;
  lng: number;
}

export const insuredById = prepare((wanted: { insuredNumber: number }) =>
  sql.selectFrom("insured").select("birthdate").where("insuredNumber", "=", wanted.insuredNumber),
);

/** The nearest doctors, read from the spatial index until there are enough. */
export const nearest = prepare((wanted: AllowedCaregivers & At) =>
  allowed(sql, wanted).orderBy(distanceTo(wanted)).orderBy("noPartenaire").limit(MAX_CAREGIVERS),
);

/** Doctors by name, nearest first. The sum prevents the spatial index, which would be read as a whole. */
export const withNameNear = prepare((wanted: AllowedCaregivers & At & { query: string }) =>
  allowed(sql, wanted)
    .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
    .orderBy(raw`(${distanceTo(wanted)}) + 0`)
    .orderBy("noPartenaire")
    .limit(MAX_CAREGIVERS),
);

/** Doctors by name: exact matches first, then for a child the paediatricians. */
export const withName = prepare((wanted: AllowedCaregivers & { query: string; exactly: string }) =>
  allowed(sql, wanted)
    .where(raw<boolean>`search @@ ${wanted.query}::tsquery`)
    .orderBy(raw`search @@ ${wanted.exactly}::tsquery`, "desc")
    .orderBy(condition`${wanted.withPaediatricians}::boolean and pediatre`, "desc")
    .orderBy("nomPrenom")
    .orderBy("noPartenaire")
    .limit(MAX_CAREGIVERS),
);

export const byNumber = prepare((wanted: AllowedCaregivers & { ids: readonly string[] }) =>
  allowed(sql, wanted)
    .where(raw<boolean>`no_partenaire = any(${wanted.ids}::text[])`)
    .orderBy("nomPrenom")
    .orderBy("noPartenaire"),
);

function distanceTo({ lat, lng }: At): RawBuilder<number> {
  return raw<number>`flat_point(lat, lng) <-> flat_point(${lat}::float8, ${lng}::float8)`;
}

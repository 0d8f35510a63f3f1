import { choiceOf, maySeePaediatrician } from "@portal/model/caregivers.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { condition } from "../../core/db/condition.ts";

/** The caregivers that a product allows on a day. */
export interface AllowedCaregivers {
  day: string;
  categories: readonly string[];
  withPaediatricians: boolean;
  isInNetwork: boolean;
}

/** The choice by product, day and the person's age on that day. */
export function allowedFor(birthdate: string, productCode: string, day: string): AllowedCaregivers {
  const choice = choiceOf(productCode);
  if (!choice) throw new Problem("INVALID", { fields: { productCode: "caregivers.noChoice" } });
  return { ...choice, day, withPaediatricians: maySeePaediatrician(birthdate, day) };
}

/** A query for the allowed caregivers, to be extended. */
export function allowed(db: Kysely<Tables>, wanted: AllowedCaregivers) {
  const day = raw`${wanted.day}::date`;
  const isMember = condition`network_from <= ${day} and coalesce(network_to >= ${day}, true)`;
  return db
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
    .where(condition`not pediatre or ${wanted.withPaediatricians}::boolean`)
    .where(condition`valid_from <= ${day} and coalesce(valid_to >= ${day}, true)`)
    .where(condition`not ${wanted.isInNetwork}::boolean or coalesce(${isMember}, false)`);
}

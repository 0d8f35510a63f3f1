import { foldPlace } from "@portal/model/places/places.ts";
import type pg from "pg";
import { loadUnderLock } from "../../src/core/db/load.ts";
import { SLIP_LENGTH } from "../../src/insurer/spelling.ts";
import { copyInto } from "../../src/places/import/copy.ts";
import { namesOf } from "../../src/places/known-places.ts";
import { lexemesOf } from "../../src/places/lexemes.ts";
import { type Doctor, inventedDoctors } from "./caregiver-doctors.ts";

/** The number of doctors of a demonstration database. */
export const DEMONSTRATION_CAREGIVERS = 5_000;
const LOCK = 7_281_908;

/** Adds the invented doctors to a demonstration database, once. */
export async function addDemonstrationCaregivers(owner: pg.Client, today: string): Promise<void> {
  await addCaregivers(owner, { caregivers: DEMONSTRATION_CAREGIVERS, today });
}

/** Adds invented doctors up to a number, and returns how many were added. Existing ones stay. */
export async function addCaregivers(
  owner: pg.Client,
  { caregivers, today }: { caregivers: number; today: string },
): Promise<number> {
  return loadUnderLock(owner, LOCK, async () => {
    const { rows } = await owner.query<{ found: number }>(
      "select count(*)::int as found from caregiver",
    );
    const found = rows[0]?.found ?? 0;
    if (found < caregivers) {
      await loadDoctors(owner, inventedDoctors(found, caregivers, today));
    }
    return Math.max(0, caregivers - found);
  });
}

const columns = [
  "no_partenaire",
  "nom_prenom",
  "adresse",
  "npa",
  "localite",
  "canton",
  "sous_categorie",
  "pediatre",
  "accepts_new_patient",
  "languages",
  "lat",
  "lng",
  "is_located",
  "code_reseau",
  "network_from",
  "network_to",
  "valid_from",
  "valid_to",
  "search",
];

/** Adds doctors with their search index. */
export async function loadDoctors(owner: pg.Client, doctors: Iterable<Doctor>): Promise<void> {
  await copyInto(owner, "caregiver", columns, async (add) => {
    for (const doctor of doctors) await add(valuesOf(doctor));
  });
  await owner.query("analyze caregiver");
  await renewSlips(owner);
}

function valuesOf(doctor: Doctor): (string | number | null)[] {
  const { place, network } = doctor;
  return [
    doctor.noPartenaire,
    doctor.nomPrenom,
    doctor.adresse,
    place.npa,
    place.name,
    doctor.canton,
    doctor.sousCategorie,
    String(doctor.sousCategorie === "PED"),
    String(doctor.acceptsNewPatient),
    `{${doctor.languages.join()}}`,
    doctor.lat,
    doctor.lng,
    String(doctor.isLocated),
    network?.code ?? null,
    network?.from ?? null,
    network?.to ?? null,
    doctor.validFrom,
    doctor.validTo,
    searchOf(doctor),
  ];
}

/** The words of the name with weight A and of the locality with weight B, as the text of a tsvector. */
function searchOf({ nomPrenom, place }: Doctor): string {
  const ofName = new Set(foldPlace(nomPrenom).split(" "));
  const ofPlace = new Set([...namesOf(place.name).flatMap(lexemesOf), place.npa]);
  const labelled = [...ofName.union(ofPlace)].map((word) => {
    const labels = [ofName.has(word) && "1A", ofPlace.has(word) && "2B"].filter(Boolean);
    return `${word}:${labels.join()}`;
  });
  return labelled.join(" ");
}

async function renewSlips(owner: pg.Client): Promise<void> {
  await owner.query("delete from caregiver_slip");
  await owner.query(
    `insert into caregiver_slip (slip, word)
     with words as (
       select word, left(word, ${SLIP_LENGTH}) as beginning from (
         select unnest(tsvector_to_array(search)) as word from caregiver
         union
         select unnest(tsvector_to_array(search)) from swiss_locality
       ) found
       where word ~ '^[a-z]{3}'
     )
     select distinct left(beginning, at - 1) || substr(beginning, at + 1), word
     from words cross join lateral generate_series(1, length(beginning) + 1) at`,
  );
  await owner.query("analyze caregiver_slip");
}

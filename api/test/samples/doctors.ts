import type { Doctor } from "../../seed/places/caregiver-doctors.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";

let lastNumber = 90_000_000;

/** By default, a doctor in Lausanne who is a member of the network there. */
export function aDoctor({ npa = "1003", ...options }: Partial<Doctor> & { npa?: string }): Doctor {
  const place = shippedLocalities().find((one) => one.npa === npa);
  if (!place) throw new Error(`No locality ${npa}.`);
  lastNumber += 1;
  return {
    noPartenaire: String(lastNumber),
    nomPrenom: "Beispiel Beat",
    adresse: "Rue du Lac 1",
    place,
    canton: place.canton ?? "",
    sousCategorie: "MIG",
    acceptsNewPatient: true,
    languages: ["fr", "en"],
    lat: place.lat,
    lng: place.lng,
    isLocated: true,
    network: network("2020-01-01", null),
    validFrom: "2010-01-01",
    validTo: null,
    ...options,
  };
}

export function network(from: string, to: string | null): Doctor["network"] {
  return { code: "VD10", from, to };
}

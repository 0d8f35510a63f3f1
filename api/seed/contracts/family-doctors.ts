import { maySeePaediatrician } from "@portal/model/caregivers.ts";
import type { CareDoctor } from "@portal/model/contract.ts";
import { kilometresBetween } from "@portal/model/places/distances.ts";
import { localityKey } from "../../src/places/import/load-localities.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";
import { type Doctor, inventedDoctors } from "../places/caregiver-doctors.ts";
import { DEMONSTRATION_CAREGIVERS } from "../places/caregivers.ts";
import type { Home, Household, Person, World } from "../people/household.ts";
import { randomOf } from "../random.ts";

/** The doctors near a place: those of its NPA, else the nearest one of the canton. */
interface Near {
  doctors: readonly CareDoctor[];
  paediatricians: readonly CareDoctor[];
}

let known: { today: string; near: (home: Home) => Near } | undefined;

/** The family doctor of a person: one for the household, and a paediatrician for its children. */
export function familyDoctorOf(
  person: Person,
  household: Household,
  { seed, today }: World,
): CareDoctor | null {
  const home = person.home ?? household.home;
  if (!home?.canton) return null;
  if (known?.today !== today) known = { today, near: directory(today) };
  const { doctors, paediatricians } = known.near(home);
  const isChild = maySeePaediatrician(person.birthdate, today);
  const choice = isChild && paediatricians.length > 0 ? paediatricians : doctors;
  const random = randomOf(seed, `doctor ${home.zip} ${person.lastname}`);
  return choice[random.between(0, choice.length - 1)] ?? null;
}

/** The invented doctors without an end date, cached by place. */
function directory(today: string): (home: Home) => Near {
  const staying = [...inventedDoctors(0, DEMONSTRATION_CAREGIVERS, today)].filter(
    ({ validTo }) => validTo === null,
  );
  const byCanton = Map.groupBy(staying, ({ canton }) => canton);
  const points = new Map(shippedLocalities().map((one) => [localityKey(one.npa, one.name), one]));
  const found = new Map<string, Near>();
  const look = ({ zip, city, canton }: Home): Near => {
    const inCanton = byCanton.get(canton ?? "") ?? [];
    const point = points.get(localityKey(zip, city));
    return {
      doctors: closest(inCanton.filter(isForAdults), zip, point),
      paediatricians: closest(inCanton.filter(isForChildren), zip, point),
    };
  };
  return (home) => {
    const place = `${home.zip} ${home.city}`;
    const near = found.get(place) ?? look(home);
    found.set(place, near);
    return near;
  };
}

function isForAdults({ sousCategorie }: Doctor): boolean {
  return sousCategorie !== "PED" && sousCategorie !== "GYN";
}

function isForChildren({ sousCategorie }: Doctor): boolean {
  return sousCategorie === "PED";
}

function closest(
  doctors: readonly Doctor[],
  npa: string,
  point: { lat: number; lng: number } | undefined,
): CareDoctor[] {
  const here = doctors.filter(({ place }) => place.npa === npa);
  if (here.length > 0 || !point) return here.map(careDoctorOf);
  let nearest: { doctor: Doctor; distance: number } | undefined;
  for (const doctor of doctors) {
    const distance = kilometresBetween(point, doctor);
    if (!nearest || distance < nearest.distance) nearest = { doctor, distance };
  }
  return nearest ? [careDoctorOf(nearest.doctor)] : [];
}

/** The doctor as a contract names them. */
function careDoctorOf({ noPartenaire, nomPrenom, place }: Doctor): CareDoctor {
  return { noPartenaire, nomPrenom, npa: place.npa, localite: place.name };
}

import type { Language } from "@portal/model/portal/languages.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { sizeOf } from "../../src/places/known-places.ts";
import { localityKey } from "../../src/places/import/load-localities.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";
import { addDays, yearsBefore } from "../days.ts";
import type { Home, Household, Person, World } from "./household.ts";
import { spokenIn } from "../places/places.ts";
import { type Random, uuidOf } from "../random.ts";
import { streetNames } from "../places/street-names.ts";

type PostalAddress = Insertable<Tables["postalAddress"]>;

const NO_END = "9999-12-31";

/** The legal domiciles and addresses for letters of a household's insured, mostly the same place. */
export function postalAddressRows(household: Household, world: World): PostalAddress[] {
  return household.people.flatMap((person) => {
    const home = person.home ?? household.home;
    if (!home || person.forInformation) return [];
    const start = beginningOf(person, household);
    const { before } = home;
    const moved = movedOn(home, world);
    if (before && moved && moved > start) {
      return [
        rowOf(person, world, before.home, [start, addDays(moved, -1)]),
        rowOf(person, world, home, [moved, NO_END]),
      ];
    }
    const { letters } = home;
    const whole = [start, NO_END] as const;
    if (!letters) return [rowOf(person, world, home, whole)];
    return [
      rowOf(person, world, home, whole, { domicileLegal: true, correspondance: false }),
      rowOf(person, world, letters, whole, { domicileLegal: false, correspondance: true }),
    ];
  });
}

function movedOn({ before }: Home, { today }: World): string | undefined {
  return before && `${yearsBefore(today, before.yearsAgo).slice(0, 8)}01`;
}

/** The home of a person on a day. */
export function homeOn(
  person: Person,
  household: Household,
  world: World,
  date: string,
): Home | undefined {
  const home = person.home ?? household.home;
  const moved = home && movedOn(home, world);
  const isBefore = moved && date < moved && moved > beginningOf(person, household);
  return isBefore ? home.before?.home : home;
}

/** Insurance begins with a month: that of the household's beginning, or that of the birth. */
export function beginningOf({ birthdate }: Person, { joined }: Household): string {
  const first = birthdate > joined ? birthdate : joined;
  return `${first.slice(0, 8)}01`;
}

function rowOf(
  { insuredNumber }: Person,
  { seed }: World,
  { street, number, zip, city, canton, country }: Home,
  [validFrom, validTo]: readonly [string, string],
  uses = { domicileLegal: true, correspondance: true },
): PostalAddress {
  const letters = uses.domicileLegal ? "" : " letters";
  return {
    id: uuidOf(seed, `address ${insuredNumber} ${validFrom}${letters}`),
    insuredNumber,
    ...uses,
    validFrom,
    validTo,
    street,
    number,
    country,
    zip,
    city,
    canton,
    localityId: country === "CH" ? localityKey(zip, city) : null,
  };
}

type Locality = Pick<Home, "zip" | "city" | "canton">;
type Localities = { towns: [Locality, ...Locality[]]; all: [Locality, ...Locality[]] };

const anywhere: Locality = { zip: "3011", city: "Bern", canton: "BE" };
let known: Record<"fr" | "de" | "it", Localities> | undefined;

/** An invented address in a region of the language; towns are more frequent. */
export function inventedHome(random: Random, language: Language): Home {
  known ??= placesByLanguage();
  const spoken = language === "en" ? random.pick(["fr", "de"] as const) : language;
  const { towns, all } = known[spoken];
  const place = random.pick(random.chance(0.6) ? towns : all);
  const { common } = streetNames(spoken);
  const street = common[random.between(0, common.length - 1)] ?? "";
  return { ...place, country: "CH", street, number: String(random.between(1, 60)) };
}

function placesByLanguage(): Record<"fr" | "de" | "it", Localities> {
  const swiss = shippedLocalities().filter(({ country }) => country === "CH");
  const inLanguage = (language: "fr" | "de" | "it"): Localities => {
    const here = swiss.filter(({ canton, npa }) => spokenIn(canton, npa) === language);
    return {
      towns: placesOf(here.filter(({ name }) => sizeOf(name, 1) > 100)),
      all: placesOf(here),
    };
  };
  return { fr: inLanguage("fr"), de: inLanguage("de"), it: inLanguage("it") };
}

function placesOf(
  localities: readonly { npa: string; name: string; canton: string | null }[],
): [Locality, ...Locality[]] {
  const [first = anywhere, ...others] = localities.map(({ npa, name, canton }) => ({
    zip: npa,
    city: name,
    canton,
  }));
  return [first, ...others];
}

import { directoryCountries } from "@portal/model/addresses/postal-addresses.ts";
import type { ExchangedPerson } from "@portal/model/exchange/household.ts";
import { type Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { KnownLocality } from "../../../../insurer/known-places.ts";
import { wrongField } from "../problems.ts";

/** The locality of a postal code and a town. */
export type LocalityOf = (zip: string, city: string) => KnownLocality | undefined;

/**
 * The localities of the household's addresses. A legal domicile of today or later must be known, because the premium
 * depends on it; former addresses may name places that exist no more.
 */
export async function requireKnownPlaces(
  db: Kysely<Tables>,
  people: readonly ExchangedPerson[],
  today: string,
): Promise<LocalityOf> {
  const addresses = people.flatMap((person) => person.addresses);
  const zips = addresses.filter(isListed).map(({ zip }) => zip);
  const localityOf = localitiesFrom(await localitiesOf(db, [...new Set(zips)]));
  for (const [at, person] of people.entries())
    for (const [place, address] of person.addresses.entries()) {
      const isDomicile = address.uses.includes("DOMICILE_LEGAL") && address.validTo >= today;
      if (isDomicile && isListed(address) && !localityOf(address.zip, address.city))
        throw wrongField(`people.${at}.addresses.${place}.city`, "locality.list");
    }
  return localityOf;
}

export function isListed({ country }: { country: string }): boolean {
  return directoryCountries.includes(country);
}

async function localitiesOf(db: Kysely<Tables>, zips: readonly string[]): Promise<KnownLocality[]> {
  if (zips.length === 0) return [];
  return db
    .selectFrom("swissLocality")
    .select(["id", "npa", "name", "canton", "country", "ofsLocalityId"])
    .where("npa", "in", zips)
    .orderBy("id")
    .execute();
}

/** By name without accents and case; a postal code with one locality needs no right name. */
function localitiesFrom(list: readonly KnownLocality[]): LocalityOf {
  const byZip = Map.groupBy(list, ({ npa }) => npa);
  return (zip, city) => {
    const here = byZip.get(zip) ?? [];
    const named = here.find(({ name }) => plain(name) === plain(city));
    const isAlone = new Set(here.map(({ name }) => name)).size === 1;
    return named ?? (isAlone ? here[0] : undefined);
  };
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
}

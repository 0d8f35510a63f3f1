import { countryList } from "./country-list.ts";
import type { Language } from "../portal/languages.ts";

export interface Country {
  iso2: CountryCode;
  /** Without the plus: `41`. */
  dialCode: string;
  names: Readonly<Record<Language, string>>;
}

export type CountryCode = (typeof countryList)[number][0];

/** The countries of most customers come first in every list, in this order. */
export const preferredCountries: readonly CountryCode[] = ["CH", "DE", "FR", "AT", "IT", "LI"];

export const countries: readonly Country[] = countryList.map(
  ([iso2, dialCode, fr, de, it, en]) => ({ iso2, dialCode, names: { fr, de, it, en } }),
);

const byCode = new Map<string, Country>(countries.map((country) => [country.iso2, country]));

export function countryOf(iso2: string): Country | undefined {
  return byCode.get(iso2);
}

/** The preferred countries, then the others by their name in this language. */
export function countriesIn(language: Language): Country[] {
  const { compare } = new Intl.Collator(language);
  const preferred = preferredCountries.flatMap((iso2) => byCode.get(iso2) ?? []);
  const others = countries
    .filter(({ iso2 }) => !preferredCountries.includes(iso2))
    .toSorted((one, other) => compare(one.names[language], other.names[language]));
  return [...preferred, ...others];
}

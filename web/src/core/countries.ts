import { countriesIn } from "@portal/model/countries.ts";
import type { Language } from "@portal/model/languages.ts";

/** The countries of a phone number, named in a language. */
export function phoneCountries(language: Language) {
  return countriesIn(language).map(({ iso2, dialCode, names }) => ({
    iso2,
    dialCode,
    name: names[language],
  }));
}

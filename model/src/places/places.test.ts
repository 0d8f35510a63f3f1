import { expect, test } from "vitest";
import { cantons, cantonsIn } from "./cantons.ts";
import { countries, countriesIn, countryOf } from "./countries.ts";
import { languages } from "../portal/languages.ts";
import { foldPlace, fullLocalityName, isLongEnoughToSearch, searchText } from "./places.ts";

test("B09 names that people write differently fold to the same", () => {
  const alike = [
    ["Zürich", "Zuerich", "ZURICH", "zürich"],
    ["Genève", "geneve", "GENÈVE"],
    ["St. Gallen", "st gallen", "St.-Gallen"],
    ["Bahnhofstraße", "Bahnhofstrasse"],
    ["Crêt-à-l'Œil", "cret a l oeil"],
  ];
  for (const spellings of alike) expect(new Set(spellings.map(foldPlace)).size).toBe(1);
});

test("B09 every beginning of a name folds to the beginning of the folded name", () => {
  for (const name of ["Zuerich", "Rue de l'Aéroport", "Neuenburg", "Bleue", "Oey-Diemtigen"]) {
    for (let length = 1; length <= name.length; length++) {
      expect(foldPlace(name).startsWith(foldPlace(name.slice(0, length)))).toBe(true);
    }
  }
});

test("B09 a search begins at three characters that are not spaces around it, and is cut at a hundred", () => {
  expect(["ab", "  ab  ", "", "\u0000\u0000\u0000"].map(isLongEnoughToSearch)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isLongEnoughToSearch("abc")).toBe(true);
  expect(searchText("a".repeat(10_000))).toHaveLength(100);
});

test("B09 the commune is told where the locality's name does not tell it", () => {
  expect(fullLocalityName("3048", "Worblaufen", "Ittigen")).toBe("3048 Worblaufen (Ittigen)");
  expect(fullLocalityName("1003", "Lausanne", "Lausanne")).toBe("1003 Lausanne");
  expect(fullLocalityName("1994", "Aproz (Nendaz)", "Nendaz")).toBe("1994 Aproz (Nendaz)");
});

test("B11 some 75 countries have a dial code and a name in each language, the preferred first", () => {
  expect(countries.length).toBeGreaterThanOrEqual(75);
  expect(new Set(countries.map(({ iso2 }) => iso2)).size).toBe(countries.length);
  for (const { iso2, dialCode, names } of countries) {
    expect(dialCode, iso2).toMatch(/^[1-9]\d{0,2}$/);
    for (const language of languages) expect(names[language], iso2).not.toMatch(/^$|^[A-Z]{2}$/);
  }
  for (const language of languages) {
    const codes = countriesIn(language).map(({ iso2 }) => iso2);
    expect(codes.slice(0, 6)).toEqual(["CH", "DE", "FR", "AT", "IT", "LI"]);
    expect(codes).toHaveLength(countries.length);
  }
  expect(countriesIn("fr")[6]?.names.fr).toBe("Afrique du Sud");
  expect(countryOf("CH")?.names).toEqual({
    fr: "Suisse",
    de: "Schweiz",
    it: "Svizzera",
    en: "Switzerland",
  });
  expect(countryOf("XX")).toBeUndefined();
});

test("B11 the 26 cantons have a name in each language and are listed by it", () => {
  expect(cantons).toHaveLength(26);
  expect(cantonsIn("de")[0]?.names.de).toBe("Aargau");
  expect(cantonsIn("fr").at(-1)?.code).toBe("ZH");
});

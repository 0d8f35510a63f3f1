import { expect, test } from "vitest";
import {
  canSearchCaregivers,
  choiceOf,
  maySeePaediatrician,
  needsRefinedSearch,
  searchedWords,
} from "./caregivers.ts";

test.each([
  ["Rochat", "Rochat"],
  ["  Dr   de Werra ", "Werra"],
  ["La Chaux-de-Fonds", "Chaux-de-Fonds"],
  ["1003 Lausanne", "1003 Lausanne"],
  ["Li Wu", ""],
  ["a b c d", ""],
  ["", ""],
])("G03 of %j only the words of three characters and more are searched for: %j", (typed, kept) => {
  expect(searchedWords(typed)).toBe(kept);
});

test.each([
  ["Roc", "", true],
  ["", "Lau", true],
  ["Ro", "La", false],
  ["Ro", "Lau", true],
  ["de la", "", false],
  ["", "", false],
])("G03 name %j and locality %j can be searched for: %j", (name, locality, isEnough) => {
  expect(canSearchCaregivers({ name, locality })).toBe(isEnough);
});

test.each([
  ["RT01", 5, false],
  ["RF", 4, false],
  ["rx12", 4, true],
])("G03 the product %s lets one choose among %i kinds of doctors", (code, kinds, isInNetwork) => {
  const choice = choiceOf(code);
  expect([choice?.categories.length, choice?.isInNetwork]).toEqual([kinds, isInNetwork]);
});

test.each(["RS01", "AH1", "BO2", "", "constructor", "__proto__"])(
  "G03 the product %j has no doctor to choose",
  (code) => expect(choiceOf(code)).toBeUndefined(),
);

test.each([
  ["2008-11-16", "2026-11-15", true],
  ["2008-11-15", "2026-11-15", false],
  ["2008-02-29", "2026-02-28", true],
  ["2008-02-29", "2026-03-01", false],
])("G03 born on %s, on %s a paediatrician may be chosen: %j", (born, day, may) => {
  expect(maySeePaediatrician(born, day)).toBe(may);
});

test("G03 the search has to be refined when none of those found can be placed", () => {
  const here = { geolocation: { lat: 46.5, lng: 6.6 } };
  const somewhere = { geolocation: null };
  expect(needsRefinedSearch([])).toBe(false);
  expect(needsRefinedSearch([somewhere, somewhere])).toBe(true);
  expect(needsRefinedSearch([somewhere, here])).toBe(false);
});

import { expect, test } from "vitest";
import { faultsOf, flatten } from "./locales.ts";

type Group = Record<string, unknown>;

function inFour(fr: Group, others: { de?: Group; it?: Group; en?: Group } = {}) {
  const all = { fr, de: fr, it: fr, en: fr, ...others };
  return new Map(
    (["fr", "de", "it", "en"] as const).map((language) => [
      language,
      new Map(flatten(all[language])),
    ]),
  );
}

test("four languages with the same keys and placeholders are in step", () => {
  const fr = { title: "Bonjour {{name}}", nested: { hint: "Ici" } };
  const de = { title: "Guten Tag {{name}}", nested: { hint: "Hier" } };
  expect(faultsOf(inFour(fr, { de }))).toEqual([]);
});

test("a language may have plural forms of its own, and leave the number out of the singular", () => {
  const fr = { day_one: "un jour", day_many: "{{count}} de jours", day_other: "{{count}} jours" };
  const de = { day_one: "ein Tag", day_other: "{{count}} Tage" };
  expect(faultsOf(inFour(fr, { de }))).toEqual([]);
});

test("a language may address a person by another of his names", () => {
  const fr = { greeting: "Bonjour {{firstname}}" };
  const de = { greeting: "Guten Tag Herr {{lastname}}" };
  expect(faultsOf(inFour(fr, { de }))).toEqual([]);
});

test.each([
  ["a key missing in one language", inFour({ a: { b: "x" } }, { it: {} }), "a.b is missing in it"],
  [
    "a plural without its singular",
    inFour({ n_one: "x", n_other: "y" }, { en: { n_other: "y" } }),
    "n_one is missing in en",
  ],
  [
    "another placeholder",
    inFour({ a: "{{name}}" }, { de: { a: "{{nom}}" } }),
    "a has {{nom}} in de, {{name}} in fr",
  ],
  ["an ß in German", inFour({ a: "x" }, { de: { a: "Straße" } }), "a has an ß"],
  ["an empty text", inFour({ a: "x" }, { en: { a: "" } }), "a is empty in en"],
  ["an unfinished text", inFour({ a: "x" }, { en: { a: "TODO" } }), "a is not finished in en"],
  [
    "a broken placeholder",
    inFour({ a: "x" }, { en: { a: "Hello {name}" } }),
    "a has a broken placeholder in en",
  ],
])("%s is told", (_what, texts, fault) => {
  expect(faultsOf(texts)).toHaveLength(1);
  expect(faultsOf(texts)[0]).toContain(fault);
});

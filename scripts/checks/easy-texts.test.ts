import type { Language } from "@portal/model/portal/languages.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { easyFaults, longestSentence, type TextsOfGroup } from "./easy-texts.ts";

const inAll = (texts: Record<string, string>, but: Partial<Record<Language, object>> = {}) =>
  new Map(
    languages.map((language) => [
      language,
      new Map(Object.entries({ ...texts, ...but[language] })),
    ]),
  ) as TextsOfGroup;

const long = "one two three four five six seven eight nine ten eleven twelve thirteen {{name}}";
const tooLong = `${long} fifteen sixteen`;

test("V65 a long explanation of a covered group needs a form in easy language", () => {
  expect(easyFaults(inAll({ text: long }), inAll({}), true)).toEqual([
    "text needs a form in easy language",
  ]);
  expect(easyFaults(inAll({ text: long }), inAll({}), false)).toEqual([]);
  expect(easyFaults(inAll({ text: "Short. And short." }), inAll({}), true)).toEqual([]);
});

test("V65 a hard word needs an easy form too, in the language that says it", () => {
  const hard = inAll({ text: "Bezahlen Sie." }, { de: { text: "Bezahlen Sie gemäss Vertrag." } });
  expect(easyFaults(hard, inAll({}), true)).toEqual(["text needs a form in easy language"]);
});

test("V65 an easy form has an ordinary text, its placeholders, short sentences and all languages", () => {
  const easy = inAll({ text: "Hello." }, { de: { text: `${tooLong}.` } });
  expect(easyFaults(inAll({ text: long }), easy, true)).toEqual([
    "text has other placeholders than the ordinary text in fr",
    "text has a sentence of 16 words in de",
    "text has other placeholders than the ordinary text in it",
    "text has other placeholders than the ordinary text in en",
  ]);
  expect(easyFaults(inAll({}), inAll({ other: "Hello." }), true)).toHaveLength(4);
  const alone = new Map([["fr", new Map([["text", "Bonjour {{name}}."]])]]) as TextsOfGroup;
  expect(easyFaults(inAll({ text: long }), alone, true)).toEqual([
    "text has no easy form in de",
    "text has no easy form in it",
    "text has no easy form in en",
  ]);
});

test("a sentence ends with its sign; a number, an amount and a value are words", () => {
  expect(longestSentence("Eins zwei. Drei: vier fünf sechs?")).toBe(3);
  expect(longestSentence("CHF\u00a01’234.50 am {{date}}")).toBe(4);
});

import { expect, test } from "vitest";
import { searchable } from "./search-texts.ts";

test.each([
  ["Genève", "geneve"],
  ["  La Chaux-de-Fonds ", "la chaux de fonds"],
  ["GROSSE Straße", "grosse strasse"],
  ["+41 (CH)", "+41 ch"],
])("%j is searched as %j", (text, words) => {
  expect(searchable(text)).toBe(words);
});

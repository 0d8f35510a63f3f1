import { expect, test } from "vitest";
import { sentencesOf, spokenText } from "./spoken-text.ts";

test.each([
  ["fr", "Vous payez CHF 1'234.50.", "Vous payez 1234 francs et 50 centimes."],
  ["de", "Sie bezahlen CHF\u00a01’234.50.", "Sie bezahlen 1234 Franken und 50 Rappen."],
  ["it", "Paga CHF 1.00.", "Paga 1 franco."],
  ["en", "You pay CHF 0.05.", "You pay 5 centimes."],
  ["en", "You get −\u00a0CHF 12.00 back.", "You get minus 12 francs back."],
  ["de", "Gutschrift CHF −5.01", "Gutschrift minus 5 Franken und 1 Rappen"],
  ["fr", "CHF 1'234'567.00", "1234567 francs"],
] as const)("V68 an amount is said in words, in order: %s %s", (language, text, spoken) => {
  expect(spokenText(text, language)).toBe(spoken);
});

test.each([
  ["fr", "dès le 01.01.2026", "dès le 1er janvier 2026"],
  ["de", "am 29.02.2028", "am 29. Februar 2028"],
  ["de", "am 01.01.2026", "am 1. Januar 2026"],
  ["it", "il 31.12.2026", "il 31 dicembre 2026"],
  ["en", "on 5.3.2026", "on 5 March 2026"],
  ["fr", "01.01.2026 – 31.12.2026", "1er janvier 2026 à 31 décembre 2026"],
  ["en", "version 12.13.2026", "version 12.13.2026"],
] as const)("V68 a day is said with its month: %s %s", (language, text, spoken) => {
  expect(spokenText(text, language)).toBe(spoken);
});

test("V68 percentages, ranges, quotes and account numbers are said as people say them", () => {
  expect(spokenText("«10\u00a0%», 8–12 Uhr", "de")).toBe("10 Prozent, 8 bis 12 Uhr");
  expect(spokenText("IBAN CH93 0076 2011 6238 5295 7", "fr")).toBe(
    "IBAN C H 9 3 0 0 7 6 2 0 1 1 6 2 3 8 5 2 9 5 7",
  );
});

test("V68 a text is spoken sentence by sentence, and a German day stays in its sentence", () => {
  expect(sentencesOf("Eins. Zwei? Am 2. Januar: drei.")).toEqual([
    "Eins.",
    "Zwei?",
    "Am 2. Januar:",
    "drei.",
  ]);
  expect(sentencesOf("· –")).toEqual([]);
});

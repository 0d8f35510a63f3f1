import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { hardWords } from "./hard-words.ts";
import { flatten } from "./locales.ts";

/** The longest sentence of a text in easy language, in words. */
const LONGEST = 15;
/** A French sentence from here on needs an easy form, and with it the text in the other languages. */
const LONGEST_IN_FRENCH = 12;

/** Not covered: the desk is for staff, and the words of the search are typed, not read. */
const left = /^(?:desk|search$)/;

export type TextsOfGroup = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/**
 * What is wrong with the easy texts below `<language>/easy`: a key without an ordinary text, other placeholders, a
 * language that lacks it, a long sentence, a hard word; and every explanation of the portal that has no easy form yet.
 */
export function findEasyFaults(folder: string): string[] {
  const groups = readdirSync(join(folder, "fr"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replace(".json", ""));
  const known = new Set(groups);
  const strangers = languages.flatMap((language) =>
    readdirSync(join(folder, language, "easy"))
      .filter((name) => !known.has(name.replace(".json", "")))
      .map((name) => `${language}/easy/${name} has no ordinary group`),
  );
  const faults = groups.flatMap((group) =>
    easyFaults(
      readGroup(folder, "", group),
      readGroup(folder, "easy", group),
      !left.test(group),
    ).map((fault) => `${group}: ${fault}`),
  );
  return [...strangers, ...faults];
}

/** Of one group. */
export function easyFaults(
  ordinary: TextsOfGroup,
  easy: TextsOfGroup,
  isCovered: boolean,
): string[] {
  const easyKeys = new Set([...easy.values()].flatMap((texts) => [...texts.keys()]));
  const faults = [...easyKeys].flatMap((key) =>
    languages.flatMap((language) => faultsOf(language, key, ordinary, easy)),
  );
  const missing = isCovered ? [...neededKeys(ordinary)].filter((key) => !easyKeys.has(key)) : [];
  return [...faults, ...missing.map((key) => `${key} needs a form in easy language`)];
}

/** The keys of the texts that are too hard in one of the languages. */
function neededKeys(ordinary: TextsOfGroup): Set<string> {
  return new Set(
    [...ordinary].flatMap(([language, texts]) =>
      [...texts]
        .filter(([, text]) =>
          isHard(language, text, language === "fr" ? LONGEST_IN_FRENCH : LONGEST),
        )
        .map(([key]) => key),
    ),
  );
}

function isHard(language: Language, text: string, longest: number): boolean {
  return longestSentence(text) > longest || hardWordIn(language, text) !== undefined;
}

function faultsOf(
  language: Language,
  key: string,
  ordinary: TextsOfGroup,
  easy: TextsOfGroup,
): string[] {
  const text = easy.get(language)?.get(key);
  const before = ordinary.get(language)?.get(key);
  if (text === undefined) return [`${key} has no easy form in ${language}`];
  if (before === undefined) return [`${key} has no ordinary text in ${language}`];
  const words = longestSentence(text);
  const hard = hardWordIn(language, text);
  return [
    ...(placeholdersIn(text) === placeholdersIn(before)
      ? []
      : [`${key} has other placeholders than the ordinary text in ${language}`]),
    ...(words > LONGEST ? [`${key} has a sentence of ${words} words in ${language}`] : []),
    ...(hard ? [`${key} says “${hard}” in ${language}, which is a hard word`] : []),
  ];
}

export function longestSentence(text: string): number {
  const sentences = text.split(/(?<=[.!?…:])\s+(?=\S)|\n/);
  return Math.max(...sentences.map((sentence) => wordsIn(sentence).length));
}

function wordsIn(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word));
}

function hardWordIn(language: Language, text: string): string | undefined {
  for (const pattern of hardWords[language]) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return found;
  }
  return undefined;
}

function placeholdersIn(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)].toSorted().join(" ");
}

function readGroup(folder: string, below: string, group: string): TextsOfGroup {
  return new Map(
    languages.map((language) => {
      const file = join(folder, language, below, `${group}.json`);
      const texts = existsSync(file) ? flatten(JSON.parse(readFileSync(file, "utf8"))) : [];
      return [language, new Map(texts)];
    }),
  );
}

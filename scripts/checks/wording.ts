import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { answersIn } from "./faq-migrations.ts";
import { flatten } from "./locales.ts";
import { ambiguousPossessive } from "./possessives.ts";
import { type FoundText, textsInCode } from "./texts-in-code.ts";
import { unwantedWords } from "./unwanted-words.ts";

interface Typography {
  pattern: RegExp;
  says: string;
  only?: Language;
}

/** Spaces are written by their code, because a list of errors shows them as a box. */
const typography: readonly Typography[] = [
  { only: "fr", pattern: /(?<!\u202f)[;!?](?=\s|$)/, says: "needs U+202F before ; ! ?" },
  { only: "fr", pattern: /[^\u00a0/\s]:(?=\s|$)|[ \u202f]:/, says: "needs U+00A0 before :" },
  { only: "fr", pattern: /«(?!\u202f)|(?<!\u202f)»/, says: "needs U+202F inside « »" },
  { only: "de", pattern: /ß/, says: "has an ß, which Switzerland does not write" },
  { only: "de", pattern: /[„“”]/, says: "quotes with other marks than «»" },
  { only: "it", pattern: /[„“”]|«\s|\s»/, says: "quotes with other marks than «»" },
  { only: "en", pattern: /[«»„]/, says: "quotes with other marks than “”" },
  { pattern: /\p{L}'\p{L}|(?<=\p{L})'(?=\s)/u, says: "has ' instead of ’" },
  { pattern: /\.\.\./, says: "has three dots instead of …" },
  { pattern: /(?<=[^\s/]) {2,}(?=\S)/, says: "has two spaces in a row" },
  { pattern: /[\u00a0\u202f]{2,}/, says: "has two fixed spaces in a row" },
  { pattern: /\bCHF (?=[\d{$])/, says: "needs U+00A0 after CHF" },
  { pattern: /\d %/, says: "needs U+00A0 before %" },
];

/** Unwanted words and wrong signs in the texts of the portal, its messages, documents and seeds. */
export function findWordingFaults(root: string): string[] {
  return allTexts(root).flatMap(wordingFaults);
}

export function allTexts(root: string): FoundText[] {
  return [...localeTexts(root), ...codeTexts(root), ...faqTexts(root)];
}

export function wordingFaults({ language, place, text }: FoundText): string[] {
  const plain = text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/\{\w+\}/g, "{}");
  const words = unwantedWords[language].flatMap(({ pattern, use }) => {
    const [found] = pattern.exec(plain) ?? [];
    return found ? [`${place} says “${found}” in ${language}: use ${use}`] : [];
  });
  const signs = typography.flatMap(({ pattern, says, only }) =>
    (!only || only === language) && pattern.test(text) ? [`${place} ${says} in ${language}`] : [],
  );
  const possessive = ambiguousPossessive(language, text);
  const whom = possessive
    ? [`${place} says “${possessive}” in ${language}: name whom it means`]
    : [];
  return [...words, ...signs, ...whom];
}

function localeTexts(root: string): FoundText[] {
  return languages.flatMap((language) => {
    const folder = join(root, "web", "locales", language);
    return filesIn(folder, /\.json$/).flatMap((file) => {
      const group = relative(folder, file).replace(".json", "");
      const all = flatten(JSON.parse(readFileSync(file, "utf8"))).map(([key, text]) => ({
        language,
        place: `${group}:${key}`,
        text,
      }));
      // Search words are not displayed.
      return all.filter(({ place }) => !/^search:entries\..*\.words$/.test(place));
    });
  });
}

/** The questions and answers of the migrations, in their latest wording. */
function faqTexts(root: string): FoundText[] {
  return languages.flatMap((language) =>
    [...answersIn(root, language)].flatMap(([id, { file, question, answer }]) =>
      [question, ...answer].map((text) => ({
        language,
        place: `${relative("api/migrations", file)}:${id}`,
        text: text.replaceAll(/\]\([^)]*\)/g, "]"),
      })),
    ),
  );
}

/**
 * Texts outside the locales: of messages, documents, standalone pages, conditions, rules and seeds. Invented names and
 * search words are excluded.
 */
function codeTexts(root: string): FoundText[] {
  return ["api/src", "api/seed", "model/src", "web/src"].flatMap((folder) =>
    filesIn(join(root, folder), /(?<!\.test|names|spoken-words|asked)\.tsx?$/).flatMap((file) =>
      textsInCode(readFileSync(file, "utf8"), relative(root, file)).filter(isSentence),
    ),
  );
}

/** Parts of addresses, icon paths and codes are not texts. */
function isSentence({ text }: FoundText): boolean {
  return /\p{L}{2}/u.test(text) && !/^[\w./:-]+$/.test(text.replaceAll(/^\p{Lu}\p{Ll}+$/gu, " "));
}

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name) && !name.includes("node_modules"))
    .toSorted()
    .map((name) => join(folder, name));
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const languages = ["fr", "de", "it", "en"] as const;
type Language = (typeof languages)[number];
type Texts = Map<string, string>;

/** All differences between the four languages of a folder of texts. */
export function findLocaleFaults(folder: string): string[] {
  const groups = new Set(languages.flatMap((language) => groupsIn(join(folder, language))));
  return [...groups].toSorted().flatMap((group) => {
    const missing = languages.filter((language) => !existsSync(fileOf(folder, language, group)));
    if (missing.length > 0) return missing.map((language) => `${language}/${group} is missing`);
    const texts = new Map(
      languages.map((language) => [language, readTexts(fileOf(folder, language, group))] as const),
    );
    return faultsOf(texts).map((fault) => `${group}: ${fault}`);
  });
}

export function faultsOf(texts: Map<Language, Texts>): string[] {
  const keys = new Set([...texts.values()].flatMap((group) => [...group.keys()].map(baseOf)));
  return [...keys].flatMap((key) => [
    ...missingIn(texts, key),
    ...placeholderFaults(texts, key),
    ...[...texts].flatMap(([language, group]) => textFaults(language, group, key)),
  ]);
}

/** The keys of nested objects joined by dots. */
export function flatten(value: unknown, prefix = ""): [string, string][] {
  if (typeof value === "string") return [[prefix, value]];
  if (typeof value !== "object" || value === null) return [[prefix, ""]];
  return Object.entries(value).flatMap(([name, inner]) =>
    flatten(inner, prefix === "" ? name : `${prefix}.${name}`),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function baseOf(key: string): string {
  return key.replace(pluralSuffix, "");
}

/** The text of a key, or all its plural forms. */
function formsOf(group: Texts, base: string): [string, string][] {
  return [...group].filter(([key]) => baseOf(key) === base);
}

function missingIn(texts: Map<Language, Texts>, base: string): string[] {
  const isPlural = [...texts.values()].some((group) => group.has(`${base}_other`));
  const wanted = isPlural ? [`${base}_one`, `${base}_other`] : [base];
  return [...texts].flatMap(([language, group]) =>
    wanted.filter((key) => !group.has(key)).map((key) => `${key} is missing in ${language}`),
  );
}

function placeholderFaults(texts: Map<Language, Texts>, base: string): string[] {
  const found = [...texts].map(([language, group]) => {
    const all = formsOf(group, base).flatMap(([, text]) => placeholdersIn(text));
    return { language, names: [...new Set(all)].toSorted().join(" ") };
  });
  const [first, ...others] = found.filter(({ language }) => formsExist(texts, language, base));
  return others
    .filter(({ names }) => names !== first?.names)
    .map(
      ({ language, names }) =>
        `${base} has ${names || "no placeholder"} in ${language}, ${first?.names || "none"} in ${first?.language}`,
    );
}

/** Each language addresses a person in its own way, so the placeholders of names are equivalent. */
function placeholdersIn(text: string): string[] {
  const found = text.match(/\{\{[^}]*\}\}/g) ?? [];
  return found.map((name) => name.replace(/\{\{(?:first|last|full)name\}\}/, "{{name}}"));
}

function formsExist(texts: Map<Language, Texts>, language: Language, base: string): boolean {
  return formsOf(texts.get(language) ?? new Map(), base).length > 0;
}

const unwanted: { pattern: RegExp; says: string; only?: Language }[] = [
  { pattern: /^\s*$/, says: "is empty" },
  { pattern: /^\s|\s$/, says: "begins or ends with a space" },
  { pattern: /ß/, says: "has an ß, which Switzerland does not write", only: "de" },
  { pattern: /—/, says: "has an em dash" },
  { pattern: /\b(TODO|FIXME|XXX|TBD)\b|lorem ipsum|\?\?\?/i, says: "is not finished" },
  { pattern: /\{\{\s*\}\}|(?<!\{)\{(?!\{)|(?<!\})\}(?!\})/, says: "has a broken placeholder" },
];

function textFaults(language: Language, group: Texts, base: string): string[] {
  return formsOf(group, base).flatMap(([key, text]) =>
    unwanted
      .filter(({ pattern, only }) => (!only || only === language) && pattern.test(text))
      .map(({ says }) => `${key} ${says} in ${language}`),
  );
}

function groupsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
}

function fileOf(folder: string, language: Language, group: string): string {
  return join(folder, language, group);
}

function readTexts(file: string): Texts {
  return new Map(flatten(JSON.parse(readFileSync(file, "utf8"))));
}
